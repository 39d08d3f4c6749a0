import Diagnostics
import Foundation
import FrameOutput
import RenderModel
import TestSupport
import Testing

@Suite struct EncoderFailureTests {
  @Test(.timeLimit(.minutes(1))) func oneThatTalksALotIsHeardOut() throws {
    let fake = try FakeEncoder(
      """
      i=0
      while [ $i -lt 300 ]; do printf '%01024d\\n' $i >&2; i=$((i+1)); done
      cat > "$out"
      i=0
      while [ $i -lt 300 ]; do printf '%01024d\\n' $i; i=$((i+1)); done
      """)
    let sink = try fake.sink()
    for _ in 0..<100 { try sink.append(FakeEncoder.frame) }
    #expect(fake.folder.contents("v.mp4") == nil)
    try sink.finish()
    #expect(fake.folder.contents("v.mp4")?.count == 100 * 6144)
    #expect(fake.folder.names == ["v.mp4"])
    #expect(fake.isGone == true)
  }

  @Test(.timeLimit(.minutes(1))) func oneThatDiesIsQuoted() throws {
    let fake = try FakeEncoder(
      """
      head -c 30720 > "$out"
      echo 'the first thing it says' >&2
      echo 'Unknown trouble with the 5th frame' >&2
      exit 3
      """)
    let sink = try fake.sink()
    let error = try #require(throws: ReliefError.self) {
      for _ in 0..<1000 { try sink.append(FakeEncoder.frame) }
      try sink.finish()
    }
    let text = "\(error)"
    #expect(text.hasPrefix("cannot write \(fake.path): ffmpeg ended with status 3 after "))
    #expect(text.contains("the first thing it says | Unknown trouble with the 5th frame"))
    #expect(throws: error) { try sink.append(FakeEncoder.frame) }
    #expect(throws: error) { try sink.finish() }
    #expect(fake.folder.names == [])
    #expect(fake.isGone == true)
  }

  @Test(.timeLimit(.minutes(1))) func oneThatFailsAtTheEndLeavesNothing() throws {
    let fake = try FakeEncoder("cat > \"$out\"; echo 'no space' >&2; exit 1")
    let sink = try fake.sink()
    for _ in 0..<5 { try sink.append(FakeEncoder.frame) }
    #expect(
      throws: ReliefError.unwritable(
        path: fake.path, reason: "ffmpeg ended with status 1 after 5 frames: no space")
    ) { try sink.finish() }
    #expect(fake.folder.names == [])
  }

  @Test(.timeLimit(.minutes(1))) func oneThatNeverReadsCanBeStopped() throws {
    // The pipe takes a megabyte before it is full. What the script starts must go as well.
    let fake = try FakeEncoder("sleep 1000 & wait")
    let sink = try fake.sink()
    let canceller = sink.canceller
    var stopped = ContinuousClock.now
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.5)
      canceller.cancel()
    }
    let start = ContinuousClock.now
    #expect(throws: ReliefError.unwritable(path: fake.path, reason: "it was cancelled")) {
      while true { try sink.append(FakeEncoder.frame) }
    }
    stopped = .now
    #expect(stopped - start >= .milliseconds(400))
    #expect(stopped - start < .milliseconds(1500))
    #expect(throws: ReliefError.self) { try sink.finish() }
    #expect(fake.folder.names == [])
    #expect(fake.isGone == true)
  }

  @Test(.timeLimit(.minutes(1))) func finishingCanBeStopped() throws {
    let fake = try FakeEncoder("cat > \"$out\"; sleep 1000")
    let sink = try fake.sink()
    try sink.append(FakeEncoder.frame)
    let canceller = sink.canceller
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.3)
      canceller.cancel()
    }
    let start = ContinuousClock.now
    #expect(throws: ReliefError.self) { try sink.finish() }
    #expect(ContinuousClock.now - start < .milliseconds(1300))
    #expect(fake.folder.names == [])
    #expect(fake.isGone == true)
  }

  @Test(.timeLimit(.minutes(1))) func droppingASinkEndsTheEncoder() throws {
    let fake = try FakeEncoder("echo begun > \"$out\"; sleep 1000")
    do {
      let sink = try fake.sink()
      try sink.append(FakeEncoder.frame)
      while fake.isGone == nil { usleep(1000) }
      #expect(fake.isGone == false)
    }
    #expect(fake.isGone == true)
    #expect(fake.folder.names == [])
  }

  @Test(.timeLimit(.minutes(1))) func oneThatListensNoMoreIsEnded() throws {
    let fake = try FakeEncoder("exec <&-; sleep 1000")
    let sink = try fake.sink()
    #expect(throws: ReliefError.self) {
      while true { try sink.append(FakeEncoder.frame) }
    }
    #expect(fake.isGone == true)
    #expect(fake.folder.names == [])
  }

  @Test func oneThatWritesNothingIsFoundOut() throws {
    let fake = try FakeEncoder("cat > /dev/null")
    let sink = try fake.sink()
    try sink.append(FakeEncoder.frame)
    #expect(
      throws: ReliefError.unwritable(path: fake.path, reason: "\(fake.program) wrote nothing")
    ) { try sink.finish() }
    #expect(fake.folder.names == [])
  }

  @Test(arguments: VideoFormat.allCases) func aFullDiskIsSaid(_ format: VideoFormat) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/v.\(format.rawValue)"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/full")
    let patches = Patches(width: 64, height: 64)
    let error = try #require(throws: ReliefError.self) {
      let sink = try VideoSink(
        path, as: format, size: PixelSize(width: 64, height: 64),
        options: VideoOptions(rate: (30, 1)))
      for frame in 0..<3 {
        let bitmap = patches.bitmap(frame)
        let white = RGBA8(red: 255, green: 255, blue: 255)
        try sink.append(
          sink.format == .rgba
            ? .rgba(bitmap)
            : .planar(PlanarImage(bitmap, keepsAlpha: false, background: white)))
      }
      try sink.finish()
    }
    #expect("\(error)".contains("No space left on device"))
  }

  @Test func noFrameMakesNoFile() throws {
    let fake = try FakeEncoder("cat > \"$out\"")
    let sink = try fake.sink()
    #expect(throws: ReliefError.unwritable(path: fake.path, reason: "no frame was drawn")) {
      try sink.finish()
    }
    #expect(fake.folder.names == [])
  }

  @Test func aFileOfThatNameStaysUntilTheEnd() throws {
    let fake = try FakeEncoder("cat > \"$out\"")
    _ = try fake.folder.write("old".utf8, to: "v.mp4")
    let sink = try fake.sink()
    try sink.append(FakeEncoder.frame)
    #expect(fake.folder.contents("v.mp4") == Array("old".utf8))
    try sink.finish()
    #expect(fake.folder.contents("v.mp4")?.count == 6144)
  }

  @Test func aMissingProgramIsNamed() throws {
    let folder = try TemporaryFolder()
    let error = try #require(throws: ReliefError.self) {
      _ = try VideoSink(
        "\(folder.path)/v.mp4", as: .mp4, size: PixelSize(width: 64, height: 64),
        options: VideoOptions(rate: (30, 1), program: "\(folder.path)/nothing"))
    }
    let sentence = "'\(folder.path)/nothing' cannot be run; install the Debian package ffmpeg"
    #expect("\(error)".contains(sentence))
    #expect(folder.names == [])
  }

  @Test func aMissingEncoderIsNamedWithThoseAtHand() throws {
    let fake = try FakeEncoder("cat > \"$out\"", encoders: ["libx265", "libvpx-vp9", "mjpeg"])
    #expect(
      throws: ReliefError.unwritable(
        path: fake.path,
        reason: "\(fake.program) has no encoder libx264 for h264; it has libx265 (hevc), "
          + "libvpx-vp9 (vp9); choose another codec, or install the Debian package ffmpeg")
    ) { try fake.sink() }
    #expect(fake.folder.names == [])
  }
}
