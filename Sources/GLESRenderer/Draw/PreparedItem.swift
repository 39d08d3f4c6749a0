import RenderModel

/// A draw item in the device's memory.
struct PreparedItem {
  var name: String
  var material: Material
  /// What is drawn as it stands: everything in a painted layer, what is opaque in a solid one.
  var opaque: GeometryBuffer?
  /// What is sorted for every frame.
  var translucent: TranslucentPart?

  /// The part of an item that is drawn back to front.
  struct TranslucentPart {
    var geometry: Geometry
    var centers: [SIMD3<Float>]
    var buffer: GeometryBuffer
  }

  func delete() {
    opaque?.delete()
    translucent?.buffer.delete()
  }
}
