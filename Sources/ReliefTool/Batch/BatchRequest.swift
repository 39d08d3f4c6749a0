import Diagnostics
import Parallel

/// What a `batch` or `join` command line asks for.
struct BatchRequest: Sendable {
  private typealias Options = BatchCommand.Options

  /// How many workers there may be: a signal can clean up after so many.
  static let workerCounts = 1...64

  var manifest: String
  var folder: String
  var workerCount: Int
  /// nil for all jobs.
  var shard: Shard?
  var resumes: Bool
  var failsFast: Bool
  /// Where results go; nil for standard output.
  var results: String?
  var limits = BatchLimits()
  var renderer = RendererChoice()
  var isQuiet: Bool

  init(_ arguments: ParsedArguments, of command: CommandDeclaration) throws(ReliefError) {
    guard let manifest = arguments.operands.first else {
      throw .usage(
        message: "there are no jobs; name a file with one a line, as in: relief \(command.name) "
          + "jobs.jsonl -o out")
    }
    self.manifest = manifest
    guard let folder = arguments.text(Options.folder) else {
      throw UsageError.missingOption(
        flag: "-o", valueName: "FOLDER", reason: "it names the folder of the outputs"
      ).error
    }
    self.folder = folder
    let counts = BatchRequest.workerCounts
    workerCount =
      try arguments.value(
        Options.jobs, wanted: "a whole number from 1 to \(counts.upperBound)"
      ) { ValueText.integer($0, in: counts) } ?? min(processorCount(), counts.upperBound)
    resumes = arguments.isSet(Options.resume)
    failsFast = arguments.isSet(Options.failFast)
    results = arguments.text(Options.results)
    isQuiet = arguments.isSet(RenderCommand.Options.quiet)
    shard = try arguments.text(Options.shard).map { (text) throws(ReliefError) in
      try Shard(text)
    }
    try readRenderer(arguments)
    try readLimits(arguments)
  }

  private mutating func readRenderer(_ arguments: ParsedArguments) throws(ReliefError) {
    typealias Options = RenderCommand.Options
    renderer.backend = arguments.choice(Options.backend) ?? renderer.backend
    renderer.device = arguments.text(Options.device).flatMap { $0.isEmpty ? nil : $0 }
    if renderer.device != nil, renderer.backend == .software {
      throw UsageError.conflict(
        flag: Options.device.flag, other: "\(Options.backend.flag) software",
        reason: "the software renderer uses no device"
      ).error
    }
  }

  private mutating func readLimits(_ arguments: ParsedArguments) throws(ReliefError) {
    func bytes(_ option: OptionDeclaration) throws(ReliefError) -> Int? {
      try arguments.value(option, wanted: ByteCount.forms, read: ByteCount.parse)
    }
    limits.pixels =
      try arguments.value(Options.pixelLimit, wanted: "a whole number of pixels above 0") {
        ValueText.integer($0, in: 1...1 << 40)
      } ?? limits.pixels
    limits.memory = try bytes(Options.memoryLimit) ?? limits.memory
    limits.input = try bytes(Options.inputLimit) ?? limits.input
    limits.time =
      try arguments.value(
        Options.timeLimit, wanted: "a number of seconds above 0", read: ValueText.positive
      ) ?? limits.time
  }

  /// The jobs, read and found to write files of their own.
  func context(_ purpose: BatchContext.Purpose) throws(ReliefError) -> BatchContext {
    let context = BatchContext(
      manifest: try Manifest(path: manifest), folder: try OutputFolder(folder), limits: limits,
      renderer: renderer, purpose: purpose)
    try context.checkOutputs()
    return context
  }
}
