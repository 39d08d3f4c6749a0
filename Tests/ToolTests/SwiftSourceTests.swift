import Foundation
import TestSupport
import Testing

/// Pictures of Swift source, by the built tool.
@Suite struct SwiftSourceTests {
  private let temporary: TemporaryFolder
  private let tool: ToolProcess

  init() throws {
    temporary = try TemporaryFolder()
    tool = try ToolProcess(caching: temporary)
  }

  private var views: String { "\(temporary.path)/.cache/relief/views" }

  /// What the cache holds, builds under way included.
  private var kept: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: views)) ?? []).sorted()
  }

  /// The files beside the cache.
  private var files: [String] { temporary.names.filter { !$0.hasPrefix(".") } }

  private func render(_ arguments: String...) throws -> ToolProcess.Outcome {
    try tool.run(["render"] + arguments + ["--size", "120x90", "--scale", "1", "-o", "a.png"])
  }

  private func write(_ text: String, to name: String = "a.swift") throws {
    _ = try temporary.write(text.utf8, to: name)
  }

  private static func saddle(_ name: String, extra: String = "") -> String {
    """
    import Charts
    import SwiftUI

    struct \(name): View {
      var body: some View {
        Chart3D { SurfacePlot(x: "x", y: "y", z: "z") { x, z in x * x - z * z } }
          .chart3DPose(.front)\(extra)
      }
    }

    """
  }

  private struct Report: Decodable {
    struct Label: Decodable { var text: String }
    struct Stage: Decodable, Equatable {
      var name: String
      var seconds: Double
    }
    var labels: [Label]
    var stages: [Stage]

    init(_ outcome: ToolProcess.Outcome) throws {
      #expect(outcome.status == 0, "\(outcome.log)")
      self = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    }
  }

  @Test func aClientsSourceIsDrawnAndKept() throws {
    let client = Repository.root
      .appending(path: "Tests/SourceCompatibilityTests/ClientSources/Content3D.swift").path
    let first = try Report(try render(client, "-q", "--report", "json", "--x-label", "Width"))
    #expect(first.stages.first?.name == "compile")
    #expect(first.labels.contains { $0.text == "Width" })
    let drawn = temporary.contents("a.png")
    #expect(kept.count == 1)
    let again = try Report(try render(client, "-q", "--report", "json", "--x-label", "Width"))
    #expect(temporary.contents("a.png") == drawn)
    #expect(kept.count == 1)
    let (slow, fast) = (first.stages.first?.seconds ?? 0, again.stages.first?.seconds ?? 0)
    #expect(slow < 15 && fast < min(1, slow / 2), "\(slow) s, then \(fast) s")
  }

  @Test func anOptionGoesBeforeTheSource() throws {
    try write(Self.saddle("A"))
    #expect(try render("a.swift", "-q").status == 0)
    let front = temporary.contents("a.png")
    for options in [["--pose=top"], ["--projection=perspective"], ["--theme=dark"]] {
      #expect(
        try tool.run(
          ["render", "a.swift", "-q", "--size=120x90", "--scale=1", "-o", "b.png"] + options
        ).status == 0)
      #expect(temporary.contents("b.png") != front, "\(options)")
    }
    #expect(try render("a.swift", "-q", "--pose=front").status == 0)
    #expect(temporary.contents("a.png") == front)
  }

  /// What is said of any chart reaches those in stacks; readers have the picture's size.
  @Test func aPageOfSeveral() throws {
    try write(
      Self.saddle("A") + """
        struct B: View {
          var body: some View {
            GeometryReader { reader in
              VStack {
                A()
                Text(verbatim: "\\(reader.size.width > 200)")
                Group { A() }.background { Text(verbatim: "behind") }
              }
            }
          }
        }
        """)
    let report = try Report(
      try tool.run([
        "render", "a.swift", "-q", "--report=json", "--size=400x600", "--title=Two",
        "--x-label=Across", "-o", "a.png",
      ]))
    let texts = report.labels.map(\.text)
    #expect(texts.contains("Two") && texts.contains("true"), "\(texts)")
    #expect(texts.count { $0 == "Across" } == 2, "\(texts)")
  }

  @Test func theCompilersMessages() throws {
    try write(Self.saddle("A") + "#Preview { A() }\nlet a: Int = \"text\"\n", to: "b.swift")
    let run = try render("b.swift")
    #expect(run.log.hasPrefix("b.swift:11:14: error: cannot convert value of type 'String'"))
    #expect(
      run.log.hasSuffix(
        "relief: error: b.swift does not compile; the compiler's messages are above\n"))
    #expect(run.output == "")
    #expect(run.status == 2)
    #expect(files == ["b.swift"])
    #expect(kept == [])
  }

  @Test func statementsAreRefused() throws {
    try write(Self.saddle("A") + "print(A())\n")
    let run = try render("a.swift")
    #expect(run.log.hasPrefix("a.swift:10:1: error: "))
    #expect(
      run.log.hasSuffix(
        "; only declarations can be drawn: keep statements in a file of their own\n"))
    #expect(run.status == 2)
  }

  /// Source of a project in which all is on the main actor, as Xcode makes them.
  @Test func sourceThatIsolationOfItsOwnMakesCompile() throws {
    try write(
      Self.saddle("A", extra: ".chartXScale(domain: 0...side())")
        + "var count = 3\nfunc side() -> Int { count }\n")
    let report = try Report(try render("a.swift", "-q", "--report", "json"))
    #expect(report.labels.contains { $0.text == "3" })
  }

  @Test func whatARealProjectHolds() throws {
    try FileManager.default.createDirectory(
      at: temporary.url.appending(path: "App/Views"), withIntermediateDirectories: true)
    try write(
      "import Charts\nimport SwiftUI\nvar count = 0\nlet side = 3.0\n", to: "App/main.swift")
    try write(
      """
      import SwiftUI

      @main
      struct MyApp: App {
        var body: some Scene { WindowGroup { Shown() } }
      }

      struct Other: View { var body: some View { Text("other") } }
      """, to: "App/MyApp.swift")
    try write(
      Self.saddle("Shown", extra: ".chartXScale(domain: 0...side)") + """
        struct Shown_Previews: PreviewProvider {
          static var previews: some View { Shown().previewLayout(.sizeThatFits) }
        }

        @available(iOS 26, *)
        #Preview("One", traits: .landscape) { Shown() }
        """, to: "App/Views/Shown.swift")
    try write("nothing that compiles", to: "App/Package.swift")
    let report = try Report(try render("App", "--report", "json"))
    #expect(report.labels.contains { $0.text == "3" })
  }

  /// The compiler corrects what the search took for a view that can be made.
  @Test func aViewThatTheCompilerRefuses() throws {
    try write(
      Self.saddle("A") + """
        #if os(macOS)
        struct B: View { var body: A { A() } }
        #endif
        """)
    #expect(try render("a.swift").status == 0)
    let run = try render("a.swift", "--view", "B")
    #expect(run.log.hasPrefix("relief: error: "))
    #expect(run.log.contains("'B'"))
    #expect(run.status == 2)
  }

  @Test func theEnvironmentReachesTheView() throws {
    try write(
      """
      import SwiftUI
      struct A: View {
        var body: some View { Text(verbatim: ProcessInfo.processInfo.environment["WORD"] ?? "") }
      }
      """)
    var tool = tool
    tool.environment["WORD"] = "spoken"
    let report = try Report(
      try tool.run(["render", "a.swift", "-o", "a.png", "-q", "--report", "json"]))
    #expect(report.labels.map(\.text) == ["spoken"])
  }

  @Test func aDamagedProgramIsBuiltAnew() throws {
    try write(Self.saddle("A"))
    #expect(try render("a.swift").status == 0)
    let name = try #require(kept.first)
    let program = URL(filePath: "\(views)/\(name)")
    let whole = try Data(contentsOf: program)
    var changed = whole
    changed[whole.count / 2] ^= 1
    for damaged in [Data(), whole.prefix(whole.count / 2), changed] {
      try damaged.write(to: program)
      #expect(try render("a.swift").status == 0)
      #expect(try Data(contentsOf: program).count == whole.count)
    }
    try write(Self.saddle("A") + "// changed\n")
    #expect(try render("a.swift").status == 0)
    #expect(kept.count == 2)
  }

  @Test func twoBuildsAtOnce() async throws {
    try write(Self.saddle("A"))
    let tool = tool
    try await withThrowingTaskGroup(of: Int32.self) { group in
      for name in ["a.png", "b.png"] {
        group.addTask {
          try tool.run(["render", "a.swift", "--size=120x90", "--scale=1", "-o", name]).status
        }
      }
      for try await status in group { #expect(status == 0) }
    }
    #expect(temporary.contents("a.png") == temporary.contents("b.png"))
    #expect(kept.count == 1)
  }

  @Test func withoutWhatItNeeds() throws {
    try write(Self.saddle("A"))
    var tool = tool
    tool.environment["PATH"] = "/nowhere"
    #expect(
      try tool.run(["render", "a.swift", "-o", "a.png"]).log
        == "relief: error: swiftc is not on PATH, and Swift source needs it; install Swift 6.3 or "
        + "later (swift.org/install) and add its usr/bin to PATH\n")
    tool = self.tool
    tool.environment["RELIEF_RUNTIME"] = "/nowhere"
    #expect(
      try tool.run(["render", "a.swift", "-o", "a.png"]).log
        == "relief: error: libReliefRuntime.a is not in /nowhere, and Swift source needs it; build "
        + "it with 'make build', or set RELIEF_RUNTIME to the folder that has it\n")
    tool = self.tool
    tool.environment["XDG_CACHE_HOME"] = "/proc"
    let run = try tool.run(["render", "a.swift", "-o", "a.png"])
    #expect(run.log.hasPrefix("relief: error: cannot write /proc/relief/views: "))
    #expect(run.status == 2)
    #expect(files == ["a.swift"])
  }
}
