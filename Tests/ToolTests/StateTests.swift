import ChartModel
import Diagnostics
import Foundation
import Pipeline
import RenderModel
import TestSupport
import Testing

@testable import ReliefTool

/// The states of a table, from the command line's columns to frames.
struct StateTests {
  private static let months = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples/seattle-months.csv").path

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func temporaryTable(_ text: String) throws -> String {
    let file = folder.url.appending(path: "table.csv")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  private func request(_ arguments: [String]) throws -> RenderRequest {
    try RenderRequest(
      ArgumentParser.parse(arguments + ["-o", "a.png"], for: RenderCommand.declaration))
  }

  private func weather(_ arguments: [String] = []) throws -> RenderRequest {
    try request(
      [
        StateTests.months, "--x", "temperature_c", "--y", "rain_mm", "--z", "wind_m_s",
        "--color", "month", "--size", "200x150",
      ] + arguments)
  }

  private func states(
    _ request: RenderRequest, by column: String, key: String? = nil
  ) throws -> (states: [ChartState], diagnostics: Diagnostics) {
    var diagnostics = Diagnostics()
    let states = try request.states(by: column, key: key, diagnostics: &diagnostics)
    return (states, diagnostics)
  }

  @Test func aTableIsPartedByAColumn() throws {
    let (states, diagnostics) = try states(weather(), by: "year", key: "month")
    #expect(states.map(\.label) == (2012...2015).map { "year: \($0)" })
    #expect(states.map { $0.chart.marks[0].count } == [12, 12, 12, 12])
    #expect(states[1].chart.title == "year: 2013")
    #expect(diagnostics.isEmpty)
    let titled = try self.states(weather(["--title", "Seattle"]), by: "year").states
    #expect(titled[0].chart.title == "Seattle, year: 2012")
  }

  @Test func monthsMoveFromYearToYear() throws {
    let (states, _) = try states(weather(), by: "year", key: "month")
    let sequence = try StateSequence(states, passage: .movement)
    func january(_ position: Double) throws -> Double {
      guard case .numbers(let values) = sequence.chart(at: position).marks[0].x.column else {
        return .nan
      }
      return try #require(values.first)
    }
    // 7.1 and 6.3 degrees in the file.
    #expect(try abs(january(0.5) - (january(0) + january(1)) / 2) < 1e-9)
    #expect(try january(0) == 7.1)
    #expect(throws: ReliefError.self) {
      try StateSequence(self.states(weather(), by: "year").states, passage: .movement)
    }
    #expect(throws: ReliefError.self) {
      try StateSequence(
        self.states(weather(), by: "month", key: "month").states, passage: .movement)
    }
  }

  @Test @MainActor func aChartFileIsPartedByAField() throws {
    let file = folder.url.appending(path: "chart.json")
    try """
    {"data": {"url": "\(StateTests.months)"}, "mark": "point", "title": "Seattle", "encoding": {
      "x": {"field": "temperature_c"}, "y": {"field": "rain_mm"}, "z": {"field": "wind_m_s"},
      "key": {"field": "month"}}}
    """.write(to: file, atomically: true, encoding: .utf8)
    let spin = try SpinRequest(
      ArgumentParser.parse(
        [file.path, "--animate-by", "year", "--loop", "-o", "a.mp4"], for: SpinCommand.declaration))
    #expect(spin.states?.transition == SpinRequest.standardTransition)
    #expect(spin.motion == .still)
    var diagnostics = Diagnostics()
    let (spec, frames) = try spin.sequence(
      of: #require(spin.states), diagnostics: &diagnostics
    ) { $0.makeAxisPieces() }
    #expect(frames.timing.seconds == 6 && diagnostics.isEmpty, "\(diagnostics.warnings)")
    #expect(spec.timing == frames.timing)
    let states = try spin.chart.allStates(by: "year", key: nil, diagnostics: &diagnostics)
    #expect(states.map(\.chart.title).first == "Seattle, year: 2012")
    #expect(states.map { $0.chart.marks[0].count } == [12, 12, 12, 12])
  }

  @Test func surfacesArePartedToo() throws {
    let path = try temporaryTable(
      "t,x,z,h\n1,0,0,1\n1,0,1,2\n1,1,0,3\n1,1,1,4\n2,0,0,5\n2,0,1,6\n2,1,0,7\n2,1,1,8\n,0,0,9\n")
    let (states, diagnostics) = try states(
      request([path, "--x", "x", "--y", "h", "--z", "z", "--mark", "surface"]), by: "t")
    let sequence = try StateSequence(states, passage: .movement)
    guard case .numbers(let heights) = sequence.chart(at: 0.25).marks[0].y.column else {
      Issue.record("no heights")
      return
    }
    #expect(heights.sorted() == [2, 3, 4, 5])
    #expect(diagnostics.droppedCount == 1)
  }

  @Test func aColumnWithoutValuesIsRefused() throws {
    let path = try temporaryTable("t,x,y\n,1,2\n")
    let error = #expect(throws: ReliefError.self) {
      try states(request([path, "--x", "x", "--y", "y"]), by: "t")
    }
    #expect("\(try #require(error))".contains("column 't'"))
    #expect(throws: ReliefError.self) { try states(weather(), by: "yeer") }
  }

  /// A frame depends on the sequence and its number, not on what was drawn before it.
  @Test func framesAreTheSameFromWhereverDrawingStarts() throws {
    let request = try weather()
    let sequence = try StateSequence(
      states(request, by: "year", key: "month").states, passage: .movement, loops: true)
    let frames = FrameTiming(frameCount: 8, rate: FrameRate(2) ?? .standard)
    let schedule = StateSchedule(
      frames: frames, timing: StateTiming(secondsPerState: 1, transition: 0.5, loops: true),
      states: sequence.count)
    let spec = SequenceSpec(
      timing: frames, motion: .turntable(TurntableSpec()),
      content: .states(
        of: schedule.number,
        page: { PageSpec(.chart(sequence.chart(at: schedule.positions[$0]))) }))
    var options = request.image
    options.backend = .software
    let forth = try SequenceRenderer(spec, options: options)
    let bitmaps = try [0, 3, 5].map { try forth.frame($0).bitmap }
    let back = try SequenceRenderer(spec, options: options)
    #expect(try [5, 3, 0].map { try back.frame($0).bitmap } == bitmaps.reversed())
    #expect(bitmaps[0] != bitmaps[1])
  }
}

