import RenderModel

/// Heights on a grid: a function that has been sampled, or data.
package struct ResolvedSurface: Sendable {
  package var samples: SurfaceSamples
  /// Where a function ends or jumps between samples; nil for data.
  package var breaks: SurfaceBreaks?
  package var look: SurfaceLook
}

/// A surface through points anywhere, as columns in the units of the scales.
package struct ResolvedScatter: Sendable {
  package var x: [Double]
  package var y: [Double]
  package var z: [Double]
  /// In units of the box, over the floor; nil for no limit.
  package var maximumEdge: Double?
  package var look: SurfaceLook
}

/// How a surface is drawn.
package struct SurfaceLook: Sendable {
  package var foreground: ResolvedForeground
  /// The colours of data at the vertices, instead of the foreground.
  package var data: DataRamp?
  package var lighting: Material.Lighting
  package var lines: SurfaceLines
}

/// Data as places on a ramp, which surfaces interpolate.
package struct DataRamp: Sendable {
  package var colors: [RGBA8]
  /// 0...1; NaN where a value is missing.
  package var places: [Double]

  /// As see-through as an opacity has it; nil where each mark has its own, for a ramp has one alpha.
  func fading(by opacity: Varying<Double>?) -> DataRamp? {
    switch opacity {
    case nil: self
    case .same(let opacity):
      DataRamp(colors: colors.map { $0.fading(by: opacity.isFinite ? opacity : 1) }, places: places)
    case .each: nil
    }
  }
}
