import ChartModel
import Testing

struct StateTimingTests {
  @Test(arguments: [
    (0.0, 0.0), (0.4, 0), (0.5, 0), (0.75, 0.5), (1, 1), (1.9, 1.8), (2.2, 2), (2.9, 2), (50, 2),
    (-1, 0), (.nan, 0),
  ])
  func positions(seconds: Double, position: Double) {
    let timing = StateTiming(secondsPerState: 1, transition: 0.5)
    #expect(abs(timing.position(at: seconds, states: 3) - position) < 1e-9)
  }

  @Test func loopsAndEasing() {
    let timing = StateTiming(secondsPerState: 2, transition: 1, loops: true)
    #expect(timing.seconds(states: 3) == 6)
    #expect(timing.position(at: 5, states: 3) == 2.5)
    #expect(timing.position(at: 7, states: 3) == 0.5)
    #expect(timing.position(at: 5, states: 3) { $0 * $0 } == 2.25)
    #expect(timing.position(at: 5, states: 3) { _ in .nan } == 2)
    #expect(timing.position(at: 5, states: 1) == 0)
    #expect(StateTiming(secondsPerState: -3, transition: 9).secondsPerState == 1)
  }

  @Test func framesOfOnePositionShareANumber() {
    let schedule = StateSchedule(
      frames: FrameTiming(frameCount: 16, rate: FrameRate(4) ?? .standard),
      timing: StateTiming(secondsPerState: 1, transition: 0.5, loops: true), states: 2)
    #expect(schedule.positions == [0, 0.5, 1, 1.5])
    #expect((0..<8).map(schedule.number) == [0, 0, 0, 1, 2, 2, 2, 3])
    #expect((8..<16).map(schedule.number) == (0..<8).map(schedule.number))
  }

  @Test func cutsStayWhole() {
    let schedule = StateSchedule(
      frames: FrameTiming(frameCount: 90, rate: .standard),
      timing: StateTiming(secondsPerState: 1), states: 3)
    #expect(schedule.positions == [0, 1, 2])
    #expect(schedule.number(ofFrame: 29) == 0 && schedule.number(ofFrame: 30) == 1)
  }
}

struct StateSplitTests {
  @Test func numbersAscendWithoutCommas() {
    let split = StateSplit(.numbers([2009, 2007, .nan, 2009, 2008]), name: "year")
    #expect(split.states.map(\.label) == ["year: 2007", "year: 2008", "year: 2009"])
    #expect(split.states.map(\.rows) == [[1], [4], [0, 3]])
    #expect(split.missing == 1)
  }

  @Test func textsAreThoseOfTicks() {
    #expect(
      StateSplit(.numbers([0.5, 1, 12_000]), name: "n").states.map(\.label) == [
        "n: 0.5", "n: 1.0", "n: 12,000.0",
      ])
    let day = 86_400.0
    #expect(
      StateSplit(.dates([31 * day, 0]), name: "month").states.map(\.label) == [
        "month: Jan", "month: Feb",
      ])
  }

  @Test func namesKeepTheirOrder() {
    var column = CategoryColumn(["b", "a", "b"])
    column.append(nil)
    let split = StateSplit(.categories(column), name: "kind")
    #expect(split.states.map(\.label) == ["kind: b", "kind: a"])
    #expect(split.states.map(\.rows) == [[0, 2], [1]])
    #expect(split.missing == 1)
    #expect(StateSplit(.numbers([.nan]), name: "none").states.isEmpty)
  }
}
