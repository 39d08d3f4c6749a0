import ChartFiles
import Diagnostics
import Files
import Glibc
import Processes

/// Makes a program of Swift source, whose views it can draw.
struct ViewCompiler {
  let sources: SwiftSources
  let toolchain: SwiftToolchain
  let runtime: ReliefRuntime
  /// Where the program and what it takes are written.
  let folder: String

  /// What becomes of one try.
  enum Outcome {
    case built(String)
    /// Views that cannot be made, by name, with the compiler's reason.
    case unusable([(name: String, problem: String)])
    /// The compiler's messages.
    case failed(String)
  }

  /// How strictly the source is read.
  enum Mode: CaseIterable {
    case swift6
    /// As a new project of Xcode has it: everything is on the main actor.
    case mainActor

    var options: [String] {
      switch self {
      case .swift6: ["-swift-version", "6"]
      case .mainActor:
        ["-swift-version", "5", "-default-isolation", "MainActor"]
          + [
            "BareSlashRegexLiterals", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
          ]
          .flatMap { ["-enable-upcoming-feature", $0] }
      }
    }
  }

  func compile(_ entry: EntrySource, mode: Mode) throws(ReliefError) -> Outcome {
    let entryPath = "\(folder)/\(EntrySource.fileName)"
    let program = "\(folder)/program"
    try AtomicFile.write(Array(entry.text.utf8), to: entryPath)
    try AtomicFile.write(Array(Self.moduleMap.utf8), to: moduleMapPath)
    let result = try ChildProcess.run(
      toolchain.compiler,
      mode.options + options + (try maskOptions(showingPreviews: !entry.previews.isEmpty))
        + ["-o", program, entryPath] + sources.files.map { Self.argument($0.path) })
    if result.status == 0 { return .built(program) }
    let problems = entry.problems(in: result.output, path: entryPath)
    return problems.isEmpty
      ? .failed(entry.withoutOwnMessages(result.output, path: entryPath)) : .unusable(problems)
  }

  /// A path that cannot be taken for an option.
  private static func argument(_ path: String) -> String {
    path.hasPrefix("-") ? "./\(path)" : path
  }

  private var moduleMapPath: String { "\(folder)/module.modulemap" }

  private static var moduleMap: String {
    ReliefRuntime.cModules.map { "module \($0) {}\n" }.joined()
  }

  private var options: [String] {
    let color = isatty(STDERR_FILENO) == 1 ? ["-color-diagnostics"] : []
    let libraries = ReliefRuntime.systemLibraries.map { "-l\($0)" }
    return color
      + ["-parse-as-library", "-module-name", "ReliefViews", "-O", "-whole-module-optimization"]
      + ["-I", runtime.modules, "-Xcc", "-fmodule-map-file=\(moduleMapPath)", "-use-ld=lld"]
      + runtime.linkerOptions + libraries
  }

  /// Shows the compiler some files without their apps and previews, or with these as code, under
  /// their own names.
  private func maskOptions(showingPreviews: Bool) throws(ReliefError) -> [String] {
    var roots: [JSONValue] = []
    for (index, file) in sources.files.enumerated() {
      let edited = showingPreviews ? file.showingPreviews(file: index) : file.masked
      guard let masked = edited, let path = FileIdentity.resolved(file.path) else { continue }
      let copy = "\(folder)/\(index).swift"
      try AtomicFile.write(masked, to: copy)
      // Where a link leads there, by the link's name too.
      let names = Set([path, Self.absolute(file.path)])
      roots += names.sorted().map { name in
        .object([
          ("name", .string(name)), ("type", .string("file")), ("external-contents", .string(copy)),
        ])
      }
    }
    guard !roots.isEmpty else { return [] }
    let overlay = JSONValue.object([
      ("version", .integer(0)), ("case-sensitive", .string("true")),
      ("use-external-names", .string("false")), ("roots", .array(roots)),
    ])
    let path = "\(folder)/overlay.yaml"
    try AtomicFile.write(Array(overlay.text.utf8), to: path)
    return ["-vfsoverlay", path]
  }

  private static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return "\(String(cString: folder))/\(path.hasPrefix("./") ? String(path.dropFirst(2)) : path)"
  }
}
