import Foundation
import FrameOutput
import RenderModel
import TestSupport
import Testing

/// Pictures that are known to be right, one for each scene.
enum Golden {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")
  private static let failures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Failures")

  /// Compares a picture with its golden.
  ///
  /// A golden that is missing is recorded, and the test fails so that somebody looks at it. A
  /// difference is written beside the picture and the golden.
  static func compare(_ bitmap: Bitmap, _ name: String, meanTolerance: Double) throws {
    let path = folder.appending(path: "\(name).png").path
    guard FileManager.default.fileExists(atPath: path) else {
      try write(bitmap, path)
      Issue.record("no golden for \(name): recorded one, look at it and commit it")
      return
    }
    let bytes = try Data(contentsOf: URL(filePath: path))
    let golden = try #require(PNGReader([UInt8](bytes)), "\(name) has an unreadable golden").bitmap
    let difference = try Difference(bitmap, golden)
    guard difference.mean > meanTolerance else { return }
    try FileManager.default.createDirectory(at: failures, withIntermediateDirectories: true)
    try write(bitmap, failures.appending(path: "\(name).png").path)
    try write(golden, failures.appending(path: "\(name).golden.png").path)
    try write(difference.picture, failures.appending(path: "\(name).difference.png").path)
    Issue.record("\(name) differs from its golden: \(difference); see Tests/Failures")
  }

  static func keepFailure(_ pictures: [(String, Bitmap)]) throws {
    try FileManager.default.createDirectory(at: failures, withIntermediateDirectories: true)
    for (name, bitmap) in pictures {
      try write(bitmap, failures.appending(path: "\(name).png").path)
    }
  }

  private static func write(_ bitmap: Bitmap, _ path: String) throws {
    try PNGWriter.write(bitmap, to: path)
  }
}

/// How far two pictures of the same size are apart, in levels of 255.
struct Difference: CustomStringConvertible {
  var mean: Double
  var greatest: Int
  /// The share of channels that are off by more than 24.
  var outliers: Double
  /// The difference, eight times as strong.
  var picture: Bitmap

  init(_ a: Bitmap, _ b: Bitmap) throws {
    try #require(a.width == b.width && a.height == b.height, "the pictures differ in size")
    var sum = 0
    var greatest = 0
    var outliers = 0
    var bytes = [UInt8](repeating: 255, count: a.bytes.count)
    for index in a.bytes.indices {
      let d = abs(Int(a.bytes[index]) - Int(b.bytes[index]))
      sum += d
      greatest = max(greatest, d)
      if d > 24 { outliers += 1 }
      if index % 4 != 3 { bytes[index] = UInt8(min(255, d * 8)) }
    }
    mean = Double(sum) / Double(max(1, a.bytes.count))
    self.greatest = greatest
    self.outliers = Double(outliers) / Double(max(1, a.bytes.count))
    picture = Bitmap(width: a.width, height: a.height, bytes: bytes)
  }

  var description: String {
    "mean \(mean), greatest \(greatest), \(outliers * 100) % of channels off by more than 24"
  }
}
