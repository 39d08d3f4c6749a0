/// One bin: from a lower bound up to an upper one, which belongs to the next bin unless this is the
/// last.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
  /// Where the bin begins.
  public let lowerBound: Bound
  /// Where the bin ends.
  public let upperBound: Bound
  /// Whether the upper bound belongs to the bin: it does in the last one.
  let isClosed: Bool

  init(_ lowerBound: Bound, _ upperBound: Bound, isClosed: Bool) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
    self.isClosed = isClosed
  }

  /// Whether a value is in the bin.
  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && (isClosed ? element <= upperBound : element < upperBound)
  }

  /// The bin as a range of a collection's indices.
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    let range = lowerBound..<upperBound
    return isClosed ? (lowerBound...upperBound).relative(to: collection) : range
  }
}

extension ChartBinRange: Sendable where Bound: Sendable {}
extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
