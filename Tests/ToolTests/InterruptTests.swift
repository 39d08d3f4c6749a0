import Foundation
import TestSupport
import Testing

/// A signal ends `relief spin` in the middle of its work at once, and nothing half done stays.
@Suite(.serialized)
struct InterruptTests {
  private let folder: TemporaryFolder
  private let tool: ToolProcess

  init() throws {
    folder = try TemporaryFolder()
    tool = try ToolProcess(folder: folder.url)
  }

  /// Draws far more frames than any test waits for.
  private func spin(to output: String) throws -> Process {
    try tool.start([
      "spin", "--surface", "x", "--samples=3", "--frames=1000", "--size=128x96", "--scale=1",
      "--backend=software", "-o", output,
    ])
  }

  /// Waits until something holds; false where the process ends before, or a minute passes.
  private func wait(for process: Process, _ holds: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(60)
    while !holds() {
      guard process.isRunning, .now < end else { return false }
      usleep(5_000)
    }
    return true
  }

  /// Sends the signal, and checks how the process ends by it.
  private func end(_ process: Process, by signal: Int32) {
    let time = ContinuousClock().measure {
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
    }
    #expect(time < .seconds(1))
    // As the signal ends it where it is not caught: a shell says 128 and its number.
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
  }

  @Test(arguments: [SIGINT, SIGTERM], ["a.mp4", "a.webm", "a.gif"])
  func aVideo(signal: Int32, name: String) throws {
    let process = try spin(to: name)
    defer { process.terminate() }
    var encoders: [RunningProcess] = []
    let isEncoding = wait(for: process) {
      encoders = RunningProcess.all.filter { $0.parent == process.processIdentifier }
      // Dozens of frames.
      return encoders.contains { $0.name == "ffmpeg" && $0.bytesRead > 1_000_000 }
    }
    try #require(isEncoding)
    #expect(encoders.count == 1)
    #expect(folder.names.contains { $0.hasPrefix("\(name).") })
    end(process, by: signal)
    #expect(folder.names == [])
    #expect(!encoders.contains { $0.isStillRunning })
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func numberedPictures(signal: Int32) throws {
    let process = try spin(to: "a-%06d.png")
    defer { process.terminate() }
    try #require(wait(for: process) { folder.names.contains("a-000019.png") })
    end(process, by: signal)
    let names = folder.names
    #expect(names.count >= 20)
    // Those that are there are whole, and there is nothing else.
    for name in names {
      #expect(name.wholeMatch(of: #/a-\d{6}\.png/#) != nil, "\(name)")
      let picture = PNGReader(try #require(folder.contents(name)))
      #expect(picture?.width == 128, "\(name)")
    }
  }

  /// Whenever it comes, also while a file or a process is being made.
  @Test func manyTimes() throws {
    for round in 0..<12 {
      let process = try spin(to: round.isMultiple(of: 2) ? "a.mp4" : "%06d.png")
      defer { process.terminate() }
      // From the first file on, a little later each time.
      try #require(wait(for: process) { !folder.names.isEmpty })
      usleep(UInt32(round) * 700)
      end(process, by: round.isMultiple(of: 3) ? SIGINT : SIGTERM)
      let names = folder.names
      #expect(
        names.allSatisfy { $0.wholeMatch(of: #/\d{6}\.png/#) != nil }, "round \(round): \(names)")
      for name in folder.names {
        try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
      }
    }
  }
}

/// A process of this machine, as the kernel shows it.
private struct RunningProcess {
  var number: Int32
  var name: String
  var parent: Int32
  private var state: Substring
  /// In ticks since the machine was started: a number may come to another process.
  private var start: Substring

  private init?(_ number: Int32) {
    // The name stands in parentheses, and may hold any character.
    guard let text = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8),
      let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")")
    else { return nil }
    let fields = text[close...].dropFirst(2).split(separator: " ")
    guard fields.count > 19, let parent = Int32(fields[1]) else { return nil }
    self.number = number
    name = String(text[text.index(after: open)..<close])
    self.parent = parent
    state = fields[0]
    start = fields[19]
  }

  static var all: [RunningProcess] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0).flatMap(RunningProcess.init) }
  }

  /// From files and pipes.
  var bytesRead: Int {
    let text = (try? String(contentsOfFile: "/proc/\(number)/io", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("rchar: ") }
    return line.flatMap { Int($0.dropFirst("rchar: ".count)) } ?? 0
  }

  /// Whether it is there, and not only waits to be taken notice of.
  var isStillRunning: Bool {
    guard let now = RunningProcess(number), now.start == start else { return false }
    return !["Z", "X"].contains(now.state)
  }
}
