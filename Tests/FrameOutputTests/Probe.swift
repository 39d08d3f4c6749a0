import Foundation
import Processes
import Testing

/// A video as ffmpeg's own tools see it: an independent check of what was written.
struct Probe {
  /// Of the only stream.
  let stream: [String: Any]
  let path: String
  private let input: [String]

  init(_ path: String) throws {
    self.path = path
    // Unless told so, ffmpeg reads a gif as a viewer that slows down what is fast.
    input = (path.hasSuffix(".gif") ? ["-min_delay", "0"] : []) + ["-i", path]
    let text = try Self.run(
      "ffprobe",
      ["-v", "error", "-count_frames", "-show_streams", "-of", "json"] + input)
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    stream = try #require((json?["streams"] as? [[String: Any]])?.first)
  }

  subscript(_ key: String) -> String? {
    stream[key].map { "\($0)" }
  }

  /// The packets' durations in seconds.
  func durations() throws -> [Double] {
    try Self.run(
      "ffprobe",
      ["-v", "error", "-show_entries", "packet=duration_time", "-of", "csv=p=0"] + input
    ).split(whereSeparator: { $0.isNewline || $0 == "," }).compactMap { Double($0) }
  }

  /// The frames as straight RGBA.
  ///
  /// - Parameter decoder: where ffmpeg's standard one leaves out alpha.
  func frames(decoder: String? = nil) throws -> [[UInt8]] {
    let raw = path + ".raw"
    _ = try Self.run(
      "ffmpeg",
      ["-v", "error", "-y"] + (decoder.map { ["-c:v", $0] } ?? [])
        + input + [
          "-fps_mode", "passthrough", "-sws_flags", "accurate_rnd+full_chroma_int", "-pix_fmt",
          "rgba",
        ]
        + ["-f", "rawvideo", raw])
    defer { try? FileManager.default.removeItem(atPath: raw) }
    let bytes = try Array(Data(contentsOf: URL(filePath: raw)))
    let size = try #require(stream["width"] as? Int) * (stream["height"] as? Int ?? 0) * 4
    return stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<$0 + size]) }
  }

  private static func run(_ program: String, _ arguments: [String]) throws -> String {
    let path = try #require(Executable.find(program), "the tests take the Debian package ffmpeg")
    let outcome = try ChildProcess.run(path, arguments)
    #expect(outcome.status == 0, "\(outcome.output)")
    return outcome.output
  }
}