/// States on the command line of `spin`.
struct StateOptionTests {
  private func request(_ arguments: [String]) throws -> SpinRequest {
    try SpinRequest(
      ArgumentParser.parse(
        ["t.csv", "--x=a", "--y=b", "-o", "a.mp4", "--animate-by=t"] + arguments,
        for: SpinCommand.declaration))
  }

  private func sentence(_ arguments: [String]) -> String {
    do {
      _ = try request(arguments)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func theCameraStandsUnlessToldOtherwise() throws {
    #expect(try request([]).motion == .still)
    #expect(try request(["--z=c", "--from=10"]).motion == .turntable(TurntableSpec(from: 10)))
    #expect(sentence(["--from=10"]).contains("no depth round which to turn"))
  }

  @Test func lengthGoesByTheStates() throws {
    #expect(try request([]).frames(states: 4).timing.frameCount == 180)
    #expect(try request(["--seconds=2"]).frames(states: 4).timing.frameCount == 60)
    #expect(try request(["--frames=7"]).frames(states: 4).timing.frameCount == 7)
    let part = try request(["--range=100..<200"])
    #expect(try part.frames(states: 5).range == 100..<200)
    #expect(throws: ReliefError.self) { try part.frames(states: 4) }
    #expect(throws: ReliefError.self) { try request([]).frames(states: 1_000_000) }
  }

  /// An option that is parsed and then forgotten fails here.
  @Test func everyOptionChangesTheRequest() throws {
    let given: [String: (plain: [String], changed: [String])] = [
      "animate-by": ([], []), "key": ([], ["--key=k"]),
      "transition": (["--key=k"], ["--key=k", "--transition=0.3"]),
      "loop": (["--key=k"], ["--key=k", "--loop"]),
    ]
    for option in SpinCommand.declaration.options where option.group == "Changing data" {
      let (plain, changed) = try #require(given[option.name], "no sample for \(option.flag)")
      if option.name == "animate-by" {
        #expect(try request(plain).states?.column == "t")
      } else {
        #expect(try "\(request(plain))" != "\(request(changed))", "\(option.flag) does nothing")
      }
    }
  }

  @Test func aKeyAsksForMovement() throws {
    func states(_ arguments: [String]) throws -> StateRequest {
      try #require(try request(arguments).states)
    }
    #expect(try states([]).passage == .cut)
    #expect(try states(["--key=k"]).passage == .movement)
    #expect(try states(["--key=k"]).transition == 0.6)
    #expect(try states(["--transition=1", "--loop"]).passage == .movement)
    #expect(sentence(["--loop"]).contains("--loop has nothing to act on"))
    #expect(sentence(["--key=k", "--transition=0"]).contains("--key has nothing to act on"))
    #expect(sentence(["--transition=2"]).contains("--transition cannot be '2'"))
  }
}

/// `spin --animate-by` from the command line to the frames that are asked for.
@MainActor struct StateCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ table: String, _ arguments: [String], _ service: FakeService) throws -> ToolRun
  {
    let file = folder.url.appending(path: "t.csv")
    try table.write(to: file, atomically: true, encoding: .utf8)
    return ToolRun(
      ["spin", file.path, "--x=x", "--y=y", "-o", "\(folder.path)/f/%02d.png", "--fps=10"]
        + arguments, service: service)
  }

