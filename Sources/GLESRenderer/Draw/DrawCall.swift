import RenderModel

/// A stretch of a buffer, drawn with one program.
struct DrawCall {
  var buffer: GeometryBuffer
  var range: Range<Int>
  var variant: ProgramVariant
  var material: Material
}

/// One layer of one frame: what is drawn, and with which camera.
struct LayerPass {
  var visibility: SceneLayer.Visibility
  var camera: Camera
  /// In order.
  var opaque: [DrawCall]
  /// From back to front; empty in a painted layer.
  var translucent: [DrawCall]
}
