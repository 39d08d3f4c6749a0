import RenderModel
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

  @Test func framesInFlightEqualDrawnOnes() throws {
    let backend = try Headless.backend()
    try backend.prepare(scene)
    let small = PixelSize(width: 121, height: 77)
    let frames = frames(7) + frames(4, size: small) + frames(3)
    let drawn = try frames.map { FramePixels.rgba(try backend.draw($0)) }
    #expect(Set(drawn.map { "\($0)".hashValue }).count > 3)
    #expect(try inFlight(frames, backend) == drawn)
    guard case .inFlight = try backend.begin(frames[0], as: .rgba) else {
      Issue.record("a plain frame is drawn to the end")
      return
    }
  }

  @Test func framesThatAreNotPlainAreDrawnToTheEnd() throws {
    let plain = TestScenes.frame()
    let region = TestScenes.frame(region: PixelRect(x: 20, y: 30, width: 50, height: 40))
    for (scene, frame, limit) in [
      (TestScenes.everything(), plain, nil), (scene, region, nil),
      (scene, plain, TileLimit(side: 100)),
    ] {
      let backend = try Headless.backend(tileLimit: limit)
      try backend.prepare(scene)
      guard case .done(let pixels) = try backend.begin(frame, as: .rgba) else {
        Issue.record("the frame is in flight")
        continue
      }
      #expect(try pixels == .rgba(backend.draw(frame)))
    }
  }

  @Test func framesThatAreNotFinishedDoNoHarm() throws {
    var backend: GLESBackend? = try Headless.backend()
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
}