  @Test func framesShowTheirStates() throws {
    let service = FakeService()
    let run = try run(
      "t,k,x,y\n1,a,0,0\n2,a,4,8\n", ["--animate-by=t", "--key=k", "--transition=1"], service)
    #expect(run.status == 0, "\(run.log)")
    let sequence = try #require(service.sequences.first)
    #expect(sequence.frames == 0..<30)
    guard case .states(let state, let page, _) = sequence.spec.content else {
      Issue.record("no states")
      return
    }
    func places(_ frame: Int) throws -> [Double] {
      let chart = try #require(page(state(frame)).root.charts.first)
      guard case .numbers(let values) = chart.marks[0].y.column else { return [] }
      return values
    }
    #expect(try places(0) == [0])
    #expect(try places(29) == [8])
    let way = try (0...15).map { try places($0)[0] }
    #expect(way == way.sorted() && Set(way).count == 16)
    // Half way at half the time: the easing is symmetric.
    #expect(abs(try places(7)[0] + places(8)[0] - 8) < 1e-9)
  }

  @Test func whatActsOnNothingIsSaid() throws {
    let service = FakeService()
    let log = try run("t,x,y\n1,0,0\n2,4,8\n3,1,1\n", ["--animate-by=t", "--frames=2"], service).log
    #expect(log.contains("2 frames do not show all of the 3 values of 't'"))
    let grid = "t,k,x,y,z\n1,a,0,0,0\n1,b,0,0,1\n1,c,1,0,0\n1,d,1,1,1\n"
    let surface = try run(
      grid, ["--animate-by=t", "--key=k", "--z=z", "--mark=surface"], service
    ).log
    #expect(surface.contains("--key changes nothing"))
    let ramp = try run(
      "t,k,x,y\n1,a,0,0\n2,b,1,1\n", ["--animate-by=t", "--color=k", "--colors=turbo"], service
    ).log
    #expect(ramp.components(separatedBy: "--colors changes nothing").count == 2)
  }
}
