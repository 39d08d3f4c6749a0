import Charts
import Diagnostics
import Foundation
import Relief
import Spatial
import SwiftUICore
import TestSupport
import Testing

/// Sequences of pictures of a view: the same bytes whichever way a frame is asked for.
@MainActor
struct FrameSequenceTests {
  private struct Saddle: View {
    var body: some View {
      Chart3D {
        SurfacePlot(x: "x", y: "y", z: "z") { x, z in x * z }
      }
    }
  }

  private struct Growing: View {
    let time: Double

    var body: some View {
      let heights: [Double] = [0.5, 1]
      Chart3D {
        ForEach(heights, id: \.self) { (height: Double) in
          PointMark(x: .value("x", height), y: .value("y", height + time), z: .value("z", height))
        }
      }
    }
  }

  private let options = PictureOptions(width: 160, height: 120, scale: 1, renderer: .software)

  private static let path = CameraPath(from: .front, hold: 0.1)
    .animate(.easeInOut(duration: 0.3), to: .top)
    .animate(.bouncy, to: .right, projection: .perspective, fieldOfView: .degrees(60))
    .hold(seconds: 0.1)

  private func allFrames(_ frames: FrameSequence) throws -> [[UInt8]] {
    var all: [[UInt8]] = []
    while let picture = try frames.next() { all.append(picture.bytes) }
    return all
  }

  @Test func aFrameAloneIsTheFrameOfTheStream() throws {
    let turn = Turntable(from: Angle2D(degrees: 0), seconds: 0.8)
    let motions: [any CameraMotion] = [turn, Self.path, StillCamera(seconds: 0.3)]
    for motion in motions {
      let frames = try Saddle().frames(motion, fps: 10, options)
      let all = try allFrames(frames)
      #expect(all.count == frames.count && frames.count >= 3)
      for number in [frames.count - 1, 0, frames.count / 2] {
        #expect(try frames.frame(number).bytes == all[number])
        let alone = try Saddle().frames(motion, fps: 10, options)
        #expect(try alone.frame(number).bytes == all[number])
      }
    }
  }

  /// How much of a picture differs from another; a few texts differ, which a sequence puts between
  /// the pixels and fades.
  private func share(of a: [UInt8], unlike b: [UInt8]) -> Double {
    let unlike = zip(a, b).count { abs(Int($0) - Int($1)) > 40 }
    return Double(unlike) / Double(max(1, a.count))
  }

  @Test func aTurntableTurns() throws {
    let frames = try Saddle().frames(Turntable(from: .degrees(0)), count: 4, options)
    let all = try allFrames(frames)
    #expect(Set(all).count > 1)
    for (number, pose) in [Chart3DPose.front, .right, .back, .left].enumerated() {
      let turned = Saddle().chart3DPose(
        Chart3DPose(azimuth: pose.azimuth, inclination: Chart3DPose.default.inclination))
      #expect(try share(of: all[number], unlike: turned.picture(options).bytes) < 0.03)
    }
  }

  @Test func aPathBeginsAndEndsAtItsViews() throws {
    let frames = try Saddle().frames(
      CameraPath(from: .front).animate(.linear(duration: 1), to: .top), fps: 10, options)
    #expect(frames.count == 10 && frames.seconds == 1 && frames.time(of: 3) == 0.3)
    let front = try Saddle().chart3DPose(.front).picture(options).bytes
    let missed = try share(of: frames.frame(0).bytes, unlike: front)
    #expect(missed < 0.03)
    #expect(try share(of: frames.frame(9).bytes, unlike: front) > 1.5 * missed)
    let top = try Saddle().chart3DPose(.top).picture(options).bytes
    #expect(try share(of: frames.frame(9).bytes, unlike: top) < 0.03)
    // As many as are asked for go the whole way, too.
    let few = try Saddle().frames(
      CameraPath(from: .front).animate(.linear(duration: 1), to: .top), count: 3, options)
    #expect(try share(of: few.frame(2).bytes, unlike: frames.frame(9).bytes) < 0.03)
  }

