import RenderModel

extension FrameFormat {
  /// A frame in this form.
  ///
  /// - Parameter background: see `PlanarImage`.
  package func converted(_ frame: FramePixels, background: RGBA8) -> FramePixels {
    switch (self, frame) {
    case (.rgba, .rgba), (.yuv420, .planar), (.yuva420, .planar): return frame
    case (.yuv420, .rgba(let picture)), (.yuva420, .rgba(let picture)):
      return .planar(PlanarImage(picture, keepsAlpha: hasAlpha, background: background))
    case (.rgba, .planar): preconditionFailure("planes are drawn only for who takes planes")
    }
  }
}
