import CMuParser

/// A muParser handle with our vocabulary, for one expression, on one thread at a time.
final class FormulaParser {
  private let handle: muParserHandle_t?
  /// Where the handle finds x and z.
  private let place: UnsafeMutablePointer<Double>
  private let text: String

  init(_ text: String) {
    self.text = text
    handle = mupCreate(muBASETYPE_FLOAT)
    place = .allocate(capacity: 2)
    place.initialize(repeating: 0, count: 2)
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
    mupDefineVar(handle, "x", place)
    mupDefineVar(handle, "z", place + 1)
    mupSetExpr(handle, text)
  }

  deinit {
    mupRelease(handle)
    place.deallocate()
  }

  /// The values at many places; NaN where there is none.
  ///
  /// One by one, not with `mupEvalBulk`: that starts OpenMP threads in every call, which wait for
  /// each other by spinning and on a busy machine take many times as long.
  func values(atX xs: [Double], z zs: [Double]) -> [Double] {
    let count = min(xs.count, zs.count)
    return [Double](unsafeUninitializedCapacity: count) { values, filled in
      for i in 0..<count {
        place[0] = xs[i]
        place[1] = zs[i]
        values.initializeElement(at: i, to: mupEval(handle))
      }
      filled = count
    }
  }

  /// What is wrong with the expression: where, in characters from 1, and why.
  func problem() -> (column: Int, message: String)? {
    guard text.contains(where: { !$0.isWhitespace }) else { return (1, "it is empty") }
    mupErrorReset(handle)
    _ = mupEval(handle)
    guard mupError(handle) != 0 else { return nil }
    let offset = Int(mupGetErrorPos(handle))
    return (column(atByte: offset), message(code: Int(mupGetErrorCode(handle)), byte: offset))
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
