import Diagnostics

extension FrameState {
  /// The camera of a layer.
  ///
  /// - Parameter layer: its name, for the error.
  package func camera(_ slot: CameraSlot, of layer: String) throws(ReliefError) -> Camera {
    switch slot {
    case .page: return .page(size, scale: scale)
    case .box(let index):
      guard cameras.indices.contains(index) else {
        throw .invalidScene(
          reason: "layer '\(layer)' is seen through camera \(index); "
            + "the frame has \(cameras.count)")
      }
      return cameras[index]
    }
  }

  /// The frame's items of a layer.
  ///
  /// - Parameter layer: its name, for the error.
  package func items(_ index: Int, of layer: String) throws(ReliefError) -> [DrawItem] {
    guard items.indices.contains(index) else {
      throw .invalidScene(
        reason: "layer '\(layer)' takes its items from list \(index); "
          + "the frame has \(items.count)")
    }
    return items[index]
  }
}
