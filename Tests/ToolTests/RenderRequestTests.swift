import ChartModel
import Testing

@testable import ReliefTool

@Suite struct RenderRequestTests {
  private static let table = ["t.csv", "--x", "a", "--y", "b", "--z", "c", "--surface", "x"]

  private func request(_ arguments: [String]) throws -> RenderRequest {
    try RenderRequest(
      ArgumentParser.parse(
        RenderRequestTests.table + arguments + ["-o", "a.png"],
        for: RenderCommand.declaration
      )
    )
  }

  /// For each option a value other than its default, and a second one.
  private static let samples: [String: [String]] = [
    "color": ["d", "e"], "samples": ["32", "64"], "style": ["height", "#fff"],
    "symbol": ["cube", "cylinder", "cone"], "symbol-size": ["0.1", "0.2"],
    "opacity": ["0.5", "0"], "mark": ["surface"], "contours": ["5", "10"],
    "mesh": ["5", "10"], "title": ["T", "U"], "theme": ["dark"],
    "background": ["transparent", "red"],
    "colors": ["viridis", "magma", "grays"], "palette": ["okabe-ito", "tableau"],
    "color-domain": ["0...1", "1...2"], "color-scale": ["log", "sqrt"],
    "legend": ["top", "leading", "trailing", "hidden"],
    "x-label": ["", "L"], "y-label": ["", "L"], "z-label": ["", "L"],
    "x-domain": ["0...1", "2001-01-01...2002-01-01"], "y-domain": ["0...1", "1...0"],
    "z-domain": ["0...1", "-1...1"],
    "x-scale": ["log", "sqrt"], "y-scale": ["symlog", "symlog:2"],
    "z-scale": ["power:2", "power:3"],
    "pose": ["top", "-30,10"], "projection": ["perspective"],
    "field-of-view": ["20", "90.5"], "zoom": ["2", "0.5"],
    "proportions": ["data", "1:2:3"], "light": ["flat", "lit", "soft"],
    "size": ["400x300", "400x300.5"],
    "scale": ["1", "3"], "ppi": ["300", "96"], "backend": ["gles", "software", "gles-hardware"],
    "device": ["0", "1"], "report": ["json"],
  ]

  /// What options need to have something to act on.
  private static let companions: [String: [String]] = Dictionary(
    uniqueKeysWithValues: ["colors", "color-domain", "color-scale", "color-bar", "legend"].map {
      ($0, ["--color", "d"])
    })

  /// An option that is parsed and then forgotten fails here.
  @Test func everyOptionChangesTheRequest() throws {
    for option in RenderCommand.declaration.options {
      // Of other inputs and outputs, with tests of their own.
      let skipped = [
        "x", "y", "z", "surface", "output", "view", "previews", "variants", "lenient", "emit",
      ]
      if skipped.contains(option.name) { continue }
      let others = RenderRequestTests.companions[option.name] ?? []
      let plain = "\(try request(others))"
      if option.valueName == nil {
        #expect("\(try request(others + [option.flag]))" != plain, "\(option.flag) does nothing")
        continue
      }
      let values = try #require(
        RenderRequestTests.samples[option.name],
        "no sample for \(option.flag)"
      )
      let requests = try values.map { "\(try request(others + ["\(option.flag)=\($0)"]))" }
      #expect(Set(requests + [plain]).count == values.count + 1, "\(option.flag) does nothing")
    }
    let plainRequest = try request([])
    #expect(
      plainRequest.table
        == RenderRequest.TableSource(path: "t.csv", x: "a", y: "b", z: "c", color: nil)
    )
    #expect(plainRequest.surface == "x")
    #expect(plainRequest.output == "a.png")
  }

  @Test func defaultsAreWhatHelpSays() throws {
    let defaults: [(OptionDeclaration, String)] = [
      (RenderCommand.Options.size, "800x600"), (RenderCommand.Options.scale, "2"),
      (RenderCommand.Options.backend, "auto"), (RenderCommand.Options.theme, "light"),
    ]
    let plain = "\(try request([]))"
    #expect(NamedRamp.coolWarm.gradient == ColorScaleSpec().ramp)
    #expect(ColorScaleSpec().palette == .apple)
    for (option, value) in defaults {
      #expect(option.defaultText == value)
      #expect("\(try request([option.flag, value]))" == plain)
    }
    #expect(RenderCommand.Options.pose.defaultText.flatMap(ValueText.pose) == PoseSpec.standard)
    #expect(try request([]).pose == nil && ChartSpec().pose == PoseSpec.standard)
    let (angle, zoom) = (RenderCommand.Options.fieldOfView, RenderCommand.Options.zoom)
    #expect(angle.defaultText.flatMap { Double($0) } == CameraSpec.standardFieldOfView)
    #expect(zoom.defaultText.flatMap { Double($0) } == ChartSpec().camera.zoom)
    let proportions = RenderCommand.Options.proportions.defaultText
    #expect(proportions.flatMap(ValueText.proportions) == ChartSpec().proportions)
    #expect(RenderCommand.Options.light.defaultText == ChartSpec().light.rawValue)
  }

  @Test func values() throws {
    #expect(ValueText.pose("left") == PoseSpec(azimuth: -90, inclination: 0))
    #expect(ValueText.pose("-30,20") == PoseSpec(azimuth: -30, inclination: 20))
    #expect(ValueText.domain("-10...10") == .numbers(-10, 10))
    #expect(ValueText.domain("5...-5e1") == .numbers(5, -50))
    #expect(ValueText.domain("2001-01-01...2001-01-02") == .dates(0, 86_400))
    #expect(ValueText.scale("symlog:0.5") == .symmetricLog(slopeAtZero: 0.5))
    #expect(ValueText.scale("sqrt") == .squareRoot)
    #expect(ValueText.proportions("cube") == .cube)
    #expect(ValueText.proportions("1:2.5:3") == .ratio(x: 1, y: 2.5, z: 3))
    #expect(ValueText.proportions("1:0:3") == nil && ValueText.proportions("1:2") == nil)
    #expect(ValueText.color("Blue") == .system(.blue, opacity: 1))
    #expect(ValueText.color("#f00") == .srgb(red: 1, green: 0, blue: 0, opacity: 1))
    #expect(
      ValueText.color("33669980")
        == .srgb(red: 0.2, green: 0.4, blue: 0.6, opacity: 128.0 / 255)
    )
    #expect(ValueText.color("#ff00f") == nil)
    #expect(ValueText.color("ＦＦＦ") == nil)
  }
}
