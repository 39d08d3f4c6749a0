/// Everything that stays the same from frame to frame: what a back end prepares once.
package struct RenderScene: Sendable, Equatable {
  /// Painted in this order, each over those before it.
  package var layers: [SceneLayer]
  package var ramps: RampTable

  package init(layers: [SceneLayer] = [], ramps: RampTable = RampTable()) {
    self.layers = layers
    self.ramps = ramps
  }
}

/// Draw items that share a camera and a rule of visibility.
package struct SceneLayer: Sendable, Equatable {
  /// A word for dumps and error messages, such as `walls`.
  package var name: String
  package var camera: CameraSlot
  package var visibility: Visibility
  package var source: Source
  package var light: SceneLight

  package init(
    name: String, camera: CameraSlot, visibility: Visibility, source: Source,
    light: SceneLight = .standard
  ) {
    self.name = name
    self.camera = camera
    self.visibility = visibility
    self.source = source
    self.light = light
  }

  /// What decides what is seen where items overlap.
  package enum Visibility: Sendable, Equatable {
    /// In order, with no depth: each item blends over what is there.
    case painted
    /// By depth, in a depth buffer of the layer's own.
    ///
    /// Translucent items blend from back to front in every pixel, whatever their order here.
    case solid
  }

  /// Where the items come from.
  package enum Source: Sendable, Equatable {
    /// Uploaded once.
    case fixed([DrawItem])
    /// Taken from the frame: an index into `FrameState.items`.
    case perFrame(Int)
  }
}

/// Which camera a layer is seen through.
package enum CameraSlot: Sendable, Hashable {
  /// The page: points from the top left corner, y down.
  case page
  /// A 3D box: an index into `FrameState.cameras`.
  case box(Int)
}

/// One geometry with one material.
package struct DrawItem: Sendable, Equatable {
  /// A word for dumps and error messages, such as `points`.
  package var name: String
  package var geometry: Geometry
  package var material: Material
  /// White strokes through which the triangles of a painted layer are seen; nil for all of them.
  ///
  /// The strokes are one shape however they overlap: a pixel has the coverage of that which covers
  /// most of it, and the triangles colour it once.
  package var mask: [SegmentInstance]?

  package init(
    name: String, geometry: Geometry, material: Material = Material(),
    mask: [SegmentInstance]? = nil
  ) {
    self.name = name
    self.geometry = geometry
    self.material = material
    self.mask = mask
  }
}

/// The lights, in eye space: they stand with the viewer, so a turning chart keeps its shading.
package struct SceneLight: Sendable, Equatable {
  /// The unit direction toward the key light.
  package var keyDirection: SIMD3<Float>
  /// Strength of the key light at normal incidence.
  package var key: Float
  /// The unit direction toward the fill light, which has no highlight.
  package var fillDirection: SIMD3<Float>
  package var fill: Float
  /// Light from all sides.
  package var ambient: Float

  package init(
    keyDirection: SIMD3<Float>, key: Float, fillDirection: SIMD3<Float>, fill: Float,
    ambient: Float
  ) {
    self.keyDirection = keyDirection
    self.key = key
    self.fillDirection = fillDirection
    self.fill = fill
    self.ambient = ambient
  }

  /// A key light over the viewer's left shoulder, a weak fill from the lower right.
  ///
  /// A face turned toward the viewer comes out near its own colour.
  package static let standard = SceneLight(
    keyDirection: [-0.40, 0.62, 0.6749815], key: 0.76,
    fillDirection: [0.70, -0.30, 0.6480741], fill: 0.25, ambient: 0.30)

  /// From all sides alike: what is not metal has its own colour, whichever way it faces.
  package static let even = SceneLight(
    keyDirection: standard.keyDirection, key: 0, fillDirection: standard.fillDirection, fill: 0,
    ambient: 1)

  /// A key light twice as strong against the rest as the standard one: deep shade, bright highlights.
  package static let strong = SceneLight(
    keyDirection: standard.keyDirection, key: 1.08, fillDirection: standard.fillDirection,
    fill: 0.16, ambient: 0.11)

  /// Mostly from all sides.
  package static let soft = SceneLight(
    keyDirection: standard.keyDirection, key: 0.42, fillDirection: standard.fillDirection,
    fill: 0.20, ambient: 0.57)
}
