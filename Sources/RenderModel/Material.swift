/// How the fragments of a draw item get their colour.
package struct Material: Sendable, Equatable {
  package var color: ColorSource
  package var lighting: Lighting?
  package var sides: Sides

  package init(color: ColorSource = .vertex, lighting: Lighting? = nil, sides: Sides = .both) {
    self.color = color
    self.lighting = lighting
    self.sides = sides
  }

  /// The sides of a mesh's triangles that show.
  package enum Sides: Sendable, Hashable {
    /// Whatever the winding.
    case both
    /// The outside of closed bodies: where a triangle's corners run counter-clockwise as seen.
    case outside
  }

  /// The parameters of the metal-rough reflection model.
  package struct Lighting: Sendable, Equatable {
    /// 0 for a dielectric, 1 for a metal.
    package var metalness: Float
    /// 0 for a mirror-like gloss, 1 for chalk.
    package var roughness: Float

    package init(metalness: Float = 0, roughness: Float = 0.5) {
      self.metalness = metalness
      self.roughness = roughness
    }
  }
}

/// Where a fragment's base colour comes from.
package enum ColorSource: Sendable, Equatable {
  /// The instance's or the vertex's own colour.
  case vertex
  /// One colour for all.
  case solid(RGBA8)
  /// A row of the scene's ramp table, read at a place that follows from the vertex's u and v.
  case ramp(row: Int, coordinate: RampCoordinate)
  /// The unit normal in box space read as a colour: 0.5 + 0.5 n, x right, y up, z toward the viewer.
  /// The alpha is that of meshes; spheres have their own.
  case normal(alpha: UInt8)
}

extension ColorSource {
  /// Whether every fragment of a mesh of this colour hides what is behind it; where the colour is
  /// the vertices' own, each triangle has its say.
  package func isOpaque(ramps: RampTable) -> Bool {
    switch self {
    case .solid(let color): color.alpha == 255
    case .ramp(let row, _): ramps.row(row).allSatisfy { $0.alpha == 255 }
    case .normal(let alpha): alpha == 255
    case .vertex: true
    }
  }
}

/// How u and v become the place on a ramp, 0...1.
package enum RampCoordinate: Sendable, Equatable {
  /// u itself.
  case linear
  /// The distance of (u, v) from (0, 0).
  case radial
  /// The angle of (u, v) about (0, 0) as a fraction of a turn, growing from +u toward +v.
  case angular
}
