import Foundation
import Testing

@testable import ReliefTool

@MainActor
@Suite struct HelpTests {
  @Test(arguments: [
    "overview", "render", "spin", "batch", "join", "submit", "status", "bench", "devices", "doctor",
  ])
  func page(name: String) throws {
    let run = ToolRun(name == "overview" ? ["--help"] : ["help", name])
    #expect(run.status == 0)
    try expectSnapshot(run.output, named: "\(name).txt")
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    if name != "overview" {
      #expect(ToolRun([name, "--help"]).output == run.output)
      #expect(ToolRun([name, "-h"]).output == run.output)
    }
  }

  @Test func noArguments() {
    #expect(ToolRun([]).output == ToolRun(["-h"]).output)
    #expect(ToolRun([]).status == 2)
    #expect(ToolRun(["help"]).output == ToolRun(["--help"]).output)
  }

  @Test func helpWinsOverWhatIsMissing() {
    #expect(ToolRun(["render", "t.csv", "--help"]).status == 0)
  }

  @Test func version() {
    #expect(ToolRun(["--version"]).output == "relief \(Tool.version)\n")
  }

  /// Mistakes in the declarations themselves.
  @Test func declarations() {
    for command in Tool.commands.map({ $0.declaration }) {
      let options = command.allOptions
      #expect(Set(options.map(\.name)).count == options.count)
      #expect(Set(options.compactMap(\.short)).count == options.compactMap(\.short).count)
      for option in options {
        #expect(option.valueName != nil || option.choices.isEmpty && option.defaultText == nil)
        #expect(!option.summary.hasSuffix("."))
        #expect(option.name.allSatisfy { $0.isLowercase || $0 == "-" })
        if let text = option.defaultText, !option.choices.isEmpty {
          #expect(option.choices.contains(text))
        }
      }
    }
  }
}

/// Compares with the recorded text; records it, and fails, where there is none.
///
/// `RECORD_SNAPSHOTS=1` records all anew.
private func expectSnapshot(_ text: String, named name: String) throws {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Snapshots").appendingPathComponent(name)
  let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil
  guard !isRecording, let recorded = try? String(contentsOf: file, encoding: .utf8) else {
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded \(name); run again to compare")
    return
  }
  #expect(text == recorded)
}
