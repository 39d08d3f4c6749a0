import ChartFiles
import Diagnostics
import Files

/// What an output is made of, as a hash: the job, the chart, its data and the tool's version.
///
/// Of a sequence it is that of the whole, whichever frames are drawn: `range` and `parts` are left
/// out.
struct JobFingerprint: Sendable, Hashable {
  /// Sixteen hexadecimal digits.
  let text: String
  /// Of the files that were hashed, together.
  let inputSize: Int

  /// The keyword under which a picture keeps it.
  static let keyword = "Relief Inputs"

  init(
    _ job: JobDefinition, _ request: JobRequest, in manifest: Manifest, renderer: RendererChoice,
    hashes: ContentHashes, limit: Int, check: () throws(ReliefError) -> Void
  ) throws(ReliefError) {
    var hash = FNV1a()
    hash.add("relief \(Tool.version)")
    hash.add(job.frames == nil ? "still" : "sequence")
    hash.add(renderer.backend.rawValue)
    let range = SpinCommand.Options.range.name
    for options in [job.options, (job.frames ?? []).filter { $0.name != range }] {
      for option in options.sorted(by: { $0.name < $1.name }) { hash.add(option.argument) }
      hash.add("")
    }
    var size = 0
    if case .inline(let node) = job.chart { hash.add(node, manifest) }
    for path in request.chart.inputFiles(chart: job.chart, manifest) {
      let file = try hashes.file(path, limit: limit - size, check: check)
      hash.add(file.hash)
      size += file.size
    }
    let digits = String(hash.value, radix: 16)
    text = String(repeating: "0", count: 16 - digits.count) + digits
    inputSize = size
  }
}

extension RenderRequest {
  /// The files that are read for the chart: its own, then those of its data.
  fileprivate func inputFiles(chart: JobDefinition.Chart?, _ manifest: Manifest) -> [String] {
    var files: [String] = []
    if let table { files.append(table.path) }
    if let document {
      if case .file = chart { files.append(document.path) }
      files += document.dataFiles
    }
    return files
  }
}

extension FNV1a {
  /// Adds a JSON value, however it is spaced.
  fileprivate mutating func add(_ node: JSONNode, _ manifest: Manifest) {
    switch node.value {
    case .null: add("null")
    case .boolean(let value): add(value ? "true" : "false")
    case .number(let value): add("#\(value)")
    case .string(let text): add("\"\(text)")
    case .array(let elements):
      add("[\(elements.count)")
      for element in elements { add(element, manifest) }
    case .object(let members):
      add("{\(members.count)")
      for member in members {
        add(member.name)
        add(member.node, manifest)
      }
    case .records(let range):
      addWords(UnsafeRawBufferPointer(manifest.bytes(range)))
      add("records")
    }
  }
}
