import Diagnostics
import Files
import RenderModel

/// A part of a sequence in a file: frames as an encoder takes them, each deflated by itself.
///
/// Its parts one after another give an encoder the very bytes that the whole would have given it.
///
/// The file begins with a line of text: `relief-part 1`, the fingerprint, the form of the frames, their
/// width and height in pixels, the first frame and the one behind the last. Each frame follows with
/// its length before it, eight bytes, the lowest first.
package enum FramePart {
  /// The line at the head of a part's file.
  struct Head: Hashable {
    var fingerprint: String
    var frames: Range<Int>
    var format: FrameFormat
    /// Of the picture, before its sides are made even.
    var size: PixelSize

    private static let names: [(FrameFormat, Substring)] = [
      (.rgba, "rgba"), (.yuv420, "yuv420"), (.yuva420, "yuva420"),
    ]

    var line: String {
      let name = Head.names.first { $0.0 == format }?.1 ?? ""
      return "relief-part 1 \(fingerprint) \(name) \(size.width) \(size.height) "
        + "\(frames.lowerBound) \(frames.upperBound)\n"
    }

    init(fingerprint: String, frames: Range<Int>, format: FrameFormat, size: PixelSize) {
      (self.fingerprint, self.frames, self.format, self.size) = (fingerprint, frames, format, size)
    }

    /// nil for what is no such line.
    init?(_ line: Substring) {
      let words = line.split(separator: " ")
      guard words.count == 8, words[0] == "relief-part", words[1] == "1",
        let format = Head.names.first(where: { $0.1 == words[3] })?.0
      else { return nil }
      let numbers = words[4...].compactMap { Int($0) }
      guard numbers.count == 4, numbers.allSatisfy({ (0...1 << 30).contains($0) }),
        numbers[2] <= numbers[3]
      else { return nil }
      self.init(
        fingerprint: String(words[2]), frames: numbers[2]..<numbers[3], format: format,
        size: PixelSize(width: numbers[0], height: numbers[1]))
    }

    /// Of one frame.
    var byteCount: Int {
      if format == .rgba { return size.width * size.height * 4 }
      let padded = PlanarImage.padded(size)
      return PlanarImage.byteCount(
        width: padded.width, height: padded.height, hasAlpha: format.hasAlpha)
    }
  }

  /// Whether a part is there with these frames, made of the same.
  package static func isWhole(_ path: String, fingerprint: String, frames: Range<Int>) -> Bool {
    guard let reader = try? FramePartReader(path) else { return false }
    return reader.head.fingerprint == fingerprint && reader.head.frames == frames
  }
}
