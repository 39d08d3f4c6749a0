import RenderModel

/// Finds out whether opaque marks stand between a place and the eye.
enum Occluders {
  /// Marks nearer to the place than this, in world units, are those that it lies on.
  private static let skin = 0.01

  static func hide(
    _ place: SIMD3<Double>, in content: [DrawItem], ramps: RampTable, view: BoxView
  ) -> Bool {
    let ray = Ray(
      from: place,
      along: view.distance.map { view.center + view.toEye * $0 - place } ?? view.toEye * 1e3)
    return content.contains { item in
      switch item.geometry {
      case .spheres(let spheres): spheres.contains { ray.meets($0) }
      case .triangles(let mesh):
        item.material.color.isOpaque(ramps: ramps) && ray.meets(mesh, item.material.color)
      case .segments, .shapes, .glyphs: false
      }
    }
  }

  /// The way from a place to the eye.
  private struct Ray {
    let start: SIMD3<Double>
    let direction: SIMD3<Double>
    let length: Double

    init(from start: SIMD3<Double>, along way: SIMD3<Double>) {
      self.start = start
      length = max(way.length, 1e-12)
      direction = way / length
    }

    /// Spheres that hold the place itself do not hide it.
    func meets(_ sphere: SphereInstance) -> Bool {
      guard sphere.color.alpha == 255 else { return false }
      let center = SIMD3(Double(sphere.x), Double(sphere.y), Double(sphere.z)) - start
      let along = (center * direction).sum()
      let radius = Double(sphere.radius)
      let distance2 = (center * center).sum()
      guard along > 0, along < length, distance2 > radius * radius + Occluders.skin * radius
      else { return false }
      return distance2 - along * along < radius * radius
    }

    func meets(_ mesh: TriangleMesh, _ color: ColorSource) -> Bool {
      stride(from: 0, to: mesh.indices.count - 2, by: 3).contains { first in
        let a = mesh.vertices[Int(mesh.indices[first])]
        if color == .vertex && a.color.alpha < 255 { return false }
        return meets(
          a.position, mesh.vertices[Int(mesh.indices[first + 1])].position,
          mesh.vertices[Int(mesh.indices[first + 2])].position)
      }
    }

    /// Möller and Trumbore's intersection of a ray and a triangle (1997).
    private func meets(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) -> Bool {
      let (u, v) = (b - a, c - a)
      let p = direction.cross(v)
      let determinant = (u * p).sum()
      guard abs(determinant) > 1e-14 else { return false }
      let t = start - a
      let s = (t * p).sum() / determinant
      guard s >= 0, s <= 1 else { return false }
      let q = t.cross(u)
      let r = (direction * q).sum() / determinant
      guard r >= 0, s + r <= 1 else { return false }
      let distance = (v * q).sum() / determinant
      return distance > Occluders.skin && distance < length
    }
  }
}

extension MeshVertex {
  fileprivate var position: SIMD3<Double> { [Double(x), Double(y), Double(z)] }
}
