import RenderModel

/// A buffer, drawn with one program.
struct DrawCall {
  var buffer: GeometryBuffer
  var variant: ProgramVariant
  var material: Material
  /// Strokes through which it is seen, without colour.
  var mask: GeometryBuffer?

  /// The same at one sample of every pixel.
  var sampled: DrawCall { with(.sampled) }

  /// The same for depth peeling.
  var peeled: DrawCall { with(.peel) }

  /// Whether edges are cut at the sample, not covered by fractions about the pixel's middle.
  var isPointSampled: Bool {
    variant.program == .surface || variant.features.contains(.sampled)
  }

  private func with(_ feature: ProgramFeature) -> DrawCall {
    var call = self
    call.variant = variant.with(feature)
    return call
  }
}

/// One layer of one frame: what is drawn, and with which camera.
struct LayerPass {
  var visibility: SceneLayer.Visibility
  var camera: Camera
  var light: SceneLight
  /// In order.
  var opaque: [DrawCall]
  /// The last one declared first, for equal depths; empty in a painted layer.
  var translucent: [DrawCall]

  var isPeeled: Bool { !translucent.isEmpty }

  /// The same for drawing at one sample of every pixel; painted layers keep their fractions.
  var sampled: LayerPass {
    if visibility == .painted { return self }
    var pass = self
    pass.opaque = opaque.map(\.sampled)
    return pass
  }
}
