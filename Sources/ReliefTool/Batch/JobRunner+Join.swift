import Diagnostics
import FrameOutput
import Pipeline

extension JobRunner {
  /// Makes a video of its parts: the same bytes that it would have been drawn as in one.
  func join(
    _ request: SpinRequest, _ count: Int, _ fingerprint: JobFingerprint, _ frames: SpinFrames,
    _ result: inout JobResult
  ) throws(ReliefError) {
    let folder = PartFolder(of: request.output.path)
    var parts: [FramePartReader] = []
    for index in 0..<count {
      let part = JobPart(index: index, count: count)
      let range = part.range(of: frames.timing.frameCount)
      guard FramePart.isWhole(folder.file(part), fingerprint: fingerprint.text, frames: range)
      else {
        throw .fileUnreadable(
          path: folder.file(part),
          reason: "part \(index + 1) of \(count) is not there, or was made "
            + "of something else; draw it with 'relief batch --resume'")
      }
      parts.append(try FramePartReader(folder.file(part)))
    }
    var clock = StageClock()
    try clock.measure("join") { () throws(ReliefError) in
      let sink = try request.output.sink(request, first: 0)
      for part in parts {
        for _ in part.frames {
          try ticket.check()
          try sink.append(try part.next())
        }
      }
      try sink.finish()
      result.diagnostics.merge(sink.diagnostics)
    }
    try fingerprint.keep(beside: request.output, frames.range)
    folder.remove()
    let size = request.chart.image.pixelSize
    result.facts = [
      ("frames", .integer(frames.timing.frameCount)), ("width", .integer(size.width)),
      ("height", .integer(size.height)), ("stages", .stages(clock.stages)),
    ]
  }
}