  @Test func anAnimationKeepsItsScales() throws {
    let grow = ChartAnimation(seconds: 1) { Growing(time: $0) }
    let frames = try grow.frames(fps: 5, options)
    let all = try allFrames(frames)
    #expect(Set(all).count == 5)
    for number in [4, 0, 2] { #expect(try frames.frame(number).bytes == all[number]) }
    // Alone, the first frame would have a scale of its own.
    #expect(try Growing(time: 0).picture(options).bytes != all[0])
  }

  /// The shared scales have values that a state alone has not.
  @Test func marksOfAxesAreMadeForTheSharedScales() throws {
    let grow = ChartAnimation(seconds: 1) { time in
      Growing(time: 8 * time).chartYAxis {
        AxisMarks { value in AxisValueLabel("at \(value.index)") }
      }
    }
    let frames = try grow.frames(fps: 2, options)
    while let picture = try frames.next() { #expect(picture.warnings.isEmpty) }
  }

  /// A view that turns itself: every frame is seen as its own view asks to be, but for labels, which
  /// take their time to come and go.
  @Test func anAnimationMayMoveTheCameraItself() throws {
    func view(_ time: Double) -> some View {
      Saddle().chart3DPose(
        Chart3DPose(azimuth: Angle2D(degrees: 90 * time), inclination: Angle2D(degrees: 20)))
    }
    let frames = try ChartAnimation(seconds: 1) { view($0) }.frames(count: 4, options)
    for number in [2, 0, 3, 1] {
      let bytes = try frames.frame(number).bytes
      let unlike = try (0..<4).map { other in
        try share(of: bytes, unlike: view(Double(other) / 4).picture(options).bytes)
      }
      #expect(unlike[number] < 0.03 && unlike[number] == unlike.min())
    }
  }

  @Test func framesAreWrittenWithTheirNumbers() throws {
    let folder = try TemporaryFolder()
    let frames = try Saddle().frames(Turntable(seconds: 0.5), fps: 10, options)
    try frames.writeFrames(to: "\(folder.path)/a-%03d.png", frames: 2..<4)
    #expect(folder.names == ["a-002.png", "a-003.png"])
    let contents = try #require(folder.contents("a-003.png"))
    let picture = try #require(PNGReader(contents))
    #expect(picture.straight == (try frames.frame(3).bytes))
    var told: [Int] = []
    #expect(throws: ReliefError.cancelled) {
      try Saddle().writeFrames(
        Turntable(seconds: 0.5), to: "\(folder.path)/b-%d.png", fps: 10, options
      ) {
        told.append($0)
        return $0 < 2
      }
    }
    #expect(told == told.sorted() && told.last.map { $0 >= 2 } ?? false)
    // What was taken is complete; a frame in work may be too.
    #expect(folder.names.contains("b-0.png") && folder.names.contains("b-1.png"))
  }

  @Test func mistakesAreSaid() throws {
    let frames = try Saddle().frames(Turntable(seconds: 0.5), fps: 10, options)
    expect("there are no frames 5..<6; the sequence has frames 0..<5") { _ = try frames.frame(5) }
    expect("there are no frames -1..<0") { _ = try frames.frame(-1) }
    expect("there are no frames 3..<9") { try frames.writeFrames(to: "%d.png", frames: 3..<9) }
    expect("'a.png' has no place for a frame's number") { try frames.writeFrames(to: "a.png") }
    expect("cannot tell the format of a.avi") { try frames.writeVideo(to: "a.avi") }
    expect("0 frames are no length") {
      _ = try Saddle().frames(Turntable(), count: 0, options)
    }
    expect("nan seconds are no length", of: Turntable(seconds: .nan))
    expect("the turn begins at nan degrees", of: Turntable(from: Angle2D(degrees: .nan)))
    let step = "of the camera's path cannot be taken:"
    expect("step 2 \(step) a zoom of 100", of: CameraPath().animate(.linear, zoom: 100))
    let pose = Chart3DPose(azimuth: Angle2D(degrees: .nan), inclination: Angle2D())
    expect("step 1 \(step) its pose is no angle", of: CameraPath(from: pose, hold: 1))
    var clear = options
    clear.isTransparent = true
    let transparent = try Saddle().frames(Turntable(seconds: 0.5), fps: 10, clear)
    expect("h264 in a .mp4 file keeps no transparency") { try transparent.writeVideo(to: "a.mp4") }
  }

  private func expect(_ start: String, of motion: some CameraMotion) {
    expect(start) { _ = try Saddle().frames(motion, options) }
  }

  /// Expects an error whose sentence has a start.
  private func expect(_ start: String, _ body: () throws -> Void) {
    do {
      try body()
      Issue.record("nothing was thrown; it should be: \(start)")
    } catch {
      #expect("\(error)".hasPrefix(start), "\(error)")
    }
  }
}
