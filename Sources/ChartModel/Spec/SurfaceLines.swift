/// Lines drawn on a surface.
package struct SurfaceLines: Sendable, Hashable {
  package var contours: ContourLines?
  package var mesh: MeshLines?

  package init(contours: ContourLines? = nil, mesh: MeshLines? = nil) {
    self.contours = contours
    self.mesh = mesh
  }

  package var isEmpty: Bool { contours == nil && mesh == nil }
}

/// Lines along which the height is the same.
package struct ContourLines: Sendable, Hashable {
  package enum Levels: Sendable, Hashable {
    /// Nice values within the y domain, about this many.
    case count(Int)
    /// Values of y.
    case values([Double])
  }

  package var levels: Levels
  /// With no colour, darker than the surface is there.
  package var style: LineStyle
  /// Whether they are drawn on the floor of the box too.
  package var isOnFloor: Bool

  package init(levels: Levels, style: LineStyle = LineStyle(), isOnFloor: Bool = false) {
    self.levels = levels
    self.style = style
    self.isOnFloor = isOnFloor
  }

  package static let standardCount = 10
}

/// Lines along which x, or z, is the same.
package struct MeshLines: Sendable, Hashable {
  package enum Spacing: Sendable, Hashable {
    /// About this many cells each way, over the domain.
    case count(Int)
    /// Every nth line of the surface's own grid.
    case every(Int)
  }

  package var spacing: Spacing
  /// With no colour, darker than the surface is there.
  package var style: LineStyle

  package init(spacing: Spacing, style: LineStyle = LineStyle()) {
    self.spacing = spacing
    self.style = style
  }

  package static let standardCount = 20
}
