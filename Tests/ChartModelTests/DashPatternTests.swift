import ChartModel
import Testing

struct DashPatternTests {
  private func strokes(_ lengths: [Double], phase: Double = 0, length: Double) -> [[Double]] {
    DashPattern(lengths: lengths, phase: phase).strokes(length: length).map {
      [$0.start * length, $0.end * length]
    }
  }

  @Test func strokesAndGapsTakeTurns() {
    #expect(strokes([2, 1], length: 6) == [[0, 2], [3, 5]])
    #expect(strokes([2, 1], length: 4) == [[0, 2], [3, 4]])
    #expect(strokes([4], length: 12) == [[0, 4], [8, 12]])
  }

  @Test func phaseMovesThePattern() {
    #expect(strokes([2, 2], phase: 1, length: 4) == [[0, 1], [3, 4]])
    #expect(strokes([2, 2], phase: -1, length: 4) == [[1, 3]])
  }

  @Test func hopelessPatternsDrawTheWholeLine() {
    for lengths in [[], [0, 0], [-1, 2], [.nan, 1], [.infinity, 1], [1e-9, 1e-9]] as [[Double]] {
      #expect(strokes(lengths, length: 10) == [[0, 10]])
    }
    #expect(strokes([2, 2], phase: .nan, length: 10) == [[0, 10]])
    #expect(strokes([2, 2], length: 0) == [[0, 0]])
  }
}
