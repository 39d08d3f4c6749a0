/// Tells which triangles of a surface are drawn, and which must be cut first.
struct TriangleSorter {
  /// On which outer sides of the box each vertex lies; all bits set for a hole.
  let sides: UnsafePointer<UInt8>
  /// Which vertices lack what colours them, and whether triangles at these are wanted or the others;
  /// nil for all triangles.
  let choice: (missing: UnsafePointer<Bool>, isWanted: Bool)?

  enum Place {
    case inside
    case crossing
    case left
  }

  @inline(__always)
  func place(_ a: Int, _ b: Int, _ c: Int) -> Place {
    if let (missing, isWanted) = choice, (missing[a] || missing[b] || missing[c]) != isWanted {
      return .left
    }
    let (p, q, r) = (sides[a], sides[b], sides[c])
    if p | q | r == 0 { return .inside }
    let isApart = p & q & r != 0
    let touchesHole = p == PlotBox.nowhere || q == PlotBox.nowhere || r == PlotBox.nowhere
    return isApart || touchesHole ? .left : .crossing
  }
}

/// Counts the triangles that are drawn whole, and collects those that must be cut.
struct TriangleCensus: TriangleTaker {
  let sorter: TriangleSorter
  private(set) var insideCount = 0
  private(set) var crossing: [SIMD3<UInt32>] = []

  init(_ sorter: TriangleSorter) { self.sorter = sorter }

  @inline(__always)
  mutating func take(_ a: Int, _ b: Int, _ c: Int) {
    switch sorter.place(a, b, c) {
    case .inside: insideCount += 1
    case .crossing: crossing.append([UInt32(a), UInt32(b), UInt32(c)])
    case .left: break
    }
  }
}

/// Writes the corners of the triangles that are drawn whole.
struct TriangleWriter: TriangleTaker {
  let sorter: TriangleSorter
  /// The numbers that vertices have in the mesh; nil where they keep their own.
  let numbers: UnsafePointer<UInt32>?
  private var next: UnsafeMutablePointer<UInt32>

  init(
    _ sorter: TriangleSorter, numbers: UnsafePointer<UInt32>?,
    to first: UnsafeMutablePointer<UInt32>
  ) {
    self.sorter = sorter
    self.numbers = numbers
    next = first
  }

  @inline(__always)
  mutating func take(_ a: Int, _ b: Int, _ c: Int) {
    guard sorter.place(a, b, c) == .inside else { return }
    next[0] = number(a)
    next[1] = number(b)
    next[2] = number(c)
    next += 3
  }

  @inline(__always)
  private func number(_ vertex: Int) -> UInt32 {
    numbers.map { $0[vertex] } ?? UInt32(truncatingIfNeeded: vertex)
  }
}
