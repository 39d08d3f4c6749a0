import CMuParser

/// A muParser handle with our vocabulary, for one expression on one thread.
final class BulkParser {
  private let handle: muParserHandle_t?
  private let text: String

  init(_ text: String) {
    self.text = text
    handle = mupCreate(muBASETYPE_FLOAT)
    // Without a handler of its own the library writes errors to standard output.
    mupSetErrorHandler(handle, { _ in })
    mupClearFun(handle)
    mupClearConst(handle)
    for constant in Vocabulary.constants {
      mupDefineConst(handle, constant.name, constant.value)
    }
    for function in Vocabulary.functions {
      switch function.body {
      case .one(let body): mupDefineFun1(handle, function.name, body, 1)
      case .two(let body): mupDefineFun2(handle, function.name, body, 1)
      case .many(let body): mupDefineMultFun(handle, function.name, body, 1)
      }
    }
  }

  deinit {
    mupRelease(handle)
  }

  /// The values at many places; NaN throughout where the expression cannot be read.
  func values(atX xs: [Double], z zs: [Double]) -> [Double] {
    let count = min(xs.count, zs.count, Int(Int32.max))
    guard count > 0 else { return [] }
    var xs = xs
    var zs = zs
    var isRead = false
    let values = [Double](unsafeUninitializedCapacity: count) { values, filled in
      values.initialize(repeating: .nan)
      isRead = evaluate(x: &xs, z: &zs, into: values)
      filled = count
    }
    return isRead ? values : Array(repeating: .nan, count: count)
  }

  /// What is wrong with the expression: where, in characters from 1, and why.
  func problem() -> (column: Int, message: String)? {
    guard text.contains(where: { !$0.isWhitespace }) else { return (1, "it is empty") }
    var x = [0.0]
    var z = [0.0]
    var value = [0.0]
    let isRead = value.withUnsafeMutableBufferPointer { evaluate(x: &x, z: &z, into: $0) }
    guard !isRead else { return nil }
    let offset = Int(mupGetErrorPos(handle))
    return (column(atByte: offset), message(code: Int(mupGetErrorCode(handle)), byte: offset))
  }

  private func evaluate(
    x: inout [Double],
    z: inout [Double],
    into values: UnsafeMutableBufferPointer<Double>
  ) -> Bool {
    x.withUnsafeMutableBufferPointer { x in
      z.withUnsafeMutableBufferPointer { z in
        mupDefineVar(handle, "x", x.baseAddress)
        mupDefineVar(handle, "z", z.baseAddress)
        mupSetExpr(handle, text)
        mupEvalBulk(handle, values.baseAddress, Int32(values.count))
        return mupError(handle) == 0
      }
    }
  }

  /// The column of a byte of the text; the end's where the parser names no place.
  private func column(atByte offset: Int) -> Int {
    guard offset >= 0, offset < text.utf8.count else { return text.count + 1 }
    let index = text.utf8.index(text.utf8.startIndex, offsetBy: offset)
    return text.distance(from: text.startIndex, to: index) + 1
  }

  /// Our words for the library's error codes (`EErrorCodes` in `muParserError.h`).
  private func message(code: Int, byte offset: Int) -> String {
    let rest = offset >= 0 ? String(decoding: text.utf8.dropFirst(offset), as: UTF8.self) : ""
    var scanner = TokenScanner(rest)
    let found = scanner.next().map { "'\($0.text)'" } ?? "the end"
    return switch code {
    case 0: "a value is wanted before \(found)"
    case 2: "a value is wanted at the end"
    case 5, 6: "an operator is wanted before \(found)"
    case 7: "\(found) is not wanted here"
    case 33: "'?' has no ':'"
    case 34: "':' has no '?'"
    default: "\(found) cannot be read"
    }
  }
}
