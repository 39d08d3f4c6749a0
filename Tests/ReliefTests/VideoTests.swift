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
    try chart.writeVideo(turn, to: path, fps: 10, options)
    #expect(try frameCount(path) == 6)
  }

  private func frameCount(_ path: String) throws -> Int? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "ffprobe", "-v", "error", "-count_frames", "-select_streams", "v:0", "-show_entries",
      "stream=nb_read_frames", "-of", "csv=p=0", path,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Int(text.trimmingCharacters(in: .whitespacesAndNewlines.union([","])))
  }
}
