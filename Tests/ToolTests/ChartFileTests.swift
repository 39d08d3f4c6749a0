import Files
import Foundation
import TestSupport
import Testing

@testable import ReliefTool

/// Chart files on the command line.
@MainActor
@Suite struct ChartFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(
      "a,b,c,d,e\n1,2,3,x,5\n4,1,6,y,6\n2,8,NA,x,7\n5,4,3,z,8\n".utf8, to: "t.csv")
  }

  /// What `--emit json` prints draws the same chart: on these the whole of a command line is tried.
  nonisolated static let commands: [[String]] = [
    ["--x", "a", "--y", "b", "--z", "c"],
    ["--x", "a", "--y", "b", "--z", "c", "--color", "d", "--palette", "okabe-ito"],
    [
      "--x", "a", "--y", "b", "--z", "c", "--color", "e", "--colors", "magma", "--title", "T",
      "--symbol", "cone", "--symbol-size", "0.05", "--opacity", "0.5", "--legend", "trailing",
      "--color-domain", "0...10", "--color-scale", "sqrt",
    ],
    ["--x", "d", "--y", "b", "--color", "d", "--x-label", "", "--y-label", "Y", "--theme", "dark"],
    [
      "--x", "a", "--y", "b", "--z", "c", "--x-scale", "log", "--y-domain=9...0", "--z-scale",
      "symlog:0.25", "--background", "#12345678", "--field-of-view", "60", "--zoom", "1.5",
      "--style", "height",
    ],
    [
      "--x", "a", "--y", "b", "--z", "c", "--mark", "surface", "--contours", "4", "--mesh", "5",
      "--style", "height", "--colors", "viridis", "--color-bar", "--color-domain=1...5",
      "--proportions", "1:2:3", "--light", "soft", "--pose=-30,10", "--projection", "perspective",
    ],
    [
      "--x", "a", "--y", "b", "--z", "c", "--surface", "x*2+z", "--samples", "9", "--style",
      "#0a84ff", "--legend", "hidden", "--color", "e", "--background", "transparent",
    ],
  ]

  @Test(arguments: commands) func emittedFilesDrawTheSame(_ options: [String]) throws {
    let table = "\(folder.path)/t.csv"
    let size = ["--size", "120x90"]
    let direct = FakeService()
    let run = ToolRun(
      ["render", table] + options + size + ["-o", "\(folder.path)/a.png"], service: direct)
    #expect(run.status == 0, "\(run.log)")
    let emitted = ToolRun(["render", table] + options + size + ["--emit", "json"])
    #expect(emitted.status == 0, "\(emitted.log)")
    let file = try folder.write(emitted.output.utf8, to: "c.json")
    let again = FakeService()
    let second = ToolRun(["render", file, "-o", "\(folder.path)/b.png"], service: again)
    #expect(second.status == 0, "\(second.log)")
    #expect(again.specs.map(\.dump) == direct.specs.map(\.dump))
    #expect(again.options == direct.options)
    // The colours of names and numbers are not in the dump.
    #expect(again.specs.first?.colorScale.palette == direct.specs.first?.colorScale.palette)
    #expect(again.specs.first?.colorScale.ramp == direct.specs.first?.colorScale.ramp)
    // Nor are the titles that files carry.
    #expect(folder.contents("a.png") == folder.contents("b.png"))
  }

  @Test func emittedFilesDrawTheSamePicture() throws {
    let table = "\(folder.path)/t.csv"
    let options = Self.commands[2] + ["--size", "80x60"]
    func draw(_ arguments: [String], _ name: String) -> [UInt8]? {
      let console = Console(output: { _ in }, log: { _ in })
      let status = Tool.run(
        ["render"] + arguments + ["--backend", "software", "-o", "\(folder.path)/\(name)"],
        service: SystemRenderService(), console: console)
      return status == 0 ? folder.contents(name) : nil
    }
    let emitted = ToolRun(["render", table] + options + ["--emit", "json"])
    let file = try folder.write(emitted.output.utf8, to: "c.json")
    let direct = try #require(draw([table] + options, "a.png"))
    #expect(draw([file], "b.png") == direct)
  }

  @Test func theCommandLineGoesFirst() throws {
    let file = try folder.write(
      """
      {"data": {"url": "t.csv"}, "mark": "point", "width": 300, "title": "Old",
       "encoding": {"x": {"field": "a", "scale": {"domain": [0, 9]}}, "y": {"field": "b"},
       "z": {"field": "c"}}, "camera": {"azimuth": 10}, "config": {"theme": "dark"}}
      """.utf8, to: "c.json")
    let service = FakeService()
    let run = ToolRun(
      [
        "render", file, "--title", "New", "--pose", "top", "--x-domain=1...2", "--theme", "light",
        "-o", "\(folder.path)/a.png",
      ], service: service)
    #expect(run.status == 0, "\(run.log)")
    let spec = try #require(service.specs.first)
    #expect(spec.title == "New")
    #expect(spec.pose.inclination == 90)
    #expect(spec.x.domain == .numbers(1, 2))
    #expect(service.options.first?.theme == .light)
    #expect(service.options.first?.width == 300)
    #expect(service.options.first?.height == 600)
  }

  @Test func spinsTakeChartFiles() throws {
    let file = try folder.write(
      """
      {"data": {"url": "t.csv"}, "mark": "point", "encoding": {"x": {"field": "a"},
       "y": {"field": "b"}, "z": {"field": "c"}}}
      """.utf8, to: "c.json")
    let service = FakeService()
    let run = ToolRun(
      ["spin", file, "--frames", "2", "-o", "\(folder.path)/%02d.png"], service: service)
    #expect(run.status == 0, "\(run.log)")
    #expect(service.sequences.first?.frames == 0..<2)
  }

  nonisolated static let refusals: [([String], String)] = [
    (
      ["--surface", "x"], "--surface does not go with a chart file: the file declares its own marks"
    ),
    (["--emit", "json"], "--emit does not go with a chart file: it is one already"),
    (["--view", "A"], "--view has nothing to act on: there is no Swift source"),
  ]

  @Test(arguments: refusals) func refuses(_ options: [String], _ message: String) throws {
    let file = try folder.write(#"{"mark": "point"}"#.utf8, to: "c.json")
    let run = ToolRun(["render", file, "-o", "a.png"] + options)
    #expect(run.status == 2)
    #expect(run.log == "relief: error: \(message)\n")
  }

  @Test func aTableIsNoChartFile() throws {
    let file = try folder.write(#"[{"a": 1, "b": 2}]"#.utf8, to: "c.json")
    let run = ToolRun(["render", file, "-o", "a.png"])
    #expect(run.log.contains("say which columns: --x and --y"))
    let service = FakeService()
    #expect(
      ToolRun(
        ["render", file, "--x", "a", "--y", "b", "-o", "\(folder.path)/a.png"], service: service
      ).status == 0)
  }

  @Test func leniencyNeedsAChartFile() {
    let run = ToolRun(["render", "t.csv", "--x=a", "--y=b", "--lenient", "-o", "a.png"])
    #expect(
      run.log == "relief: error: --lenient has nothing to act on: there is no chart file\n")
  }
}
