import ChartFiles
import Diagnostics
import FrameOutput

/// Reads a line of a manifest, which has been parsed.
struct JobDecoder {
  /// Of the manifest, for messages.
  let path: String

  /// In how many parts a video may be drawn.
  static let partCounts = 2...1000

  private static let names = ["output", "chart", "options", "frames"]

  func job(_ node: JSONNode) throws(ReliefError) -> JobDefinition {
    guard case .object(let members) = node.value else {
      throw fault(
        node.place,
        "a job is an object with 'output' and 'chart', such as "
          + "{\"output\": \"a.png\", \"chart\": \"a.json\"}")
    }
    for member in members where !JobDecoder.names.contains(member.name) {
      throw unknown(member, JobDecoder.names)
    }
    let frames = try node["frames"].map { (node) throws(ReliefError) in
      try self.options(
        node, "frames", SpinCommand.declaration.options.filter(\.isOfFrames), ["parts"])
    }
    let command = frames == nil ? RenderCommand.declaration : SpinCommand.declaration
    let said = try node["options"].map { (node) throws(ReliefError) in
      try self.options(node, "options", command.options.filter { $0.isOfJobs && !$0.isOfFrames })
    }
    let (output, outputPlace) = try self.output(node)
    var head = JobHead(output: output)
    if frames != nil { try readFrames(frames ?? [], outputPlace, &head) }
    head.parts = try node["frames"]?["parts"].map { (node) throws(ReliefError) in
      try parts(node, head)
    }
    return JobDefinition(
      head: head, chart: try node["chart"].flatMap(chart), options: said ?? [],
      frames: frames, place: node.place, outputPlace: outputPlace)
  }

  func fault(_ place: JSONPlace, _ message: String) -> ReliefError {
    .json(
      path: path, line: place.line, column: place.column, place: place.path, message: message)
  }

  private func unknown(_ member: JSONMember, _ known: [String]) -> ReliefError {
    let start = "there is no '\(member.name.shortened(to: 40))' here"
    if let near = nearest(to: member.name, in: known) {
      return fault(member.node.place, "\(start); did you mean '\(near)'?")
    }
    return fault(
      member.node.place, "\(start); there are \(known.map { "'\($0)'" }.joined(separator: ", "))")
  }

  private func output(_ node: JSONNode) throws(ReliefError) -> (String, JSONPlace) {
    guard let output = node["output"] else {
      throw fault(node.place, "'output' is missing: it names the file to write")
    }
    guard case .string(let name) = output.value else {
      throw fault(output.place, "'output' should be a text, the name of the file to write")
    }
    do throws(OutputName.Refusal) {
      return (try OutputName.normalized(name), output.place)
    } catch {
      throw fault(output.place, "'\(name.shortened())' cannot be an output: \(error.reason)")
    }
  }

  private func chart(_ node: JSONNode) throws(ReliefError) -> JobDefinition.Chart? {
    switch node.value {
    case .null: return nil
    case .object: return .inline(node)
    case .string(let path):
      guard !path.isEmpty, path != "-" else {
        throw fault(node.place, "'chart' should name a file; a job reads no standard input")
      }
      return .file(path)
    default:
      throw fault(
        node.place, "'chart' should be a chart, or the name of a chart file or a table")
    }
  }

  /// What the outputs of a sequence follow from.
  private func readFrames(
    _ frames: [JobDefinition.Option], _ place: JSONPlace, _ head: inout JobHead
  ) throws(ReliefError) {
    do throws(ReliefError) {
      if case .numbered(let path) = try SpinOutput(head.output) { head.numbered = path }
    } catch {
      throw fault(place, "\(error)")
    }
    let range = SpinCommand.Options.range.name
    head.range = frames.first { $0.name == range }?.text.flatMap { FrameText.range($0) }
  }

  private func parts(_ node: JSONNode, _ head: JobHead) throws(ReliefError) -> Int {
    let counts = JobDecoder.partCounts
    guard case .number(let number) = node.value, let count = Int(exactly: number),
      counts.contains(count)
    else {
      throw fault(
        node.place,
        "'parts' should be a whole number from \(counts.lowerBound) to \(counts.upperBound)")
    }
    guard head.numbered == nil else {
      throw fault(
        node.place, "numbered pictures need no 'parts'; give each of several jobs a 'range'")
    }
    guard head.range == nil else {
      throw fault(node.place, "'parts' and 'range' do not go together: parts make up the whole")
    }
    return count
  }
}
