import Testing

@testable import ReliefTool

struct ProgressTests {
  /// What is logged while one frame after another takes a time.
  private func log(count: Int, secondsEach: Double, isTerminal: Bool) -> [String] {
    var lines: [String] = []
    var time = 0.0
    let console = Console(output: { _ in }, log: { lines.append($0) }, isTerminal: isTerminal)
    var progress = Progress(total: count, unit: "frames", console: console, now: { time })
    for done in 1...count {
      time += secondsEach
      progress.advance(to: done)
    }
    progress.end()
    return lines
  }

  @Test func aTerminalHasOneLineThatChanges() {
    let lines = log(count: 40, secondsEach: 0.0625, isTerminal: true)
    #expect(lines.count == 20)
    #expect(lines.first == "\r\u{1B}[K[#-----------------------] 2/40 frames, 16.0/s, 2.4 s left")
    #expect(lines.last == "\r\u{1B}[K")
    #expect(!lines.joined().contains("\n"))
  }

  @Test func elsewhereALineIsWrittenNowAndThen() {
    #expect(log(count: 100, secondsEach: 0.05, isTerminal: false).isEmpty)
    #expect(
      log(count: 50, secondsEach: 0.5, isTerminal: false) == [
        "20/50 frames, 2.0/s, 15.0 s left\n", "40/50 frames, 2.0/s, 5.0 s left\n",
      ])
  }

  @Test(arguments: [
    (2.44, "2.4 s"), (59.99, "60.0 s"), (60, "1 min 00 s"), (185.2, "3 min 05 s"),
    (7630, "2 h 07 min"), (.infinity, "?"), (0, "0.0 s"),
  ])
  func durationsAreReadable(seconds: Double, text: String) {
    #expect(Progress.duration(seconds) == text)
  }

  @Test func aRateNeedsATime() {
    #expect(Progress.text(done: 0, of: 9, "frames", seconds: 3) == "0/9 frames")
    #expect(Progress.text(done: 3, of: 9, "frames", seconds: 0) == "3/9 frames")
    #expect(
      Progress.text(done: 3000, of: 6000, "frames", seconds: 10)
        == "3000/6000 frames, 300/s, 10.0 s left")
  }
}
