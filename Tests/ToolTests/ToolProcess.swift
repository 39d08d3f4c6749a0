import Foundation
import TestSupport

/// The built tool, run as a process in a folder.
struct ToolProcess {
  /// The tool, which the build puts beside the tests' own program.
  let program: URL
  let folder: URL
  /// What the process gets besides this one's environment.
  var environment: [String: String] = [:]

  init(folder: URL) throws {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    program = URL(filePath: tests).deletingLastPathComponent().appending(path: "relief")
    self.folder = folder
  }

  /// The tool in a folder that also has its cache, so that nothing built earlier is found.
  init(caching folder: TemporaryFolder) throws {
    try self.init(folder: folder.url)
    environment["XDG_CACHE_HOME"] = "\(folder.path)/.cache"
  }

  struct Outcome {
    var status: Int32
    var wasKilled: Bool
    var output: String
    var log: String
  }

  /// Starts it with its words going nowhere, and with signals as a terminal's shell leaves them.
  func start(_ arguments: [String]) throws -> Process {
    let process = Process()
    // Becomes the tool: the number of the process stays.
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["--default-signal=INT,TERM", program.path] + arguments
    process.currentDirectoryURL = folder
    for stream in [\Process.standardInput, \.standardOutput, \.standardError] {
      process[keyPath: stream] = FileHandle.nullDevice
    }
    try process.run()
    return process
  }

  func run(_ arguments: [String], input: String? = nil) throws -> Outcome {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files, which take any amount of text; with names of their own where several run at once.
    let files = ["out", "log", "in"].map { folder.appending(path: ".\($0)-\(UUID().uuidString)") }
    for file in files { try Data().write(to: file) }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    try (input ?? "").write(to: files[2], atomically: false, encoding: .utf8)
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    process.standardInput = try FileHandle(forReadingFrom: files[2])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    return Outcome(
      status: process.terminationStatus,
      wasKilled: process.terminationReason != .exit,
      output: texts[0],
      log: texts[1]
    )
  }
}
