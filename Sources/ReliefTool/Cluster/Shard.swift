import Diagnostics
import Files

/// A share of a batch, the same jobs whenever and wherever it is taken.
struct Shard: Sendable, Hashable {
  /// From 0.
  var index: Int
  var count: Int

  static let counts = 1...100_000

  /// Whether a unit of this name is in it.
  func has(_ name: String) -> Bool {
    var hash = FNV1a()
    hash.add(name)
    // The low bits of the hash alone know little of the letters before the last.
    let mixed = (hash.value ^ hash.value >> 33) &* 0xff51_afd7_ed55_8ccd
    return Int((mixed ^ mixed >> 33) % UInt64(count)) == index
  }
}

extension Shard {
  private static let forms = "I/N with I from 0 to N - 1, N alone, or auto"

  /// Reads `I/N`, `N` or `auto`.
  ///
  /// - Parameter environment: what a variable says; nil where it is not set.
  init(
    _ text: String, environment: (String) -> String? = variable
  ) throws(ReliefError) {
    let flag = BatchCommand.Options.shard.flag
    if text == "auto" {
      self = try Shard.automatic(environment)
      return
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count),
      let count = ValueText.integer(String(parts[parts.count - 1]), in: Shard.counts)
    else { throw UsageError.badValue(flag: flag, value: text, wanted: Shard.forms).error }
    self.count = count
    guard parts.count == 1 else {
      guard let index = ValueText.integer(String(parts[0]), in: 0...count - 1) else {
        throw UsageError.badValue(flag: flag, value: text, wanted: Shard.forms).error
      }
      self.index = index
      return
    }
    let names = ["SLURM_ARRAY_TASK_ID", "JOB_COMPLETION_INDEX", "AWS_BATCH_JOB_ARRAY_INDEX"]
    guard let name = names.first(where: { environment($0) != nil }) else {
      throw .usage(
        message:
          "\(flag) \(text) does not say which shard: none of \(names.joined(separator: ", ")) "
          + "is set; write \(flag) 0/\(text)")
    }
    guard let index = environment(name).flatMap({ ValueText.integer($0, in: 0...count - 1) }) else {
      throw .usage(
        message: "$\(name) is '\(environment(name) ?? "")', and \(flag) \(text) has shards from 0 "
          + "to \(count - 1)")
    }
    self.index = index
  }

  /// Index and count as Slurm and AWS Batch tell them; Kubernetes tells no count.
  private static func automatic(
    _ environment: (String) -> String?
  ) throws(ReliefError) -> Shard {
    func number(_ name: String) -> Int? { environment(name).flatMap { Int($0) } }
    if let index = number("SLURM_ARRAY_TASK_ID"), let count = number("SLURM_ARRAY_TASK_COUNT"),
      let first = number("SLURM_ARRAY_TASK_MIN")
    {
      let shard = Shard(
        index: (index - first) / max(1, number("SLURM_ARRAY_TASK_STEP") ?? 1), count: count)
      if counts.contains(count), (0..<count).contains(shard.index) { return shard }
    }
    if let index = number("AWS_BATCH_JOB_ARRAY_INDEX"),
      let count = number("AWS_BATCH_JOB_ARRAY_SIZE"),
      counts.contains(count), (0..<count).contains(index)
    {
      return Shard(index: index, count: count)
    }
    throw .usage(
      message: "--shard auto finds no array of Slurm or AWS Batch in the environment; write "
        + "--shard I/N, or for Kubernetes --shard N")
  }
}
