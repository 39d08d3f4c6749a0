import Foundation
import FrameOutput
import RenderModel
import TestSupport

/// A shell script in the place of ffmpeg, and a folder of its own for what it writes.
struct FakeEncoder {
  let folder: TemporaryFolder
  private let tools: TemporaryFolder
  let program: String

  /// - Parameters:
  ///   - script: runs with the output's path in `$out`, once for a video.
  ///   - encoders: what it claims to have.
  init(_ script: String, encoders: [String] = ["libx264"]) throws {
    folder = try TemporaryFolder()
    tools = try TemporaryFolder()
    let listing = encoders.map { "echo ' V....D \($0)   of a test'" }.joined(separator: "; ")
    let text = """
      #!/bin/sh
      case "$*" in *-encoders*) \(listing.isEmpty ? ":" : listing); exit 0;; esac
      echo $$ > '\(tools.path)/pid'
      for out; do :; done
      out=${out#file:}
      \(script)
      """
    program = try tools.write(text.utf8, to: "encoder")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
  }

  var path: String { "\(folder.path)/v.mp4" }

  /// A sink of frames of 64x64 pixels, which take 6144 bytes each.
  func sink(codec: String = "h264") throws -> VideoSink {
    try VideoSink(
      path, as: .mp4, size: PixelSize(width: 64, height: 64),
      options: VideoOptions(rate: (30, 1), codec: codec, program: program))
  }

  static var frame: FramePixels {
    .planar(
      PlanarImage(
        Bitmap(width: 64, height: 64, bytes: [UInt8](repeating: 255, count: 64 * 64 * 4)),
        keepsAlpha: false, background: RGBA8(red: 0, green: 0, blue: 0)))
  }

  /// Whether the script is there no more, not even to be waited for; nil where it never ran.
  var isGone: Bool? {
    guard let bytes = tools.contents("pid"),
      let pid = pid_t(
        String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    else { return nil }
    return kill(pid, 0) != 0 && errno == ESRCH
  }
}
