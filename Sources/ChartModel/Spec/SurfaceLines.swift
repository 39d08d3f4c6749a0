/// Lines drawn on a surface.
package struct SurfaceLines: Sendable, Hashable {
  package var contours: ContourLines?
  package var mesh: MeshLines?

  package init(contours: ContourLines? = nil, mesh: MeshLines? = nil) {
    self.contours = contours
    self.mesh = mesh
  }

  package var isEmpty: Bool { contours == nil && mesh == nil }

  /// How many contours, and how many cells each way, may be asked for.
  package static let counts = 1...1000

  /// A count as it is drawn.
  static func held(_ count: Int) -> Int { min(max(count, counts.lowerBound), counts.upperBound) }

  /// What cannot be drawn as it is asked, as sentences.
  var problems: [String] {
    func problem(_ count: Int, of lines: String) -> [String] {
      let held = SurfaceLines.held(count)
      let limits = "\(SurfaceLines.counts.lowerBound) to \(SurfaceLines.counts.upperBound)"
      return held == count ? [] : ["a count of \(lines) is from \(limits); \(held) is used instead"]
    }
    var problems: [String] = []
    if case .count(let count) = contours?.levels { problems += problem(count, of: "contours") }
    switch mesh?.spacing {
    case .count(let count): problems += problem(count, of: "cells of a mesh")
    case .every(let step) where step < 1:
      problems.append("a mesh of every line is drawn: every \(step) is no step above 0")
    case .every, nil: break
    }
    return problems
  }
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
