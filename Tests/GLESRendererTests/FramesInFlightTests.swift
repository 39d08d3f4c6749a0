import Diagnostics
import Foundation
import RenderModel
import ShaderLibrary
import TestSupport
import Testing

@testable import GLESRenderer

@Suite(.needsEGL) struct FramesInFlightTests {
  /// Nothing in it is peeled.
  let scene = RenderScene(layers: [
    SceneLayer(
      name: "marks",
      camera: .box(0),
      visibility: .solid,
      source: .fixed([
        DrawItem(
          name: "points", geometry: .spheres(TestScenes.spheres(count: 60, radius: 0.05)))
      ])
    )
  ])

  func frames(_ count: Int, size: PixelSize = TestScenes.size) -> [FrameState] {
    (0..<count).map { number in
      TestScenes.frame(
        number % 2 == 0 ? TestScenes.white : TestScenes.clear,
        size: size,
        camera: TestScenes.camera(size, azimuth: Double(number) * 0.2)
      )
    }
  }

  /// Begins as many frames as may be, and finishes them in order.
  func inFlight(_ frames: [FrameState], _ backend: GLESBackend) throws -> [FramePixels] {
    var begun: [BegunFrame] = []
    var finished: [FramePixels] = []
    for frame in frames {
      begun.append(try backend.begin(frame, as: .rgba))
      if begun.count == backend.framesInFlight {
        finished.append(try begun.removeFirst().pixels())
      }
    }
    return try finished + begun.map { try $0.pixels() }
  }

  @Test(arguments: [1, 2, 3, 5]) func framesInFlightEqualDrawnOnes(depth: Int) throws {
    let backend = try Headless.backend(
      readback: ReadbackPolicy(framesInFlight: depth, makesPlanes: true))
    #expect(backend.framesInFlight == depth)
    try backend.prepare(scene)
    let small = PixelSize(width: 121, height: 77)
    let frames = frames(7) + frames(4, size: small) + frames(3)
    let drawn = try frames.map { FramePixels.rgba(try backend.draw($0)) }
    #expect(Set(drawn.map { "\($0)".hashValue }).count > 3)
    #expect(try inFlight(frames, backend) == drawn)
    if case .inFlight = try backend.begin(frames[0], as: .rgba) {
      #expect(depth > 1)
    } else {
      #expect(depth == 1)
    }
  }

  @Test func theDeviceSettlesHowFramesAreRead() throws {
    let backend = try Headless.backend()
    #expect(backend.readback == (backend.renderer.isHardware ? .hardware : .software))
    #expect(ReadbackPolicy(framesInFlight: 0, makesPlanes: false).framesInFlight == 1)
  }

  @Test func framesThatAreNotPlainAreDrawnToTheEnd() throws {
    let plain = TestScenes.frame()
    let region = TestScenes.frame(region: PixelRect(x: 20, y: 30, width: 50, height: 40))
    for (scene, frame, limit) in [
      (TestScenes.everything(), plain, nil), (scene, region, nil),
      (scene, plain, TileLimit(side: 100)),
    ] {
      let backend = try Headless.backend(tileLimit: limit, readback: .hardware)
      try backend.prepare(scene)
      guard case .done(let pixels) = try backend.begin(frame, as: .yuv420) else {
        Issue.record("the frame is in flight")
        continue
      }
      #expect(try pixels == .rgba(backend.draw(frame)))
    }
  }

  @Test func framesThatAreNotFinishedDoNoHarm() throws {
    var backend: GLESBackend? = try Headless.backend(readback: .hardware)
    try backend?.prepare(scene)
    let frames = frames(3)
    let drawn = try frames.map { try backend?.draw($0) }
    for frame in frames { _ = try backend?.begin(frame, as: .rgba) }
    let kept = try backend?.begin(frames[1], as: .rgba)
    _ = try backend?.begin(self.frames(1, size: PixelSize(width: 64, height: 64))[0], as: .rgba)
    // What is prepared anew, drawn meanwhile or gone changes no frame that was begun.
    try backend?.prepare(RenderScene())
    _ = try backend?.draw(frames[0])
    backend = nil
    #expect(try kept?.pixels() == drawn[1].map { .rgba($0) })
  }

  @Test func buffersAreUsedAgain() throws {
    let backend = try Headless.backend(readback: .hardware)
    try backend.prepare(scene)
    _ = try inFlight(frames(9), backend)
    #expect(backend.ring.free.count == 3)
    // Frames that are let go give theirs back too.
    var begun = try frames(3).map { try backend.begin($0, as: .rgba) }
    #expect(backend.ring.free.isEmpty)
    begun = []
    #expect(backend.ring.free.count == 3 && begun.isEmpty)
    let small = PixelSize(width: 64, height: 48)
    _ = try inFlight(frames(2, size: small), backend)
    #expect(backend.ring.free.map(\.byteCount) == [64 * 48 * 4, 64 * 48 * 4])
  }

  @Test func aFrameThatFailsKeepsNoBuffer() throws {
    let temporary = try TemporaryFolder()
    for name in ["lib", "programs"] {
      try FileManager.default.copyItem(
        at: Repository.shaders.appending(path: name), to: temporary.url.appending(path: name))
    }
    let file = temporary.url.appending(path: "lib/lighting.glsl")
    try "broken\n".write(to: file, atomically: true, encoding: .utf8)
    let backend = try GLESBackend(
      device: .automatic, shaders: ShaderLibrary(folder: temporary.path), readback: .hardware,
      cacheFolder: nil)
    try backend.prepare(scene)
    for frame in frames(4) {
      #expect(throws: ReliefError.self) { try backend.begin(frame, as: .yuv420) }
    }
    #expect(backend.ring.free.count == 1)
  }

  @Test func errorsAreSentences() throws {
    #expect(glErrorText(0x0507) == "the device was reset; draw again")
    let backend = try Headless.backend()
    let error = #expect(throws: ReliefError.self) {
      try backend.context.perform { () throws(ReliefError) in
        _ = try PackBuffer(byteCount: 1 << 48)
      }
    }
    #expect(
      error?.description == "allocating \(1 << 48) bytes to read a picture into failed: out of "
        + "graphics memory; lower --size or --scale, or use the software renderer")
    // The context goes on.
    try backend.prepare(scene)
    _ = try backend.draw(frames(1)[0])
  }
}
