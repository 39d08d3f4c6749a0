import ChartModel
import Diagnostics
import Files
import FrameOutput
import Pipeline

extension JobRunner {
  /// Draws a sequence, the frames of it that are asked for, or a part.
  func draw(
    _ request: SpinRequest, _ unit: JobUnit, _ fingerprint: JobFingerprint, _ budget: InputBudget,
    _ estimate: MemoryEstimate, _ result: inout JobResult
  ) throws(ReliefError) {
    // What cannot be written, or is there, is told before the data is read, where it can be.
    try request.output.check()
    if request.states == nil, try isThere(request, unit, fingerprint, try request.frames()) {
      result.status = .skipped
      return
    }
    var clock = StageClock()
    let (spec, frames) = try sequence(request, budget, estimate, &clock, &result.diagnostics)
    if request.states != nil, try isThere(request, unit, fingerprint, frames) {
      result.status = .skipped
      return
    }
    if context.purpose == .join {
      guard let count = unit.joinedParts else { return try context.checkDraws() }
      try join(request, count, fingerprint, frames, &result)
      return
    }
    let range = unit.part?.range(of: frames.timing.frameCount) ?? frames.range
    let sink = try self.sink(request, unit, fingerprint, range)
    if range.isEmpty {
      try sink.finish()
      return
    }
    var report = try service.spin(
      spec, frames: range, into: sink, options: request.chart.image
    ) { _ in isWanted }
    report.stages = clock.stages + report.stages
    result.take(report, request, range)
    if unit.part == nil { try fingerprint.keep(beside: request.output, range) }
  }

  /// Whether the job may go on; drawing asks now and then.
  private var isWanted: Bool {
    do throws(ReliefError) {
      try ticket.check()
      return true
    } catch {
      return false
    }
  }

  private func isThere(
    _ request: SpinRequest, _ unit: JobUnit, _ fingerprint: JobFingerprint, _ frames: SpinFrames
  ) throws(ReliefError) -> Bool {
    guard context.looksFirst else { return false }
    if fingerprint.isKept(beside: request.output, frames.range) { return true }
    guard let part = unit.part else { return false }
    return FramePart.isWhole(
      PartFolder(of: request.output.path).file(part), fingerprint: fingerprint.text,
      frames: part.range(of: frames.timing.frameCount))
  }

  private func sequence(
    _ request: SpinRequest, _ budget: InputBudget, _ estimate: MemoryEstimate,
    _ clock: inout StageClock, _ diagnostics: inout Diagnostics
  ) throws(ReliefError) -> (spec: SequenceSpec, frames: SpinFrames) {
    if let states = request.states {
      var noted = Diagnostics()
      let read = try clock.measure("read") { () throws(ReliefError) in
        try reading(budget) { () throws(ReliefError) in
          try request.sequence(of: states, diagnostics: &noted) { states in
            states = onMain(states) { $0.makeAxisPieces() }
          }
        }
      }
      diagnostics.merge(noted)
      try ticket.check()
      return read
    }
    let frames = try request.frames()
    let page = try page(of: request.chart, budget, &clock, &diagnostics)
    try check(estimate, page)
    return (
      SequenceSpec(timing: frames.timing, motion: request.motion, content: .page(page)), frames
    )
  }

  private func sink(
    _ request: SpinRequest, _ unit: JobUnit, _ fingerprint: JobFingerprint, _ range: Range<Int>
  ) throws(ReliefError) -> any FrameSink {
    guard let part = unit.part, case .video(let path, let format) = request.output else {
      return try request.output.sink(request, first: range.lowerBound)
    }
    let folder = PartFolder(of: path)
    try folder.make()
    return try FramePartSink(
      folder.file(part), fingerprint: fingerprint.text, frames: range,
      size: request.chart.image.pixelSize,
      format: try VideoSink.format(
        of: format, size: request.chart.image.pixelSize, options: request.encoding))
  }
}
