/// Indexed triangles.
///
/// Which sides are drawn, and so whether the winding matters, is up to `Material.sides`.
package struct TriangleMesh: Sendable, Equatable {
  package var vertices: [MeshVertex]
  /// Three per triangle.
  package var indices: [UInt32]

  package init(vertices: [MeshVertex] = [], indices: [UInt32] = []) {
    self.vertices = vertices
    self.indices = indices
  }
}
