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
    let back = try SequenceRenderer(spec, options: options, first: 5)
    #expect(try [5, 3, 0].map { try back.frame($0).bitmap } == bitmaps.reversed())
    #expect(bitmaps[0] != bitmaps[1])
  }
}
