import Diagnostics
import Files
import FrameOutput
import RenderModel
import TestSupport
import Testing

@Suite struct PNGSinkTests {
  private let folder: TemporaryFolder
  private let picture = noisyPicture(width: 20, height: 10, isOpaque: true)

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func oneFrameMakesOneFile() throws {
    let sink = try PNGSink("\(folder.path)/a.png")
    try sink.append(.rgba(picture))
    #expect(folder.contents("a.png") == nil)
    try sink.finish()
    let contents = try #require(folder.contents("a.png"))
    #expect(PNGReader(contents)?.bitmap == picture)
  }

  @Test func moreOrFewerFramesAreErrors() throws {
    let path = "\(folder.path)/a.png"
    do {
      let sink = try PNGSink(path)
      #expect(throws: ReliefError.unwritable(path: path, reason: "no frame was drawn")) {
        try sink.finish()
      }
      try sink.append(.rgba(picture))
      #expect(throws: ReliefError.self) { try sink.append(.rgba(picture)) }
    }
    #expect(folder.names == [])
  }

  @Test func aFullDiskIsSaid() throws {
    let picture = noisyPicture(width: 300, height: 300, isOpaque: true)
    #expect(throws: ReliefError.unwritable(path: "/dev/full", reason: "the disk is full")) {
      try PNGWriter.write(picture, to: "/dev/full")
    }
  }

  @Test func missingRowsAreAnError() throws {
    let stream = try PNGStream(
      width: 20,
      height: 11,
      options: PNGOptions(),
      to: MemorySink()
    )
    try stream.append(picture)
    #expect(
      throws: ReliefError.unwritable(
        path: "memory",
        reason: "only 10 of 11 rows were drawn"
      )
    ) { try stream.finish() }
  }

  /// 20000 x 600 pixels are 48 MB; the stream may hold a batch of strips, about 6 MB.
  ///
  /// Measured in a process of its own, since other tests run beside this one.
  @Test func aHugePictureStreamsInFlatMemory() async throws {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let file = try AtomicFile("\(folder.path)/huge.png")
      let options = PNGOptions(isOpaque: true)
      let stream = try PNGStream(width: 20000, height: 600, options: options, to: file)
      let strip = noisyPicture(width: 20000, height: 10, isOpaque: true)
      try stream.append(strip)
      let before = residentPeak()
      for _ in 1..<60 { try stream.append(strip) }
      let grown = residentPeak() - before
      try stream.finish()
      try file.finish()
      try #require(grown < 24 << 20, "the peak grew by \(grown >> 20) MiB")
    }
  }

  @Test func stripsMakeOnePicture() throws {
    let file = try AtomicFile("\(folder.path)/strips.png")
    let options = PNGOptions(isOpaque: true)
    let stream = try PNGStream(width: 2000, height: 600, options: options, to: file)
    let strip = noisyPicture(width: 2000, height: 10, isOpaque: true)
    for _ in 0..<60 { try stream.append(strip) }
    try stream.finish()
    try file.finish()
    let contents = try #require(folder.contents("strips.png"))
    let read = try #require(PNGReader(contents))
    #expect(read.width == 2000 && read.height == 600)
    let size = strip.bytes.count
    for i in 0..<60 {
      #expect(Array(read.straight[i * size..<(i + 1) * size]) == strip.bytes)
    }
  }
}
