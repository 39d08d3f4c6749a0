import Diagnostics

/// `relief batch`: many charts in one process.
struct BatchCommand: Command {
  let request: BatchRequest

  init(arguments: ParsedArguments) throws(ReliefError) {
    request = try BatchRequest(arguments, of: BatchCommand.declaration)
  }

  func run(service: some RenderService, console: Console) throws(ReliefError) -> Int32 {
    let context = try request.context(request.resumes ? .resume : .draw)
    var units = context.manifest.units
    // In a shard others may be at work on them.
    if request.resumes, request.shard == nil { context.removeAbandoned() }
    if let shard = request.shard { units = units.filter { shard.has($0.name) } }
    let run = try BatchRun(request: request, console: console)
    let (tally, failed) = try run.run(units, context, service: service, verb: "drawn")
    // In a shard others may not have drawn their parts of a video yet.
    let joined = context.manifest.wholes.filter {
      request.shard == nil && $0.joinedParts != nil && !failed.contains($0.entry.line)
    }
    if joined.isEmpty || tally.left > 0 { return tally.exitCode }
    let joining = try run.run(joined, context.with(.join), service: service, verb: "joined")
    return max(tally.exitCode, joining.tally.exitCode)
  }
}

/// `relief join`: looks whether all outputs of a batch are there, and joins the parts of videos.
struct JoinCommand: Command {
  let request: BatchRequest

  init(arguments: ParsedArguments) throws(ReliefError) {
    request = try BatchRequest(arguments, of: JoinCommand.declaration)
  }

  func run(service: some RenderService, console: Console) throws(ReliefError) -> Int32 {
    let context = try request.context(.join)
    context.removeAbandoned()
    let run = try BatchRun(request: request, console: console)
    return try run.run(
      context.manifest.wholes, context, service: service, verb: "joined"
    ).tally.exitCode
  }
}
