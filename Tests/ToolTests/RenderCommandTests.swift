import ChartModel
import Foundation
import TestSupport
import Testing

@testable import GLESRenderer
@testable import Pipeline
@testable import ReliefTool

@MainActor
@Suite struct RenderCommandTests {
  private let folder: TemporaryFolder
  private let output: String

  init() throws {
    folder = try TemporaryFolder()
    output = "\(folder.path)/a.png"
  }

  private func table(_ text: String) throws -> String {
    try folder.write(text.utf8, to: "t.csv")
  }

  @Test func pointsFromATable() throws {
    let path = try table("a,b,c,d\n1,2,2012-01-01,x\nNA,4,2012-01-02,NA\n")
    let service = FakeService()
    let run = ToolRun(
      ["render", path, "--x=a", "--y=b", "--z=c", "--color=d", "--symbol-size=0.1"]
        + ["--symbol=cone", "--opacity=0.5", "-o", output],
      service: service
    )
    #expect(run.status == 0)
    let spec = try #require(service.specs.first)
    guard let points = spec.marks.first, spec.marks.count == 1, case .point = points.mark,
      case .numbers(let x) = points.x.column, case .numbers([2, 4]) = points.y.column,
      case .dates(let z) = points.z.column, case .encoded(let color) = points.style.foreground,
      case .categories(let names) = color.column, case .same(0.1) = points.style.symbolSize,
      case .same(.cone) = points.style.symbol, case .same(0.5) = points.style.opacity
    else {
      Issue.record("\(spec)")
      return
    }
    #expect(x[0] == 1 && x[1].isNaN)
    #expect(z[1] - z[0] == 86_400)
    #expect([points.x.label, points.y.label, points.z.label, color.label] == ["a", "b", "c", "d"])
    #expect(names.names == ["x"] && names.codes == [0, -1])
  }

