import Charts
import Diagnostics
import Foundation
import Relief
import SwiftUICore
import TestSupport
import Testing

/// A video that is written can be read again, frame by frame.
@MainActor
struct VideoTests {
  private let options = PictureOptions(width: 161, height: 121, scale: 1, renderer: .software)

  @Test(arguments: ["mp4", "webm", "gif", "png"])
  func aWrittenVideoIsDecoded(ending: String) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/turn.\(ending)"
    let turn = Turntable(seconds: 0.6)
    let chart = Chart3D {
      SurfacePlot(x: "x", y: "y", z: "z") { x, z in x * z }
    }
    let warnings = try chart.writeVideo(turn, to: path, fps: 10, options)
    #expect(try frameCount(path) == 6)
    // The sides are odd.
    let isPadded = ["mp4", "webm"].contains(ending)
    #expect(warnings.count { $0.contains("takes even sizes alone") } == (isPadded ? 1 : 0))
  }

  /// A row and a column more, which an even size takes, are of the chart's own background.
  @Test(arguments: ["yuv420p", "yuv420p10le"])
  func oddSizesAreFilledWithTheBackground(pixelFormat: String) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/odd.mp4"
    var dark = options
    dark.isDark = true
    let chart = Chart3D {
      SurfacePlot(x: "x", y: "y", z: "z") { x, z in x * z }
    }
    // At 10 bits only HEVC is at hand.
    let video = VideoOptions(
      quality: 90, codec: pixelFormat == "yuv420p" ? nil : "hevc", pixelFormat: pixelFormat)
    do {
      try chart.writeVideo(Turntable(seconds: 0.2), to: path, fps: 10, dark, video: video)
    } catch {
      Issue.record("\(error)")
      return
    }
    let pixels = try decoded(path)
    #expect(pixels.count == 2 * 162 * 122 * 3)
    let corner = Array(pixels[..<3])
    for index in 0..<162 {
      let place = (121 * 162 + index) * 3
      for channel in 0..<3 {
        #expect(abs(Int(pixels[place + channel]) - Int(corner[channel])) <= 3)
      }
    }
    #expect(corner.allSatisfy { $0 < 60 })
  }

  /// The frames as RGB.
  private func decoded(_ path: String) throws -> [UInt8] {
    try Array(
      output(
        "ffmpeg", ["-v", "error", "-i", path, "-pix_fmt", "rgb24", "-f", "rawvideo", "pipe:1"]))
  }

  private func frameCount(_ path: String) throws -> Int? {
    let text = String(
      decoding: try output(
        "ffprobe",
        [
          "-v", "error", "-count_frames", "-select_streams", "v:0", "-show_entries",
          "stream=nb_read_frames", "-of", "csv=p=0", path,
        ]), as: UTF8.self)
    return Int(text.trimmingCharacters(in: .whitespacesAndNewlines.union([","])))
  }

  private func output(_ program: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}
