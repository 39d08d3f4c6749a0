import ChartModel
import Diagnostics
import TestSupport
import Testing

@testable import ReliefTool

/// What options of colour and legend make of a chart.
@Suite struct ColorOptionTests {
  private let folder: TemporaryFolder
  private let output: String

  init() throws {
    folder = try TemporaryFolder()
    output = "\(folder.path)/a.png"
  }

  private func spec(_ arguments: [String]) throws -> ChartSpec {
    let service = FakeService()
    let run = ToolRun(["render"] + arguments + ["-o", output], service: service)
    #expect(run.status == 0, "\(run.log)")
    return try #require(service.specs.first)
  }

  private func points(_ arguments: [String]) throws -> ChartSpec {
    let path = try folder.write("a,b,c,d\n1,2,3,10\n4,5,6,1000\n".utf8, to: "t.csv")
    return try spec([path, "--x=a", "--y=b", "--z=c", "--color=d"] + arguments)
  }

  @Test func colorsOfNumbers() throws {
    let spec = try points([
      "--colors=viridis", "--color-domain=1...1000", "--color-scale=log", "--legend=trailing",
    ])
    #expect(spec.colorScale.ramp == NamedRamp.viridis.gradient)
    #expect(spec.colorScale.domain == .numbers(1, 1000))
    #expect(spec.colorScale.type == .log)
    #expect(spec.legend.position == .trailing && spec.legend.visibility == .automatic)
  }

  @Test func colorsOfHeights() throws {
    let arguments = ["--surface=x*z", "--style=height"]
    let plain = try spec(arguments).resolved(theme: .light)
    #expect(plain.legends.isEmpty)
    let asked = try spec(
      arguments + ["--colors=magma", "--color-domain=0...0.5", "--color-bar", "--legend=top"])
    let chart = asked.resolved(theme: .light)
    guard case .height(let gradient, let low, let high) = chart.marks[0].foreground else {
      Issue.record("\(chart.marks[0].foreground)")
      return
    }
    #expect(gradient == NamedRamp.magma.gradient)
    #expect(low == chart.y.scale.place(of: 0) && high == chart.y.scale.place(of: 0.5))
    #expect(chart.legends.count == 1 && chart.legend.position == .top)
  }

  @Test func palettesAndHiddenLegends() throws {
    let spec = try points(["--palette=tableau", "--legend=hidden"])
    #expect(spec.colorScale.palette == .tableau)
    #expect(spec.resolved(theme: .light).legends.isEmpty)
  }

  /// The command line goes before the source.
  @Test func theSourceGivesWay() throws {
    var request = try RenderRequest(
      ArgumentParser.parse(
        ["--surface=x", "--style=height", "--colors=grays", "--color-domain=1...2", "-o", "a.png"],
        for: RenderCommand.declaration))
    request.surface = nil
    var spec = ChartSpec()
    spec.marks = [
      MarkGroup(.point, x: Channel(label: "x"), y: Channel(label: "y"), z: Channel(label: "z"))
    ]
    spec.marks[0].style.foreground = .heightBased(
      gradient: NamedRamp.turbo.gradient, range: nil)
    spec.colorScale.range = .gradient(NamedRamp.turbo.gradient)
    spec.colorScale.domain = .numbers(0, 5)
    spec.colorScale.places = [0, 1, 5]
    request.settle(&spec)
    guard case .automatic = spec.colorScale.range,
      case .heightBased(nil, _) = spec.marks[0].style.foreground
    else {
      Issue.record("\(spec.dump)")
      return
    }
    #expect(spec.colorScale.ramp == NamedRamp.grays.gradient)
    #expect(spec.colorScale.domain == .numbers(1, 2) && spec.colorScale.places.isEmpty)
  }

  @Test func aScaleOfNumbersRefusesNames() throws {
    let path = try folder.write("a,b,c,d\n1,2,3,red\n".utf8, to: "t.csv")
    let run = ToolRun(
      ["render", path, "--x=a", "--y=b", "--z=c", "--color=d", "--color-scale=log", "-o", output])
    #expect(run.log.hasPrefix("relief: error: --color-scale asks for numbers: "), "\(run.log)")
    #expect(run.status == 2)
  }

  /// What an option says that only the data can tell to be idle.
  @Test(arguments: [
    (["--color=n", "--colors=viridis"], "--colors changes nothing: there are no numbers or dates"),
    (["--color=d", "--palette=tableau"], "--palette changes nothing: there are no names"),
    (["--color=n", "--palette=tableau"], nil),
    (["--color=d", "--colors=viridis", "--legend=top"], nil),
    (["--palette=tableau"], nil),
  ])
  func idleOptionsAreNoted(arguments: [String], warning: String?) throws {
    let path = try folder.write("a,b,c,d,n\n1,2,3,10,red\n4,5,6,1000,blue\n".utf8, to: "t.csv")
    let run = ToolRun(
      ["render", path, "--x=a", "--y=b", "--z=c", "-o", output] + arguments)
    #expect(run.status == 0)
    if let warning {
      #expect(run.log.contains("relief: warning: \(warning)"), "\(run.log)")
    } else {
      #expect(!run.log.contains("changes nothing"), "\(run.log)")
    }
  }

  /// What acts on depth alone goes with no chart of x and y.
  @Test(arguments: [
    "--field-of-view=30", "--zoom=2", "--proportions=data", "--light=flat", "--symbol=cube",
    "--pose=top",
  ])
  func optionsOfDepthNeedDepth(option: String) throws {
    let path = try folder.write("a,b\n1,2\n".utf8, to: "t.csv")
    let run = ToolRun(["render", path, "--x=a", "--y=b", "-o", output, option])
    let flag = option.split(separator: "=")[0]
    #expect(run.status == 2)
    #expect(run.log.hasPrefix("relief: error: \(flag) has nothing to act on: there is no --z"))
    var request = try RenderRequest(
      ArgumentParser.parse(
        ["--surface=x", "-o", "a.png"] + (option.hasPrefix("--symbol") ? [] : [option]),
        for: RenderCommand.declaration))
    request.surface = nil
    request.swift = RenderRequest.SwiftSource(paths: ["a.swift"])
    var (plane, box) = (ChartSpec(), ChartSpec())
    (plane.plot, box.plot) = (.plane, .box)
    var diagnostics = Diagnostics()
    request.noteIdle(on: [plane, box], diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty)
    request.noteIdle(on: [plane], diagnostics: &diagnostics)
    let sentence = "\(flag) changes nothing: there is no 3D chart"
    #expect(
      diagnostics.warnings == (option.hasPrefix("--symbol") ? [] : [.other(sentence)]))
  }

  @Test func aTableWithoutRowsIsNoted() throws {
    let path = try folder.write("a,b\n".utf8, to: "t.csv")
    let run = ToolRun(["render", path, "--x=a", "--y=b", "-o", output])
    #expect(run.log.contains("t.csv has no rows; the chart is empty"), "\(run.log)")
  }
}
