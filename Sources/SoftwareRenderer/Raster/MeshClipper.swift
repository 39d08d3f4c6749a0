import RenderModel

/// Cuts the triangles of a mesh that the rasteriser cannot take: those that reach behind the eye,
/// in front of the near plane, behind the far one or millions of pixels out.
///
/// Rare, so it is simple: the mesh is rebuilt with the cut triangles in place of the whole ones.
struct MeshClipper {
  private let view: ViewTransform
  private let vertices: UnsafePointer<MeshVertex>
  private var mesh: TriangleMesh
  private var screen: [ScreenVertex]

  /// A corner of a polygon being cut: its place, and its weights over the triangle's corners.
  private struct Corner {
    var place: SIMD4<Float>
    var weights: SIMD3<Float>
  }

  /// The clipped mesh and its vertices on the image.
  static func clip(
    _ item: FramePlan.Item,
    _ view: ViewTransform
  ) -> (TriangleMesh, [ScreenVertex]) {
    guard let indices = item.indices, let screen = item.screen else { return (.init(), []) }
    let vertices = item.source.assumingMemoryBound(to: MeshVertex.self)
    let placed = screen.assumingMemoryBound(to: ScreenVertex.self)
    var clipper = MeshClipper(
      view: view,
      vertices: vertices,
      mesh: TriangleMesh(
        vertices: Array(UnsafeBufferPointer(start: vertices, count: item.vertexCount))
      ),
      screen: Array(UnsafeBufferPointer(start: placed, count: item.vertexCount))
    )
    clipper.mesh.indices.reserveCapacity(item.count * 3)
    for t in 0..<item.count {
      let corners = (indices[3 * t], indices[3 * t + 1], indices[3 * t + 2])
      if clipper.isInside(corners.0), clipper.isInside(corners.1), clipper.isInside(corners.2) {
        clipper.mesh.indices += [corners.0, corners.1, corners.2]
      } else {
        clipper.cut(corners)
      }
    }
    return (clipper.mesh, clipper.screen)
  }

  private func isInside(_ index: UInt32) -> Bool {
    screen[Int(index)].inverseW != 0
  }

  private mutating func cut(_ triangle: (UInt32, UInt32, UInt32)) {
    let corners = [triangle.0, triangle.1, triangle.2].map { vertices[Int($0)] }
    var polygon: [Corner] = []
    for (i, v) in corners.enumerated() {
      var weights = SIMD3<Float>()
      weights[i] = 1
      polygon.append(Corner(place: view.image.point(v.x, v.y, v.z), weights: weights))
    }
    let g = ScreenVertex.guardBand * 0.999
    // Inside where the dot product with (x, y, depth, 1) w is positive; the depth planes keep a
    // hair of distance so that rounding leaves the new vertices inside.
    let planes: [SIMD4<Float>] = [
      [0, 0, 0, 1], [0, 0, 1, -1e-7], [0, 0, -1, 1 - 1e-7], [1, 0, 0, g], [-1, 0, 0, g],
      [0, 1, 0, g], [0, -1, 0, g],
    ]
    for (i, plane) in planes.enumerated() {
      polygon = MeshClipper.cut(polygon, by: plane, least: i == 0 ? 1e-6 : 0)
      if polygon.count < 3 { return }
    }
    let first = UInt32(mesh.vertices.count)
    for corner in polygon {
      mesh.vertices.append(MeshVertex.mix(corners, corner.weights))
      screen.append(ScreenVertex(image: corner.place))
    }
    guard screen[Int(first)...].allSatisfy({ $0.inverseW != 0 }) else { return }
    for i in 1..<UInt32(polygon.count - 1) {
      mesh.indices += [first, first + i, first + i + 1]
    }
  }

  /// Sutherland and Hodgman's step for one plane.
  private static func cut(
    _ polygon: [Corner],
    by plane: SIMD4<Float>,
    least: Float
  ) -> [Corner] {
    var result: [Corner] = []
    for (i, corner) in polygon.enumerated() {
      let next = polygon[(i + 1) % polygon.count]
      let d = (corner.place * plane).sum() - least
      let e = (next.place * plane).sum() - least
      if d >= 0 { result.append(corner) }
      if (d >= 0) != (e >= 0) {
        // Always from the inner corner, so that triangles that share an edge cut it alike.
        let (inner, outer) = d >= 0 ? (corner, next) : (next, corner)
        let t = d >= 0 ? d / (d - e) : e / (e - d)
        result.append(
          Corner(
            place: inner.place + (outer.place - inner.place) * t,
            weights: inner.weights + (outer.weights - inner.weights) * t
          )
        )
      }
    }
    return result
  }
}

extension MeshVertex {
  /// The weighted mean of three vertices.
  fileprivate static func mix(_ v: [MeshVertex], _ w: SIMD3<Float>) -> MeshVertex {
    func mean(_ path: KeyPath<MeshVertex, Float>) -> Float {
      v[0][keyPath: path] * w.x + v[1][keyPath: path] * w.y + v[2][keyPath: path] * w.z
    }
    return MeshVertex(
      x: mean(\.x),
      y: mean(\.y),
      z: mean(\.z),
      nx: mean(\.nx),
      ny: mean(\.ny),
      nz: mean(\.nz),
      u: mean(\.u),
      v: mean(\.v),
      color: v[0].color
    )
  }
}
