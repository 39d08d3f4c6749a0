import RenderModel

/// Collects the triangles of a surface and cuts them exactly at the six faces of the box.
///
/// Triangles wholly inside take no room but their indices. The others are cut in double precision,
/// and triangles that share an edge share the vertices on it, so nothing opens along a face.
struct BoxCutter<Vertices: SurfaceVertices> {
  private let vertices: Vertices
  private let box: PlotBox
  private let coordinates: RampPlacement
  /// On which outer sides of the box each vertex lies; all bits set for a hole.
  private let sides: [UInt8]
  /// The drawn vertex of each vertex, plus one; 0 for none yet.
  private var drawn: [UInt32]
  private var crossing: [SIMD3<UInt32>] = []
  private var mesh = TriangleMesh()

  init(_ vertices: Vertices, box: PlotBox, coordinates: RampPlacement) {
    self.vertices = vertices
    self.box = box
    self.coordinates = coordinates
    sides = (0..<vertices.count).map { index in
      vertices.place(index).map { box.sides(of: $0) } ?? PlotBox.nowhere
    }
    drawn = Array(repeating: 0, count: vertices.count)
  }

  /// Adds a triangle; one that touches a hole is left out.
  mutating func add(_ a: Int, _ b: Int, _ c: Int) {
    let all = sides[a] | sides[b] | sides[c]
    if all == 0 {
      mesh.indices.append(index(a))
      mesh.indices.append(index(b))
      mesh.indices.append(index(c))
    } else if sides[a] & sides[b] & sides[c] == 0,
      sides[a] != PlotBox.nowhere, sides[b] != PlotBox.nowhere, sides[c] != PlotBox.nowhere
    {
      crossing.append([UInt32(a), UInt32(b), UInt32(c)])
    }
  }

  /// What lies in the box.
  mutating func finish() -> TriangleMesh {
    guard !crossing.isEmpty else { return mesh }
    var cut = CutMesh()
    for corners in crossing { cut.add(corners) { vertices.vertex(Int($0)) } }
    cut.cut(box)
    var indices = Array(repeating: UInt32.max, count: cut.vertices.count)
    for corner in cut.triangles.lazy.flatMap({ [$0.x, $0.y, $0.z] }) {
      let local = Int(corner)
      if indices[local] == .max {
        indices[local] =
          if let source = cut.source(of: local), sides[Int(source)] == 0 {
            index(Int(source))
          } else {
            append(cut.vertices[local])
          }
      }
      mesh.indices.append(indices[local])
    }
    return mesh
  }

  private mutating func index(_ vertex: Int) -> UInt32 {
    if drawn[vertex] == 0 { drawn[vertex] = append(vertices.vertex(vertex)) + 1 }
    return drawn[vertex] - 1
  }

  private mutating func append(_ vertex: SurfaceVertex) -> UInt32 {
    mesh.vertices.append(
      MeshVertex(at: box.settled(vertex.place), normal: vertex.normal, uv: coordinates.uv(vertex)))
    return UInt32(mesh.vertices.count - 1)
  }
}
