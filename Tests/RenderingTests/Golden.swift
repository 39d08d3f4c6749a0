import ChartModel
import Foundation
import FrameOutput
import Pipeline
import RenderModel
import TestSupport
import Testing

/// Pictures that are known to be right, one for each scene.
enum Golden {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")
  private static let failures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Failures")

  /// Compares a picture with its golden: exactly, but for the frames of its texts, whose letters
  /// another version of the font libraries may draw another way.
  ///
  /// A golden that is missing is recorded, and the test fails so that somebody looks at it. A
  /// difference is written beside the picture and the golden.
  static func compare(_ chart: RenderedChart, _ scene: TestScene) throws {
    guard let golden = try golden(scene.name, or: chart.bitmap) else { return }
    let texts = TextMask(chart.labels, scale: scene.scale)
    let rest = try Difference(chart.bitmap, golden) { !texts.contains(x: $0, y: $1) }
    let letters = try Difference(chart.bitmap, golden) { texts.contains(x: $0, y: $1) }
    // A PNG keeps straight alpha, which rounds what is translucent.
    let exact = scene.background == .transparent ? 1 : 0
    guard rest.greatest > exact || letters.mean > 8 else { return }
    let whole = try Difference(chart.bitmap, golden)
    try keepFailure([
      (scene.name, chart.bitmap), ("\(scene.name).golden", golden),
      ("\(scene.name).difference", whole.picture),
    ])
    Issue.record(
      "\(scene.name) differs: texts by \(letters), the rest by \(rest); see Tests/Failures")
  }

  /// Compares a picture without texts with its golden, exactly.
  static func compare(_ picture: Bitmap, _ name: String) throws {
    guard let golden = try golden(name, or: picture) else { return }
    let difference = try Difference(picture, golden)
    guard difference.greatest > 0 else { return }
    try keepFailure([
      (name, picture), ("\(name).golden", golden), ("\(name).difference", difference.picture),
    ])
    Issue.record("\(name) differs by \(difference); see Tests/Failures")
  }

  /// Nil where it is missing: then the picture is recorded.
  private static func golden(_ name: String, or picture: Bitmap) throws -> Bitmap? {
    let path = folder.appending(path: "\(name).png").path
    guard FileManager.default.fileExists(atPath: path) else {
      try write(picture, path)
      Issue.record("no golden for \(name): recorded one, look at it and commit it")
      return nil
    }
    let bytes = try Data(contentsOf: URL(filePath: path))
    return try #require(PNGReader([UInt8](bytes)), "\(name) has an unreadable golden").bitmap
  }

  static func keepFailure(_ pictures: [(String, Bitmap)]) throws {
    try FileManager.default.createDirectory(at: failures, withIntermediateDirectories: true)
    for (name, bitmap) in pictures {
      try write(bitmap, failures.appending(path: "\(name).png").path)
    }
  }

  static func write(_ bitmap: Bitmap, _ path: String) throws {
    try PNGWriter.write(bitmap, to: path)
  }

  /// Leaves a file as it is that shows the same, packed another way.
  static func replace(_ bitmap: Bitmap, _ path: String) throws {
    if let bytes = try? Data(contentsOf: URL(filePath: path)),
      let old = PNGReader([UInt8](bytes))?.bitmap, old.width == bitmap.width,
      old.height == bitmap.height, try Difference(bitmap, old).greatest == 0
    {
      return
    }
    try write(bitmap, path)
  }
}
