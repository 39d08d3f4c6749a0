import Diagnostics
import Files

/// Finds the program of Swift source in the cache, or builds it.
struct ViewProgramBuilder {
  let sources: SwiftSources
  /// The view's name, as given; nil leaves the choice to the source.
  let view: String?
  /// Whether the program is to have the previews in the place of the views.
  var showsPreviews = false

  /// The layout of what is built: another generation finds nothing old.
  private static let generation = 2

  /// The path of the program, which has the view that is asked for.
  ///
  /// - Parameter console: takes the compiler's messages where it refuses the source.
  func program(console: Console) throws(ReliefError) -> String {
    let catalog = sources.catalog
    if showsPreviews {
      guard !sources.previews.isEmpty else {
        throw SourceError.noPreview(source: sources.name).error
      }
    } else {
      _ = try catalog.choose(view)
    }
    let toolchain = try SwiftToolchain()
    let runtime = try ReliefRuntime()
    let cache = try ProgramCache()
    let key = try key(toolchain, runtime)
    if let program = cache.find(key) { return program }
    let folder = try cache.makeBuildFolder()
    defer { Folder.remove(folder) }
    let compiler = ViewCompiler(
      sources: sources, toolchain: toolchain, runtime: runtime, folder: folder)
    let program = try build(showsPreviews ? nil : catalog, compiler: compiler, console: console)
    try cache.add(program, key: key)
    return cache.path(key)
  }

  /// What a program depends on.
  private func key(
    _ toolchain: SwiftToolchain, _ runtime: ReliefRuntime
  ) throws(ReliefError) -> UInt64 {
    var hash = FNV1a()
    hash.add(UInt64(Self.generation))
    hash.add(showsPreviews ? 1 : 0)
    try toolchain.addIdentity(to: &hash)
    runtime.addIdentity(to: &hash)
    for file in sources.files {
      // The path is part of the program: `#filePath`.
      hash.add(FileIdentity.resolved(file.path) ?? file.path)
      hash.add(file.path)
      hash.add(UInt64(file.bytes.count))
      hash.add(file.bytes)
    }
    return hash.value
  }

  /// Compiles the source, where need be without views that turn out to need arguments, or else less
  /// strictly.
  ///
  /// - Parameter catalog: of the views that the program is to have; nil for the previews.
  private func build(
    _ catalog: ViewCatalog?, compiler: ViewCompiler, console: Console
  ) throws(ReliefError) -> String {
    var catalog = catalog
    var mode = ViewCompiler.Mode.swift6
    var firstMessages: String?
    while true {
      var entry = EntrySource()
      if let catalog {
        // Throws once the compiler has refused all that could be drawn.
        _ = try catalog.choose(view)
        entry.views = catalog.usable.map(\.name)
        entry.preferred = try? catalog.choose(nil)
      } else {
        entry.previews = sources.previews
      }
      let outcome = try compiler.compile(entry, mode: mode)
      switch outcome {
      case .built(let program): return program
      case .unusable(let problems):
        for (name, problem) in problems { catalog?.note(problem, of: name) }
      case .failed(let messages):
        if mode == .swift6, Self.concernsIsolation(messages) {
          mode = .mainActor
          firstMessages = messages
        } else {
          let messages = firstMessages ?? messages
          console.log(messages)
          throw SourceError.doesNotCompile(
            source: sources.name, hasStatements: messages.contains("at the top level")
          ).error
        }
      }
    }
  }

  /// Whether the older language mode might take what the compiler refused.
  private static func concernsIsolation(_ messages: String) -> Bool {
    ["concurren", "isolat", "actor", "Sendable", "data race"].contains { messages.contains($0) }
  }
}
