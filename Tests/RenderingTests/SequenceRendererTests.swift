import ChartModel
import Diagnostics
import FrameOutput
import Pipeline
import RenderModel
import Synchronization
import TestSupport
import Testing

/// Sequences of frames, from the specification to a sink.
struct SequenceRendererTests {
  private static let count = 12

  private let options = RenderOptions(width: 80, height: 60, scale: 1, backend: .software)
  private let timing = FrameTiming(frameCount: count, rate: .standard)

  /// A surface that turns.
  private var turning: SequenceSpec {
    SequenceSpec(
      timing: timing, motion: .turntable(TurntableSpec()),
      content: .page(PageSpec([.chart(.surface(count: 12) { $0 * $1 })])))
  }

  /// A surface that turns and changes every third frame.
  private func changing(
    asked: @escaping (Int) throws(ReliefError) -> Void = { _ throws(ReliefError) in }
  ) -> SequenceSpec {
    SequenceSpec(
      timing: timing, motion: .turntable(TurntableSpec()),
      content: .states(
        of: { $0 / 3 },
        page: { (state) throws(ReliefError) in
          try asked(state)
          var chart = ChartSpec.surface(count: 12) { $0 * $1 * Double(state + 1) }
          // More texts in each state, which what is settled for the sequence must not depend on.
          let places = (0...state).map { Double($0) / 2 - 0.7 }
          let channel = Channel(label: "", column: .numbers(places))
          chart.marks.append(
            MarkGroup(
              .text(TextMarkSpec(texts: places.map { "at \($0)" })), x: channel, y: channel,
              z: channel))
          return PageSpec([.chart(chart)])
        }))
  }

  private func frames(
    _ spec: SequenceSpec, _ range: Range<Int>, _ options: RenderOptions
  ) throws -> [FramePixels] {
    let sink = MemoryFrameSink()
    let renderer = try SequenceRenderer(spec, options: options)
    let report = try renderer.draw(range, into: sink)
    #expect(sink.isFinished && !sink.isCancelled)
    #expect(report.frameCount == range.count)
    return sink.frames
  }

  @Test(arguments: [BackendChoice.software, .gles])
  func aFrameDependsOnItsNumberAlone(backend: BackendChoice) throws {
    var options = options
    options.backend = backend
    for spec in [turning, changing()] {
      let whole = try frames(spec, 0..<Self.count, options)
      #expect(Set(whole.map(Self.bytes)).count == Self.count)
      #expect(try frames(spec, 5..<9, options) == Array(whole[5..<9]))
      let backward = try SequenceRenderer(spec, options: options)
      for number in (0..<Self.count).reversed() {
        #expect(try .rgba(backward.frame(number).bitmap) == whole[number])
      }
    }
  }

  private static func bytes(_ frame: FramePixels) -> [UInt8] {
    switch frame {
    case .rgba(let picture): picture.bytes
    case .planar(let planes): planes.bytes
    }
  }

  @Test func aStateIsPreparedOnce() throws {
    var asked: [Int] = []
    _ = try frames(changing { asked.append($0) }, 2..<Self.count, options)
    #expect(asked == [0, 1, 2, 3])
  }

