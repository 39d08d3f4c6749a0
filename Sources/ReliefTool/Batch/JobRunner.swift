import ChartModel
import Diagnostics
import Files
import FrameOutput
import Parallel
import Pipeline

/// Does one unit of a batch, on a worker's thread.
struct JobRunner {
  let context: BatchContext
  let service: any RenderService
  let ticket: JobTicket
  /// Does what belongs to the main actor, and waits for it.
  let onMain: (@escaping @MainActor @Sendable () -> Void) -> Void

  func run(_ unit: JobUnit) -> JobResult {
    var result = JobResult(line: unit.entry.line, part: unit.part, status: .done)
    if case .success(let head) = unit.entry.head { result.output = head.output }
    do throws(ReliefError) {
      if case .failure(let error) = unit.entry.head { throw error }
      try draw(unit, &result)
    } catch {
      result.status = .failed
      // Whatever came to its end by it.
      result.error = ticket.isOverTime ? ticket.overLimit : error
    }
    result.seconds = ticket.seconds
    return result
  }

  private func draw(_ unit: JobUnit, _ result: inout JobResult) throws(ReliefError) {
    let manifest = context.manifest
    let job = try manifest.job(unit.entry)
    try context.folder.prepare(job.head.output)
    let budget = InputBudget(limit: context.limits.input)
    let request = try reading(budget) { () throws(ReliefError) in
      if let path = job.chartPath(in: manifest) {
        _ = try context.hashes.file(path, limit: budget.limit, check: ticket.check)
      }
      return try job.request(
        in: manifest, output: context.folder.file(job.head.output), renderer: context.renderer)
    }
    let image = request.chart.image
    try context.limits.check(pixels: image.pixelSize.width * image.pixelSize.height)
    let fingerprint = try JobFingerprint(
      job, request, in: manifest, renderer: context.renderer, hashes: context.hashes,
      limit: context.limits.input, check: ticket.check)
    let estimate = MemoryEstimate(
      image, isSequence: job.frames != nil, inputSize: fingerprint.inputSize)
    try context.limits.check(memory: estimate.total)
    switch request {
    case .still(let request):
      if context.looksFirst, fingerprint.isKept(inPicture: request.output) {
        result.status = .skipped
      } else {
        try context.checkDraws()
        try draw(request, fingerprint, budget, estimate, &result)
      }
    case .sequence(let request):
      try draw(request, unit, fingerprint, budget, estimate, &result)
    }
  }

  private func draw(
    _ request: RenderRequest, _ fingerprint: JobFingerprint, _ budget: InputBudget,
    _ estimate: MemoryEstimate, _ result: inout JobResult
  ) throws(ReliefError) {
    try OutputPath.check(request.output, formats: [".png"])
    var clock = StageClock()
    let page = try page(of: request, budget, &clock, &result.diagnostics)
    try check(estimate, page)
    let sink = try request.sink([PNGText(JobFingerprint.keyword, fingerprint.text)])
    var drawing = try service.render(page, into: sink, options: request.image)
    drawing.stages = clock.stages + drawing.stages
    result.take(drawing)
  }

  /// Reads a chart and its data.
  func page(
    of request: RenderRequest, _ budget: InputBudget, _ clock: inout StageClock,
    _ diagnostics: inout Diagnostics
  ) throws(ReliefError) -> PageSpec {
    try ticket.check()
    var noted = Diagnostics()
    let read = try clock.measure("read") { () throws(ReliefError) in
      try reading(budget) { () throws(ReliefError) in
        guard let document = request.document else {
          return PageSpec([.chart(try request.chartSpec(diagnostics: &noted))])
        }
        return try request.pageWithoutAxisPieces(of: document, diagnostics: &noted)
      }
    }
    diagnostics.merge(noted)
    try ticket.check()
    guard read.needsAxisPieces else { return read }
    return onMain(read) { $0 = $0.withAxisPieces() }
  }

  /// The value that the main actor makes of one.
  func onMain<Value: Sendable>(
    _ value: Value, _ change: @escaping @MainActor @Sendable (inout Value) -> Void
  ) -> Value {
    let shared = SharedValue(value)
    onMain { change(&shared.value) }
    return shared.value
  }

  func check(_ estimate: MemoryEstimate, _ page: PageSpec) throws(ReliefError) {
    var estimate = estimate
    estimate.add(page)
    try context.limits.check(memory: estimate.total)
    try ticket.check()
  }

  /// Runs what reads, and counts what it reads.
  func reading<Value>(
    _ budget: InputBudget, _ body: () throws(ReliefError) -> Value
  ) throws(ReliefError) -> Value {
    // As a value: the closure of a task-local value rethrows errors of any type.
    let result: Result<Value, ReliefError> = InputBudget.$current.withValue(budget) {
      do throws(ReliefError) {
        return .success(try body())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}

/// A value that one thread hands to another, and waits to have it back.
private final class SharedValue<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

extension JobDefinition {
  /// The file that the chart is in, or its table; nil for a chart of the manifest itself.
  func chartPath(in manifest: Manifest) -> String? {
    guard case .file(let path) = chart else { return nil }
    return path.hasPrefix("/") ? path : manifest.folder + path
  }
}
