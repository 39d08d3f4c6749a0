import RenderModel

/// A draw item in the device's memory.
struct PreparedItem {
  var name: String
  var material: Material
  /// What is drawn as it stands: everything in a painted layer, what is opaque in a solid one.
  var opaque: GeometryBuffer?
  /// What is peeled, the last primitive first: of those at the same depth the later lies above.
  var translucent: GeometryBuffer?
  /// Strokes through which what is opaque is seen.
  var mask: GeometryBuffer?

  func delete() {
    opaque?.delete()
    translucent?.delete()
    mask?.delete()
  }
}
