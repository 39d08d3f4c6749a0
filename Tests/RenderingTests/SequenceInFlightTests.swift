import ChartModel
import Diagnostics
import FrameOutput
import GLESRenderer
import Pipeline
import RenderModel
import Testing

/// Sequences on GLES, of whose frames several are drawn and read back at once.
@Suite(.enabled(if: TestDevice.isThere, TestDevice.absence))
struct SequenceInFlightTests {
  private static let count = 10

  private let options = RenderOptions(width: 81, height: 59, scale: 1, backend: .gles)

  private func renderer(_ depth: Int, makesPlanes: Bool = false) throws -> ChartRenderer {
    try ChartRenderer(
      options: options,
      backend: GLESBackend(
        device: .automatic,
        readback: ReadbackPolicy(framesInFlight: depth, makesPlanes: makesPlanes)))
  }

  private func sequence(_ content: SequenceSpec.Content) -> SequenceSpec {
    SequenceSpec(
      timing: FrameTiming(frameCount: Self.count, rate: .standard),
      motion: .turntable(TurntableSpec()), content: content)
  }

  private func page(_ factor: Double) -> PageSpec {
    PageSpec([.chart(.surface(count: 12) { $0 * $1 * factor })])
  }

  private var turning: SequenceSpec { sequence(.page(page(1))) }

  /// A surface that turns, and changes every fourth frame.
  private func changing(failing failed: Int? = nil) -> SequenceSpec {
    sequence(
      .states(
        of: { $0 / 4 },
        page: { (state) throws(ReliefError) in
          if state == failed { throw MemoryFrameSink.failure }
          return page(Double(state + 1))
        }))
  }

  private func stills(_ spec: SequenceSpec) throws -> [Bitmap] {
    let still = try SequenceRenderer(spec, renderer: renderer(1))
    return try (0..<Self.count).map { try still.frame($0).bitmap }
  }

  @Test(arguments: [1, 2, 3, 7, 20]) func framesAreStillsAtAnyDepth(depth: Int) throws {
    for spec in [turning, changing()] {
      let sink = MemoryFrameSink()
      let report = try SequenceRenderer(spec, renderer: renderer(depth))
        .draw(0..<Self.count, into: sink)
      #expect(try sink.frames == stills(spec).map { .rgba($0) })
      #expect(report.stages.contains { $0.name == "read back" })
    }
  }

  @Test func whatEndsEarlyHarmsNoLaterFrame() throws {
    let stills = try stills(turning)
    let sequence = try SequenceRenderer(turning, renderer: renderer(3))
    for after in [0, 2, 5] {
      #expect(throws: MemoryFrameSink.failure) {
        try sequence.draw(0..<Self.count, into: MemoryFrameSink(.fails(after: after)))
      }
      #expect(throws: ReliefError.cancelled) {
        try sequence.draw(0..<Self.count, into: MemoryFrameSink()) { $0 < after }
      }
      let sink = MemoryFrameSink()
      _ = try sequence.draw(0..<Self.count, into: sink)
      #expect(sink.frames == stills.map { .rgba($0) })
    }
  }

  @Test func aStateThatFailsEndsTheWork() throws {
    let sink = MemoryFrameSink()
    #expect(throws: MemoryFrameSink.failure) {
      try SequenceRenderer(changing(failing: 1), renderer: renderer(3))
        .draw(0..<Self.count, into: sink)
    }
    #expect(sink.isCancelled && !sink.isFinished)
  }

  @Test func planesOfTheDeviceAreThoseOfTheStills() throws {
    for spec in [turning, changing()] {
      let sink = MemoryFrameSink(format: .yuv420)
      _ = try SequenceRenderer(spec, renderer: renderer(3, makesPlanes: true))
        .draw(0..<Self.count, into: sink)
      let stills = try stills(spec)
      #expect(sink.frames.count == stills.count)
      let white = RGBA8(red: 255, green: 255, blue: 255)
      for (frame, still) in zip(sink.frames, stills) {
        guard case .planar(let planes) = frame else {
          Issue.record("the sink got no planes")
          continue
        }
        let wanted = PlanarImage(still, keepsAlpha: false, background: white)
        #expect(planes.width == 82 && planes.height == 60)
        #expect(zip(planes.bytes, wanted.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
      }
    }
  }
}
