import Foundation

/// The Swift compiler, set up to find the modules that these tests were built with.
struct Compiler {
  /// The package's folder.
  static let packageRoot = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Where the build put its products: the folder of this program.
  static let products: URL = {
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    return URL(filePath: program ?? CommandLine.arguments[0]).deletingLastPathComponent()
  }()

  struct Result {
    var status: Int32
    var output: String
  }

  /// Checks the types of a client's sources.
  static func typecheck(_ sources: [URL], _ options: [String] = []) throws -> Result {
    try run(
      "swiftc",
      ["-typecheck", "-swift-version", "6", "-module-name", "Client"] + modules + options
        + sources.map(\.path)
    )
  }

  /// The public symbols of a module, as the compiler lists them: one JSON file for what is declared
  /// in the module, and one for each module that it extends.
  static func symbolGraphs(of module: String, in folder: URL) throws -> Result {
    try run(
      "swift",
      [
        "symbolgraph-extract", "-module-name", module, "-output-dir", folder.path,
        "-target", targetTriple, "-minimum-access-level", "public", "-skip-synthesized-members",
      ] + modules
    )
  }

  private static var targetTriple: String {
    let info = try? run("swiftc", ["-print-target-info"])
    let object = try? JSONSerialization.jsonObject(with: Data((info?.output ?? "").utf8))
    let target = (object as? [String: Any])?["target"] as? [String: Any]
    return target?["triple"] as? String ?? ""
  }

  /// What a client of the library does not link: the command line and the files it reads.
  private static let unlinked = ["ChartFiles", "ReliefTool", "ViewProgram", "relief-tool"]

  /// Builds and runs a client; gives what it wrote.
  ///
  /// The package's name, which SwiftPM takes from its folder's, gives the client access to lowering.
  static func buildAndRun(_ sources: [URL], environment: [String: String]) throws -> Result {
    let program = FileManager.default.temporaryDirectory.appending(path: "relief-\(UUID())")
    defer { try? FileManager.default.removeItem(at: program) }
    let built = try run(
      "swiftc",
      [
        "-swift-version", "6", "-module-name", "Client",
        "-package-name", packageRoot.lastPathComponent.lowercased(),
        "-o", program.path,
      ] + modules + objects() + flags("--libs") + sources.map(\.path)
    )
    guard built.status == 0 else { return built }
    return try run(program.path, [], environment: environment)
  }

  /// Where the package's modules are, and the C modules that they import.
  private static let modules: [String] =
    ["-I", products.appending(path: "Modules").path] + headers
    + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }

  /// The module map of each C module: written by hand among the sources, or else by the build,
  /// which may have left an older one behind.
  private static var moduleMaps: [String] {
    let sources = packageRoot.appending(path: "Sources")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
    return (names.sorted() + ["ShaderText"]).compactMap { name in
      [
        sources.appending(path: "\(name)/module.modulemap"),
        sources.appending(path: "\(name)/include/module.modulemap"),
        products.appending(path: "\(name).build/module.modulemap"),
      ]
      .map(\.path).first(where: FileManager.default.fileExists(atPath:))
    }
  }

  /// The flags of the system libraries' headers.
  private static var headers: [String] {
    flags("--cflags").flatMap { ["-Xcc", $0] }
  }

  private static func flags(_ kind: String) -> [String] {
    let libraries = ["freetype2", "harfbuzz", "fontconfig", "libpng", "zlib", "libisal"]
    let flags = try? run("pkg-config", [kind] + libraries)
    return (flags?.output ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static func objects() throws -> [String] {
    let sources = packageRoot.appending(path: "Sources")
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { !unlinked.contains($0) }
    return try (modules + ["ShaderText"]).flatMap { module -> [String] in
      let folder = products.appending(path: "\(module).build")
      // A system library has nothing built.
      guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
      let names = sourceNames(of: module)
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".o") && names.contains(String($0.dropLast(2))) }
        .map { folder.appending(path: $0).path }
    }
  }

  /// The names of a module's sources: the build leaves the objects of those that are gone.
  private static func sourceNames(of module: String) -> Set<String> {
    let folder = packageRoot.appending(
      path: module == "ShaderText" ? "Shaders" : "Sources/\(module)")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return Set((paths ?? []).map { URL(filePath: $0).lastPathComponent })
  }

  private static func run(
    _ program: String,
    _ arguments: [String],
    environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: String(decoding: data, as: UTF8.self)
    )
  }
}
