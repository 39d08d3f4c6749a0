import ChartFiles
import Diagnostics

extension JobDecoder {
  /// Options of the command line as members of an object.
  ///
  /// - Parameters:
  ///   - name: of the object, for messages.
  ///   - known: the options that may be there.
  ///   - others: names that are read elsewhere.
  func options(
    _ node: JSONNode, _ name: String, _ known: [OptionDeclaration], _ others: [String] = []
  ) throws(ReliefError) -> [JobDefinition.Option] {
    guard case .object(let members) = node.value else {
      throw fault(node.place, "'\(name)' should be an object, such as {\"\(known[0].name)\": ...}")
    }
    var options: [JobDefinition.Option] = []
    for member in members where !others.contains(member.name) {
      guard let option = known.first(where: { $0.name == member.name }) else {
        throw unknownOption(member, known.map(\.name) + others, isOfFrames: name == "frames")
      }
      if let read = try self.option(option, member.node) { options.append(read) }
    }
    return options
  }

  private func unknownOption(
    _ member: JSONMember, _ known: [String], isOfFrames: Bool
  ) -> ReliefError {
    let name = member.name
    func fault(_ reason: String) -> ReliefError { self.fault(member.node.place, reason) }
    let isElsewhere = SpinCommand.declaration.options.contains {
      $0.name == name && $0.isOfJobs && $0.isOfFrames != isOfFrames
    }
    if isElsewhere {
      return fault("'\(name)' belongs in '\(isOfFrames ? "options" : "frames")'")
    }
    if RenderCommand.declaration.allOptions.contains(where: { $0.name == name }) {
      return fault("a job has no option '\(name)'" + (isOfFrames ? " of its frames" : ""))
    }
    let start = "there is no option '\(name.shortened(to: 40))'"
    let advice =
      nearest(to: name, in: known).map { "did you mean '\($0)'?" }
      ?? "they are those of 'relief help \(isOfFrames ? "spin" : "render")', without dashes"
    return fault("\(start); \(advice)")
  }

  /// nil for a flag that is not set.
  private func option(
    _ option: OptionDeclaration, _ node: JSONNode
  ) throws(ReliefError) -> JobDefinition.Option? {
    var read = JobDefinition.Option(name: option.name, place: node.place)
    switch (node.value, option.valueName) {
    case (.boolean(let isSet), nil): return isSet ? read : nil
    case (_, nil): throw fault(node.place, "'\(option.name)' should be true or false")
    case (.string(let text), _): read.text = text
    case (.number(let number), _):
      read.text = Int(exactly: number).map { "\($0)" } ?? "\(number)"
    default: throw fault(node.place, "'\(option.name)' should be a text or a number")
    }
    // By itself, so that what is wrong with it has a place.
    do throws(ReliefError) {
      _ = try ArgumentParser.parse([read.argument], for: SpinCommand.parsing(option))
    } catch {
      throw fault(node.place, "\(error)")
    }
    return read
  }
}

extension SpinCommand {
  /// A command that has one option.
  fileprivate static func parsing(_ option: OptionDeclaration) -> CommandDeclaration {
    CommandDeclaration(name: "batch", summary: "", usage: "", options: [option])
  }
}

extension OptionDeclaration {
  /// Whether it says how a chart moves or changes, or how a video is encoded.
  var isOfFrames: Bool { !RenderCommand.Options.all.contains { $0.name == name } }

  /// Whether it says something of a picture, and nothing of where it goes or what is said of it.
  var isOfJobs: Bool {
    typealias Options = RenderCommand.Options
    let others = [
      Options.output, Options.emit, Options.report, Options.verbose, Options.quiet, Options.view,
      Options.previews, Options.variants,
    ]
    return !others.contains { $0.name == name }
  }
}
