import Diagnostics
import Foundation
import FrameOutput
import RenderModel
import TestSupport
import Testing

@Suite struct NumberedPNGTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func numberedPath(_ path: String) throws -> NumberedPath {
    let path = try NumberedPath(path)
    return try #require(path)
  }

  @Test func everyFrameHasItsFile() throws {
    let path = try numberedPath("\(folder.path)/frames/a%03d.png")
    let sink = try NumberedPNGSink(path, first: 8, threads: 3)
    let pictures = (0..<6).map { Patches(width: 60, height: 40, alpha: 128).bitmap($0) }
    for picture in pictures { try sink.append(.rgba(picture)) }
    try sink.finish()
    let frames = folder.url.appending(path: "frames")
    let names = try FileManager.default.contentsOfDirectory(atPath: frames.path).sorted()
    #expect(names == ["a008.png", "a009.png", "a010.png", "a011.png", "a012.png", "a013.png"])
    for (name, picture) in zip(names, pictures) {
      let file = try #require(folder.contents("frames/\(name)"))
      #expect(PNGReader(file)?.bitmap == picture)
    }
  }

  @Test func filesAreTheSameAtAnyNumberOfThreads() throws {
    let picture = noisyPicture(width: 300, height: 200, isOpaque: true)
    for threads in [1, 4] {
      let path = try numberedPath("\(folder.path)/\(threads)-%d.png")
      let sink = try NumberedPNGSink(path, first: 0, threads: threads)
      for _ in 0..<3 { try sink.append(.rgba(picture)) }
      try sink.finish()
    }
    for frame in 0..<3 {
      #expect(folder.contents("1-\(frame).png") == folder.contents("4-\(frame).png"))
    }
  }

  @Test func errorsOfAFrameAreThrown() throws {
    // A folder in the place of a file.
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "2.png"), withIntermediateDirectories: false)
    let sink = try NumberedPNGSink(
      try numberedPath("\(folder.path)/%d.png"), first: 0, threads: 2)
    let error = try #require(throws: ReliefError.self) {
      for frame in 0..<5 {
        try sink.append(.rgba(Patches(width: 32, height: 32).bitmap(frame)))
      }
      try sink.finish()
    }
    #expect(
      error
        == .unwritable(
          path: "\(folder.path)/2.png", reason: "it is a folder; add a file name"))
    #expect(throws: error) { try sink.finish() }
  }

  @Test func onlyTheLastFolderIsMade() throws {
    let pattern = "\(folder.path)/a/b/%d.png"
    let path = try numberedPath(pattern)
    #expect(
      throws: ReliefError.unwritable(
        path: pattern, reason: "there is no folder above \(folder.path)/a/b; make it first")
    ) { try NumberedPNGSink(path, first: 0) }
    #expect(folder.names == [])
    _ = try folder.write("".utf8, to: "file")
    let inFile = try numberedPath("\(folder.path)/file/%d.png")
    #expect(throws: ReliefError.self) { try NumberedPNGSink(inFile, first: 0) }
  }

  @Test func numbersFillTheirPlace() throws {
    let path = try numberedPath("50% off/%04d of it.png")
    #expect(path.path(7) == "50% off/0007 of it.png")
    #expect(path.path(123_456) == "50% off/123456 of it.png")
    #expect(try NumberedPath("%d.png")?.path(12) == "12.png")
    #expect(try NumberedPath("100%.png") == nil)
    #expect(try NumberedPath("spin.png") == nil)
  }

  @Test(arguments: ["%d/%d.png", "%d-%05d.png", "%5d.png", "%i.png", "%00d.png", "%05d/a.png"])
  func otherPlacesAreRefused(_ pattern: String) {
    #expect(throws: ReliefError.self) { try NumberedPath(pattern) }
  }
}
