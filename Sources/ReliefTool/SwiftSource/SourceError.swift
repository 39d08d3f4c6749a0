import Diagnostics

/// What can be wrong with Swift source as an input, as data.
enum SourceError: Hashable {
  case noView(source: String, problems: [String])
  case noPreview(source: String)
  case severalViews(source: String, known: [String])
  case unknownView(name: String, source: String, known: [String])
  case unusableView(name: String, problem: String, known: [String])
  case doesNotCompile(source: String, hasStatements: Bool)
  case noSwiftFiles(folder: String)
  case tooManyFiles(folder: String, limit: Int)
  case notSwift(path: String, other: String)
  case noCompiler
  case noRuntime(folder: String, library: String)
  case noProgram(reason: String)
  case noCacheFolder

  /// As the package's error, which ends the process with status 2.
  var error: ReliefError { .usage(message: sentence) }

  var sentence: String {
    switch self {
    case .noView(let source, let problems):
      problems.isEmpty
        ? "\(source) declares no view; it needs a 'struct NAME: View' that can be made as NAME()"
        : "no view of \(source) can be made without arguments (\(list(problems, ", "))); "
          + "give its properties values, or add a view that shows it"
    case .noPreview(let source):
      "\(source) has no previews; write '#Preview { NAME() }' in it, or draw a view without --previews"
    case .severalViews(let source, let known):
      "\(source) has several views; choose one with --view: \(list(known, ", "))"
    case .unknownView(let name, let source, let known):
      known.isEmpty
        ? "\(source) declares no view '\(name.shortened())', nor any other"
        : "\(source) declares no view '\(name.shortened())'"
          + (nearest(to: name, in: known).map { "; did you mean '\($0)'?" }
            ?? "; its views are \(list(known, ", "))")
    case .unusableView(let name, let problem, let known):
      "the view '\(name)' cannot be made without arguments: \(problem)"
        + (known.isEmpty ? "" : "; views that can are \(list(known, ", "))")
    case .doesNotCompile(let source, let hasStatements):
      "\(source) does not compile; the compiler's messages are above"
        + (hasStatements
          ? "; only declarations can be drawn: keep statements in a file of their own" : "")
    case .noSwiftFiles(let folder):
      "there is no Swift source in the folder \(folder); its files must end in .swift"
    case .tooManyFiles(let folder, let limit):
      "the folder \(folder) holds more than \(limit) files; give the Swift files by name"
    case .notSwift(let path, let other):
      "'\(path)' is not Swift source, as '\(other)' is; give files that end in .swift alone"
    case .noCompiler:
      "swiftc is not on PATH, and Swift source needs it; install Swift 6.3 or later "
        + "(swift.org/install) and add its usr/bin to PATH"
    case .noRuntime(let folder, let library):
      "\(library) is not in \(folder), and Swift source needs it; build it with 'make build', or "
        + "set \(ReliefRuntime.variable) to the folder that has it"
    case .noProgram(let reason):
      "the program built from the source does not start: \(reason)"
    case .noCacheFolder:
      "there is no place for what is built from Swift source; set HOME or XDG_CACHE_HOME"
    }
  }

  private func list(_ names: [String], _ separator: String) -> String {
    let shown = names.prefix(20).joined(separator: separator)
    return names.count > 20 ? "\(shown) and \(names.count - 20) more" : shown
  }
}
