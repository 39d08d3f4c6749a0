import Diagnostics

/// The sizes of marks, as far as they are known, for views beside them that are made for these.
final class TargetReaders {
  private let sizes: [Int: SIMD2<Double>]
  /// The number of the next one, among all that are told sizes on a page.
  private(set) var count: Int
  /// What the views beside marks have to report.
  var diagnostics = Diagnostics()

  init(first: Int, sizes: [Int: SIMD2<Double>]) {
    count = first
    self.sizes = sizes
  }

  /// The number of one more reader, and its size in points if it is known.
  func next() -> (id: Int, size: SIMD2<Double>?) {
    defer { count += 1 }
    return (count, sizes[count])
  }
}

/// A value that stays on the actor that made it.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