  @Test(arguments: [FrameFormat.yuv420, .yuva420])
  func planesAreThoseOfThePicture(format: FrameFormat) throws {
    var options = options
    options.background = .transparent
    let sink = MemoryFrameSink(format: format)
    _ = try SequenceRenderer(turning, options: options).draw(0..<2, into: sink)
    let pictures = try frames(turning, 0..<2, options)
    #expect(sink.frames.count == pictures.count)
    for (planes, picture) in zip(sink.frames, pictures) {
      guard case .rgba(let picture) = picture else { continue }
      let background = RGBA8(red: 0, green: 0, blue: 0, alpha: 0)
      #expect(
        planes
          == .planar(
            PlanarImage(picture, keepsAlpha: format.hasAlpha, background: background)))
    }
  }

  @Test func aSlowSinkHoldsTheDrawingBack() throws {
    let drawn = Atomic<Int>(0)
    let sink = MemoryFrameSink(.isSlow(0.02))
    let spec = SequenceSpec(
      timing: timing, motion: .still,
      content: .states(
        of: { $0 },
        page: { state in
          drawn.store(state, ordering: .relaxed)
          // Those that wait, two in hand, and the one that is begun.
          #expect(state - sink.count.load(ordering: .relaxed) <= 8)
          return PageSpec([.chart(.surface(count: 4) { $0 * $1 })])
        }))
    _ = try SequenceRenderer(spec, options: options).draw(0..<Self.count, into: sink)
    #expect(sink.frames.count == Self.count && drawn.load(ordering: .relaxed) == Self.count - 1)
  }

  @Test func whatGoesWrongInTheSinkIsThrown() throws {
    for behaviour in [MemoryFrameSink.Behaviour.fails(after: 3), .failsToFinish] {
      let sink = MemoryFrameSink(behaviour)
      let renderer = try SequenceRenderer(turning, options: options)
      #expect(throws: MemoryFrameSink.failure) {
        try renderer.draw(0..<Self.count, into: sink)
      }
      #expect(!sink.isFinished)
    }
  }

  @Test func whatGoesWrongInDrawingIsThrown() throws {
    let failure = ReliefError.invalidScene(reason: "it is a test")
    let spec = changing { (state) throws(ReliefError) in if state == 2 { throw failure } }
    let sink = MemoryFrameSink()
    #expect(throws: failure) {
      try SequenceRenderer(spec, options: options).draw(0..<Self.count, into: sink)
    }
    #expect(sink.isCancelled && !sink.isFinished)
  }

  @Test func theDriverMayStop() throws {
    let sink = MemoryFrameSink()
    let renderer = try SequenceRenderer(turning, options: options)
    #expect(throws: ReliefError.cancelled) {
      try renderer.draw(0..<Self.count, into: sink) { $0 < 2 }
    }
    #expect(sink.isCancelled && !sink.isFinished && sink.frames.count < Self.count)
  }

  @Test(arguments: [0, 11])
  func aSinkThatHangsCanBeCancelled(after: Int) throws {
    let sink = MemoryFrameSink(.hangs(after: after))
    let renderer = try SequenceRenderer(turning, options: options)
    let start = ContinuousClock.now
    var asked = 0
    #expect(throws: ReliefError.cancelled) {
      try renderer.draw(0..<Self.count, into: sink) { _ in
        asked += 1
        return asked < 30
      }
    }
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(sink.isCancelled && !sink.isFinished)
  }

  @Test func theReportAddsUp() throws {
    let sink = MemoryFrameSink()
    var progress: [Int] = []
    let report = try SequenceRenderer(changing(), options: options)
      .draw(0..<Self.count, into: sink) {
        progress.append($0)
        return true
      }
    #expect(progress == progress.sorted() && progress.last == Self.count)
    let names = report.stages.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(names).isSuperset(of: ["resolve", "frame", "draw", "convert", "write", "finish"]))
    #expect(report.stages.allSatisfy { $0.seconds >= 0 && $0.seconds <= report.seconds + 5 })
    #expect(report.limit != nil)
  }

  /// Whatever the lens becomes on its way, nothing reaches the page's edge.
  @Test(arguments: [
    CameraPathSpec([
      CameraPathSpec.Stop(pose: .standard, fieldOfView: 15, seconds: 0),
      CameraPathSpec.Stop(
        pose: PoseSpec(azimuth: 225, inclination: 40), fieldOfView: 110, seconds: 1),
    ]),
    CameraPathSpec([
      CameraPathSpec.Stop(
        pose: PoseSpec(azimuth: 45, inclination: -35), projection: .orthographic, seconds: 0),
      CameraPathSpec.Stop(projection: .perspective, fieldOfView: 115, seconds: 1, easing: .bouncy),
    ]),
  ])
  func aPathIsFramedForAllItsLenses(path: CameraPathSpec) throws {
    let spec = SequenceSpec(
      timing: timing, motion: .path(path),
      content: .page(PageSpec([.chart(.surface(count: 12) { $0 * $1 })])))
    for frame in try frames(spec, 0..<Self.count, options) {
      guard case .rgba(let picture) = frame else { continue }
      let background = picture[0, 0]
      let (right, bottom) = (picture.width - 1, picture.height - 1)
      #expect((0...right).allSatisfy { picture[$0, 0] == background })
      #expect((0...right).allSatisfy { picture[$0, bottom] == background })
      #expect((0...bottom).allSatisfy { picture[0, $0] == background })
      #expect((0...bottom).allSatisfy { picture[right, $0] == background })
    }
  }

  /// States that ask for views of their own while the camera moves: each frame is planned once.
  @Test func statesMayAskForTheirOwnViews() throws {
    func page(_ state: Int) -> PageSpec {
      var chart = ChartSpec.surface(count: 12) { $0 * $1 }
      chart.pose.azimuth = 7 * Double(state)
      return PageSpec([.chart(chart)])
    }
    let spec = SequenceSpec(
      timing: timing, motion: .turntable(TurntableSpec(inclination: 10)),
      content: .states(of: { $0 }, page: { page($0) }, shots: { page($0).shots }))
    let whole = try frames(spec, 0..<Self.count, options)
    #expect(try frames(spec, 5..<9, options) == Array(whole[5..<9]))
    // The turn begins at each state's own azimuth; labels alone may differ from a still's.
    let still = try ChartRenderer(options: options)
    var prepared = try still.prepare(page(0))
    let stills = try (0..<Self.count).map { number in
      let azimuth = (7 + 360 / Double(Self.count)) * Double(number)
      let pose = PoseSpec(azimuth: azimuth, inclination: 10)
      return try still.draw(&prepared, plan: prepared.scene.stillPlan(pose: pose)).bitmap
    }
    for (number, frame) in whole.enumerated() {
      let unlike = stills.map { still in
        zip(Self.bytes(frame), still.bytes).count { abs(Int($0) - Int($1)) > 40 }
      }
      #expect(unlike[number] == unlike.min())
    }
  }

  /// Numbered pictures are compressed by threads of their own: what the writer waits is no work.
  @Test func compressionIsAStageOfItsOwn() throws {
    let folder = try TemporaryFolder()
    let path = try #require(try NumberedPath("\(folder.path)/f/%02d.png"))
    var large = options
    (large.width, large.height) = (640, 480)
    let sink = try NumberedPNGSink(
      path, first: 0, options: PNGOptions(level: 9), threads: 1)
    let report = try SequenceRenderer(turning, options: large).draw(0..<Self.count, into: sink)
    let work = try #require(sink.work)
    let compress = try #require(report.stages.first { $0.name == "compress" })
    #expect(compress.seconds == work.seconds && work.seconds > 0)
    let write = try #require(report.stages.first { $0.name == "write" })
    let finish = try #require(report.stages.first { $0.name == "finish" })
    // Handing over takes next to no time, however long the waiting for it.
    #expect(write.seconds + finish.seconds < 0.2 * compress.seconds)
    #expect(report.stages.allSatisfy { $0.seconds >= 0 }, "\(report.stages)")
  }

  /// Threads that share some work take as long as each of them does.
  @Test(arguments: [(2, true), (1_000_000, false)])
  func compressionIsTheLimitWhereItIs(threads: Int, isLimit: Bool) throws {
    let sink = MemoryFrameSink()
    sink.work = SinkWork(stage: "compress", threads: threads)
    sink.work?.seconds = 1000
    let report = try SequenceRenderer(turning, options: options).draw(0..<Self.count, into: sink)
    #expect((report.limit?.name == "compress") == isLimit)
    #expect(report.stages.last == StageTime(name: "compress", seconds: 1000))
  }

  @Test func aSlowSinkIsTheLimit() throws {
    let report = try SequenceRenderer(turning, options: options)
      .draw(0..<Self.count, into: MemoryFrameSink(.isSlow(0.05)))
    #expect(report.limit?.name == "write")
  }
}
