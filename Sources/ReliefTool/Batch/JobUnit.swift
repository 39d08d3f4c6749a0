/// What one worker does at a time: a job, or a part of one.
struct JobUnit: Sendable {
  var entry: ManifestEntry
  /// nil for a whole job.
  var part: JobPart?

  /// How many parts a whole job is joined of; nil where it is drawn in one.
  var joinedParts: Int? {
    guard part == nil, case .success(let head) = entry.head else { return nil }
    return head.parts
  }

  /// What it is called where it is shared out: the same on every machine.
  var name: String {
    guard case .success(let head) = entry.head else { return "line \(entry.line)" }
    var name = head.output
    if let range = head.range { name += " \(range.lowerBound)..<\(range.upperBound)" }
    if let part { name += " \(part.index)/\(part.count)" }
    return name
  }
}

extension Manifest {
  /// The jobs as wholes.
  var wholes: [JobUnit] { entries.map { JobUnit(entry: $0) } }

  /// All that is to be drawn, in the order of the lines.
  var units: [JobUnit] {
    entries.flatMap { entry -> [JobUnit] in
      guard case .success(let head) = entry.head, let count = head.parts else {
        return [JobUnit(entry: entry)]
      }
      return (0..<count).map { JobUnit(entry: entry, part: JobPart(index: $0, count: count)) }
    }
  }
}