  @Test func pointsOfAPlane() throws {
    let path = try table("a,b,c,d\n1,2,3,x\n4,5,6,y\n")
    let service = FakeService()
    let run = ToolRun(
      ["render", path, "--x=a", "--y=b", "--color=d", "--x-domain=0...9", "-o", output],
      service: service
    )
    #expect(run.status == 0)
    #expect(
      service.specs.first?.dump
        == """
        plane
        points x 'a' [1.0, 4.0] y 'b' [2.0, 5.0] color by 'd' [x, y]
        x numbers 0.0 to 9.0
        """
    )
  }

  @Test func rowsOnAGridAsASurface() throws {
    let path = try table("a,b,c\n0,1,x\n1,2,x\n1,4,y\n0,NA,y\nNA,9,x\n")
    let service = FakeService()
    let run = ToolRun(
      [
        "render", path, "--x=a", "--y=b", "--z=c", "--mark=surface", "--contours=7", "--mesh=9",
        "--style=height", "-o", output,
      ],
      service: service
    )
    #expect(run.status == 0)
    let spec = try #require(service.specs.first)
    guard let grid = spec.marks.first, case .grid = grid.mark,
      case .numbers([0, 1]) = grid.x.column, case .numbers(let heights) = grid.y.column,
      case .categories(let kinds) = grid.z.column, case .heightBased = grid.style.foreground
    else {
      Issue.record("\(spec)")
      return
    }
    #expect(Array(heights.prefix(2)) == [1, 2] && heights[2].isNaN && heights[3] == 4)
    #expect(kinds.names == ["x", "y"])
    #expect(grid.style.surfaceLines?.contours?.levels == .count(7))
    #expect(grid.style.surfaceLines?.mesh?.spacing == .count(9))
    // The row without a place.
    #expect(run.log.contains("1 value of \(path) left out"))
  }

  @Test func rowsAnywhereAsASurface() throws {
    let path = try table("a,b,c,d\n0,1,0,5\n1,2,0.5,6\n0.3,4,1,7\n0.7,3,0.8,8\n")
    let service = FakeService()
    let run = ToolRun(
      [
        "render", path, "--x=a", "--y=b", "--z=c", "--color=d", "--mark=surface", "-o", output,
      ],
      service: service
    )
    #expect(run.status == 0)
    guard let group = service.specs.first?.marks.first, case .scattered(nil) = group.mark,
      case .encoded(let color) = group.style.foreground, group.count == 4
    else {
      Issue.record("no scattered surface")
      return
    }
    #expect(color.column.count == 4)
  }

  @Test func aSurface() throws {
    let service = FakeService()
    let run = ToolRun(
      [
        "render", "--surface", "x + 10*z", "--samples=9", "--style=normal", "--x-domain=-10...10",
        "--y-label=", "--z-label=Depth", "--x-scale=symlog", "--title=T", "--pose=top",
        "--projection=perspective", "-o", output,
      ],
      service: service
    )
    #expect(run.status == 0)
    let spec = try #require(service.specs.first)
    guard let group = spec.marks.first, case .surface(let surface) = group.mark,
      case .normalBased = group.style.foreground
    else {
      Issue.record("\(spec)")
      return
    }
    #expect(surface.sample([1, 2], [3, 4]) == [31, 42])
    #expect(surface.sampleCount == 9)
    #expect([group.x.label, group.y.label, group.z.label] == ["x", "y", "z"])
    #expect(spec.x.domain == .numbers(-10, 10))
    #expect(spec.x.scale == .symmetricLog(slopeAtZero: 1))
    #expect(spec.y.title == .hidden)
    #expect(spec.z.title == .text("Depth"))
    #expect(spec.title == "T")
    #expect(spec.pose == PoseSpec(azimuth: 0, inclination: 90))
    #expect(spec.camera.projection == .perspective)
  }

  @Test func aSurfaceThroughPoints() throws {
    let path = try table("a,b,c\n1,2,3\n")
    let service = FakeService()
    _ = ToolRun(
      [
        "render", path, "--x=a", "--y=b", "--z=c", "--surface=x", "--color=a", "--style=red", "-o",
        output,
      ],
      service: service
    )
    guard let marks = service.specs.first?.marks, marks.count == 2,
      case .point = marks[0].mark, case .surface = marks[1].mark,
      case .encoded = marks[0].style.foreground,
      case .color(.same(.system(.red, 1))) = marks[1].style.foreground
    else {
      Issue.record("\(service.specs)")
      return
    }
  }

  @Test func aScaleOfNumbersRefusesNames() throws {
    let path = try table("a,b,c\nred,2,3\n")
    let run = ToolRun(
      ["render", path, "--x=a", "--y=b", "--z=c", "--x-scale=log", "-o", output])
    #expect(
      run.log == "relief: error: --x-scale asks for numbers: \(path), line 2, column 'a': 'red' is "
        + "not a number; write it as -1234.5 or 1e6, or leave the field empty\n"
    )
    #expect(run.status == 2)
  }

  @Test func aDomainOfDatesRefusesNumbers() throws {
    let path = try table("a,b,c\n1,2,3\n")
    let run = ToolRun(
      [
        "render", path, "--x=a", "--y=b", "--z=c", "--z-domain=2012-01-01...2013-01-01", "-o",
        output,
      ])
    #expect(
      run.log == "relief: error: --z-domain asks for dates: \(path), line 2, column 'c': '3' is "
        + "not a date; write it as 2012-01-31 or 2012-01-31T18:30:00Z, or leave the field empty\n"
    )
    #expect(run.status == 2)
  }

  @Test func whatIsSaid() throws {
    let arguments = ["render", "--surface", "x", "-o", output]
    let warning = "relief: warning: 2 values of points left out: missing or not a finite number\n"
    let plain = ToolRun(arguments)
    #expect(plain.output == "")
    #expect(plain.log.hasPrefix(warning + "\(output): 2x1 pixels by software (Fake) in "))
    #expect(plain.log.hasSuffix(" ms\n"))
    #expect(ToolRun(arguments + ["-q"]).log == warning)
    let verbose = ToolRun(arguments + ["-v"]).log
    #expect(verbose.contains("\n  read       "))
    #expect(verbose.contains("\n  draw       12.5 ms\n  write      "))
  }

  @Test func theReport() throws {
    struct Report: Decodable, Equatable {
      struct Renderer: Decodable, Equatable {
        var backend: String
        var renderer: String
        var vendor: String
        var version: String
        var hardware: Bool
      }
      struct Stage: Decodable, Equatable {
        var name: String
        var seconds: Double
      }
      struct Label: Decodable, Equatable {
        var text: String
        var kind: String
        var center: [Double]
        var size: [Double]
        var angle: Double
      }
      var output: String
      var width: Int
      var height: Int
      var points: [Double]
      var scale: Double
      var ppi: Double
      var renderer: Renderer
      var seconds: Double
      var stages: [Stage]
      var dropped: Int
      var warnings: [String]
      var labels: [Label]
    }
    let run = ToolRun(["render", "--surface", "x", "--report", "json", "-q", "-o", output])
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.output == output)
    #expect(report.width == 2 && report.height == 1)
    #expect(report.points == [800, 600])
    #expect(report.scale == 2)
    #expect(report.ppi == 144)
    #expect(
      report.renderer
        == Report.Renderer(
          backend: "software",
          renderer: "Fake",
          vendor: "Relief",
          version: "1",
          hardware: false
        )
    )
    #expect(report.stages.map(\.name) == ["read", "draw", "write"])
    #expect(report.dropped == 2)
    #expect(report.warnings == ["2 values of points left out: missing or not a finite number"])
    #expect(
      report.labels == [
        Report.Label(text: "a \"b\"", kind: "xTick", center: [16, 8.5], size: [30, 12], angle: 90)
      ]
    )
  }

  @Test func aPictureIsWritten() throws {
    _ = ToolRun(["render", "--surface", "x", "--title", "T", "--ppi", "254", "-o", output])
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: output)))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    for text in ["Renderer\0Fake", "Software\0Relief \(Tool.version)", "Title\0T"] {
      #expect(String(decoding: bytes, as: UTF8.self).contains(text))
    }
    // 254 pixels an inch are 10,000 a metre.
    #expect(
      bytes.firstRange(of: Array("pHYs".utf8) + [0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10, 1]) != nil
    )
  }

  @Test func imageOptions() throws {
    let service = FakeService()
    _ = ToolRun(
      [
        "render", "--surface", "x", "--size", "400x300", "--scale", "1", "--backend", "gles",
        "--device", "llvm", "--theme", "dark", "--background", "red", "-o", output,
      ],
      service: service
    )
    #expect(
      service.options == [
        RenderOptions(
          width: 400,
          height: 300,
          scale: 1,
          backend: .gles,
          device: "llvm",
          theme: .dark,
          background: .color(Palette(theme: .dark).resolve(.system(.red, opacity: 1)))
        )
      ]
    )
  }

  @Test func devices() {
    let service = FakeService()
    #expect(ToolRun(["devices"], service: service).output == "")
    service.deviceList = [
      GLDevice(
        index: 0,
        platform: .device,
        vendor: "NVIDIA",
        renderer: "H200",
        version: "3.2",
        drmNode: "/dev/dri/renderD128",
        cudaOrdinal: 0,
        isSoftware: false,
        problem: nil
      ),
      GLDevice(
        index: 10,
        platform: .surfaceless,
        vendor: "Mesa",
        renderer: "llvmpipe",
        version: "3.2",
        drmNode: nil,
        cudaOrdinal: nil,
        isSoftware: true,
        problem: nil
      ),
      GLDevice(
        index: 11,
        platform: .device,
        vendor: "",
        renderer: "",
        version: "",
        drmNode: nil,
        cudaOrdinal: nil,
        isSoftware: false,
        problem: "eglInitialize failed"
      ),
    ]
    let run = ToolRun(["devices"], service: service)
    #expect(
      run.output == """
        index  kind      vendor  renderer  node
        0      hardware  NVIDIA  H200      /dev/dri/renderD128
        10     software  Mesa    llvmpipe  surfaceless
        11     unusable  -       -         -

        """
    )
    #expect(run.log == "relief: device 11 cannot be drawn on: eglInitialize failed\n")
    service.failure = .noRenderer(reason: "no EGL")
    #expect(ToolRun(["devices"], service: service).status == 3)
  }

  @Test func doctor() {
    let service = FakeService()
    #expect(ToolRun(["doctor"], service: service).status == 0)
    service.report = DoctorReport(
      verdict: .softwareOnly,
      sections: [DoctorReport.Section(title: "Libraries", lines: ["libEGL.so.1: found"])],
      findings: [DoctorReport.Finding(problem: "No GPU.", remedy: "Buy one.")],
      commonFixes: ["Install a driver.", "Join the render group."],
      devices: []
    )
    let run = ToolRun(["doctor"], service: service)
    #expect(run.status == 1)
    #expect(
      run.output == """
        OpenGL ES works, but only in software: no GPU is used.

        What is wrong:
          1. No GPU.
             -> Buy one.

        What most often helps:
          1. Install a driver.
          2. Join the render group.

        Libraries:
          libEGL.so.1: found

        """
    )
  }
}
