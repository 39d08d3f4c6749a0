/// Indexed triangles.
///
/// Both sides are drawn; the winding does not matter.
package struct TriangleMesh: Sendable, Equatable {
  package var vertices: [MeshVertex]
  /// Three per triangle.
  package var indices: [UInt32]

  package init(vertices: [MeshVertex] = [], indices: [UInt32] = []) {
    self.vertices = vertices
    self.indices = indices
  }
}
