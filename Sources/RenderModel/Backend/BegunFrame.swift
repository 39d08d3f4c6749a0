import Diagnostics

/// A frame whose drawing has begun.
package enum BegunFrame {
  case done(FramePixels)
  case inFlight(any FrameInFlight)

  /// Waits for the pixels.
  package func pixels() throws(ReliefError) -> FramePixels {
    switch self {
    case .done(let pixels): pixels
    case .inFlight(let frame): try frame.finish()
    }
  }
}

/// A frame that a device draws while the program goes on.
package protocol FrameInFlight: AnyObject {
  /// Waits for the pixels; called once, in the order in which frames were begun.
  func finish() throws(ReliefError) -> FramePixels
}

extension RenderBackend {
  /// One: drawing is done when it is begun.
  package var framesInFlight: Int { 1 }

  /// Draws at once, as RGBA.
  package func begin(
    _ frame: FrameState, as format: FrameFormat
  ) throws(ReliefError) -> BegunFrame {
    .done(.rgba(try draw(frame)))
  }
}
