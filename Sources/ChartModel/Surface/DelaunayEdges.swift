/// The edges of a growing triangulation.
///
/// A directed edge is an index; its reverse is the index with the last bit flipped. Each knows the
/// next edge about its origin, counterclockwise and clockwise: Guibas and Stolfi's structure
/// without the dual, which follows from it.
struct DelaunayEdges {
  typealias Edge = Int32

  /// Sorted by u, then v, without equals.
  private let points: UnsafeBufferPointer<PlanePoint>
  private var origins: [Int32] = []
  private var next: [Edge] = []
  private var previous: [Edge] = []
  /// Deleted pairs, to be used again.
  private var free: [Edge] = []

  init(_ points: UnsafeBufferPointer<PlanePoint>) {
    self.points = points
    // A planar graph has fewer than three edges a point.
    origins.reserveCapacity(points.count * 6)
    next.reserveCapacity(points.count * 6)
    previous.reserveCapacity(points.count * 6)
  }

  mutating func triangulate() {
    _ = triangulate(0..<points.count)
  }

  /// The triangles to the left of the edges; the outside, which turns the other way, is none.
  func triangles() -> [SIMD3<UInt32>] {
    var triangles: [SIMD3<UInt32>] = []
    triangles.reserveCapacity(points.count * 2)
    for e in 0..<Edge(origins.count) where origins[Int(e)] >= 0 {
      let f = leftNext(e)
      let g = leftNext(f)
      // Each triangle once, from the least of its edges.
      guard e < f, e < g, leftNext(g) == e else { continue }
      let (a, b, c) = (origins[Int(e)], origins[Int(f)], origins[Int(g)])
      guard PlanePoint.turn(points[Int(a)], points[Int(b)], points[Int(c)]) > 0 else { continue }
      triangles.append([UInt32(a), UInt32(b), UInt32(c)])
    }
    return triangles
  }

  // MARK: Edges

  @inline(__always) private func origin(_ e: Edge) -> PlanePoint { points[Int(origins[Int(e)])] }
  @inline(__always) private func destination(_ e: Edge) -> PlanePoint { origin(e ^ 1) }
  @inline(__always) private func originNext(_ e: Edge) -> Edge { next[Int(e)] }
  @inline(__always) private func originPrevious(_ e: Edge) -> Edge { previous[Int(e)] }
  /// The next edge of the face to the left.
  @inline(__always) private func leftNext(_ e: Edge) -> Edge { previous[Int(e ^ 1)] }
  /// The edge before of the face to the right.
  @inline(__always) private func rightPrevious(_ e: Edge) -> Edge { next[Int(e ^ 1)] }

  private mutating func makeEdge(_ from: Int32, _ to: Int32) -> Edge {
    let e = free.popLast() ?? Edge(origins.count)
    if Int(e) == origins.count {
      origins += [0, 0]
      next += [0, 0]
      previous += [0, 0]
    }
    origins[Int(e)] = from
    origins[Int(e ^ 1)] = to
    for half in [e, e ^ 1] {
      next[Int(half)] = half
      previous[Int(half)] = half
    }
    return e
  }

  /// Joins the rings about two origins, or parts one ring in two.
  private mutating func splice(_ a: Edge, _ b: Edge) {
    let (afterA, afterB) = (next[Int(a)], next[Int(b)])
    next[Int(a)] = afterB
    next[Int(b)] = afterA
    previous[Int(afterB)] = a
    previous[Int(afterA)] = b
  }

  /// An edge from the end of a to the start of b, which bound one face to their left.
  private mutating func connect(_ a: Edge, _ b: Edge) -> Edge {
    let after = leftNext(a)
    let e = makeEdge(origins[Int(a ^ 1)], origins[Int(b)])
    splice(e, after)
    splice(e ^ 1, b)
    return e
  }

  private mutating func delete(_ e: Edge) {
    splice(e, originPrevious(e))
    splice(e ^ 1, originPrevious(e ^ 1))
    origins[Int(e)] = -1
    origins[Int(e ^ 1)] = -1
    free.append(e & ~1)
  }

  @inline(__always) private func isLeft(_ point: PlanePoint, of e: Edge) -> Bool {
    PlanePoint.turn(point, origin(e), destination(e)) > 0
  }

  @inline(__always) private func isRight(_ point: PlanePoint, of e: Edge) -> Bool {
    PlanePoint.turn(point, destination(e), origin(e)) > 0
  }

  // MARK: Divide and conquer

  /// The counterclockwise hull edge out of the leftmost point, and the clockwise one out of the
  /// rightmost.
  private mutating func triangulate(_ range: Range<Int>) -> (left: Edge, right: Edge) {
    if range.count <= 3 { return small(range) }
    let middle = (range.lowerBound + range.upperBound) / 2
    let left = triangulate(range.lowerBound..<middle)
    let right = triangulate(middle..<range.upperBound)
    return merge(left, right)
  }

  private mutating func small(_ range: Range<Int>) -> (left: Edge, right: Edge) {
    let first = Int32(range.lowerBound)
    let a = makeEdge(first, first + 1)
    if range.count == 2 { return (a, a ^ 1) }
    let b = makeEdge(first + 1, first + 2)
    splice(a ^ 1, b)
    let turn = PlanePoint.turn(origin(a), origin(b), destination(b))
    if turn == 0 { return (a, b ^ 1) }
    let c = connect(b, a)
    return turn > 0 ? (a, b ^ 1) : (c ^ 1, c)
  }

  private mutating func merge(
    _ left: (left: Edge, right: Edge), _ right: (left: Edge, right: Edge)
  ) -> (left: Edge, right: Edge) {
    var (leftOuter, leftInner) = left
    var (rightInner, rightOuter) = right
    while true {
      if isLeft(origin(rightInner), of: leftInner) {
        leftInner = leftNext(leftInner)
      } else if isRight(origin(leftInner), of: rightInner) {
        rightInner = rightPrevious(rightInner)
      } else {
        break
      }
    }
    // The lower common tangent, from right to left.
    var base = connect(rightInner ^ 1, leftInner)
    if origins[Int(leftInner)] == origins[Int(leftOuter)] { leftOuter = base ^ 1 }
    if origins[Int(rightInner)] == origins[Int(rightOuter)] { rightOuter = base }
    while let next = rise(from: base) { base = next }
    return (leftOuter, rightOuter)
  }

  /// The next edge across the gap above `base`, or nil at the upper common tangent.
  private mutating func rise(from base: Edge) -> Edge? {
    let leftEnd = destination(base)
    let rightEnd = origin(base)
    var left = originNext(base ^ 1)
    let hasLeft = isRight(destination(left), of: base)
    if hasLeft {
      while PlanePoint.isInCircle(
        leftEnd, rightEnd, destination(left), destination(originNext(left)))
      {
        let following = originNext(left)
        delete(left)
        left = following
      }
    }
    var right = originPrevious(base)
    let hasRight = isRight(destination(right), of: base)
    if hasRight {
      while PlanePoint.isInCircle(
        leftEnd, rightEnd, destination(right), destination(originPrevious(right)))
      {
        let following = originPrevious(right)
        delete(right)
        right = following
      }
    }
    guard hasLeft || hasRight else { return nil }
    let takesRight =
      !hasLeft
      || hasRight
        && PlanePoint.isInCircle(destination(left), origin(left), origin(right), destination(right))
    return takesRight ? connect(right, base ^ 1) : connect(base ^ 1, left ^ 1)
  }
}
