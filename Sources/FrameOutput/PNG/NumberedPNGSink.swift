import Diagnostics
import RenderModel

/// Writes every frame into a PNG file of its own, numbered as a pattern such as `%05d.png` says.
package final class NumberedPNGSink: FrameSink {
  package var format: FrameFormat { .rgba }
  private let pattern: NumberedPath
  private let options: PNGOptions
  private var number: Int

  /// - Parameter first: the number of the first frame.
  package init(
    _ pattern: NumberedPath, first: Int, options: PNGOptions = PNGOptions()
  ) throws(ReliefError) {
    self.pattern = pattern
    self.options = options
    number = first
  }

  package func append(_ frame: FramePixels) throws(ReliefError) {
    guard case .rgba(let picture) = frame else { preconditionFailure("a PNG takes RGBA") }
    try PNGWriter.write(picture, to: pattern.path(number), options: options)
    number += 1
  }

  package func finish() throws(ReliefError) {}
}

/// A path with a place for a frame's number: `%d`, or `%05d` for at least five digits.
package struct NumberedPath: Sendable, Hashable {
  private let before: String
  private let after: String
  private let digits: Int

  /// nil where the path has no such place, or several.
  package init?(_ path: String) {
    let places = path.matches(of: #/%(0(?<digits>[1-9]))?d/#)
    guard places.count == 1, let place = places.first else { return nil }
    before = String(path[..<place.range.lowerBound])
    after = String(path[place.range.upperBound...])
    digits = place.output.digits.flatMap { Int($0) } ?? 1
  }

  package func path(_ number: Int) -> String {
    let text = "\(number)"
    return before + String(repeating: "0", count: max(0, digits - text.count)) + text + after
  }
}
