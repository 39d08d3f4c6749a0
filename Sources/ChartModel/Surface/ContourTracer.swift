import RenderModel

/// Follows the lines on a mesh along which one coordinate has a given value.
///
/// Marching triangles: a line crosses a triangle along a straight stretch between two of its edges,
/// and goes on in the triangle beyond. Where it runs along an edge, it takes the edge itself.
struct ContourTracer {
  private let mesh: TriangleMesh
  private let coordinates: [Float]

  /// - Parameter axis: 0 x, 1 y, 2 z; in world space, as the mesh is.
  init(_ mesh: TriangleMesh, axis: Int) {
    self.mesh = mesh
    coordinates = mesh.vertices.map { [$0.x, $0.y, $0.z][axis] }
    self.axis = axis
  }

  private let axis: Int

  /// A place of a line: on an edge, or at a vertex, which is an edge from itself to itself.
  private struct Node: Hashable {
    var low: UInt32
    var high: UInt32
  }

  /// The lines at each of the levels, which ascend; vertices of a closed one begin and end with the
  /// same.
  func lines(at levels: [Float]) -> [[[MeshVertex]]] {
    var stretches = Array(repeating: [(Node, Node)](), count: levels.count)
    for first in stride(from: 0, to: mesh.indices.count - 2, by: 3) {
      let (a, b, c) = (mesh.indices[first], mesh.indices[first + 1], mesh.indices[first + 2])
      let (p, q, r) = (coordinates[Int(a)], coordinates[Int(b)], coordinates[Int(c)])
      let (low, high) = (min(p, q, r), max(p, q, r))
      guard low < high else { continue }
      var level = levels.firstIndexAtLeast(low)
      while level < levels.count, levels[level] <= high {
        if let stretch = stretch([a, b, c], at: levels[level]) { stretches[level].append(stretch) }
        level += 1
      }
    }
    return zip(levels, stretches).map { level, stretches in
      PathLinker(stretches).paths.map { path in path.map { vertex($0, at: level) } }
    }
  }

  /// Where a line crosses a triangle that is not level itself.
  private func stretch(_ corners: SIMD3<UInt32>, at level: Float) -> (Node, Node)? {
    var nodes: [Node] = []
    for corner in 0..<3 {
      let (a, b) = (corners[corner], corners[(corner + 1) % 3])
      let (p, q) = (coordinates[Int(a)], coordinates[Int(b)])
      if p == level { nodes.append(Node(low: a, high: a)) }
      if p < level && q > level || p > level && q < level {
        nodes.append(Node(low: min(a, b), high: max(a, b)))
      }
    }
    return nodes.count == 2 ? (nodes[0], nodes[1]) : nil
  }

  private func vertex(_ node: Node, at level: Float) -> MeshVertex {
    let a = mesh.vertices[Int(node.low)]
    guard node.low != node.high else { return a }
    let (p, q) = (coordinates[Int(node.low)], coordinates[Int(node.high)])
    var vertex = MeshVertex.mix(a, mesh.vertices[Int(node.high)], (level - p) / (q - p))
    switch axis {
    case 0: vertex.x = level
    case 1: vertex.y = level
    default: vertex.z = level
    }
    return vertex
  }
}

extension [Float] {
  /// The index of the first of ascending values that is not below a value.
  fileprivate func firstIndexAtLeast(_ value: Float) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
