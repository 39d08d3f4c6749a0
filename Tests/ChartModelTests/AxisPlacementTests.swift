import Testing

@testable import ChartModel

@Suite("Where axis marks stand")
struct AxisPlacementTests {
  private func resolved(
    _ values: AxisValues, _ pieces: [AxisPiece], data: [Double] = [0.3, 9.2]
  ) -> ResolvedAxis {
    var spec = ChartSpec()
    let channel = Channel(label: "v", column: .numbers(data))
    spec.marks = [MarkGroup(.point, x: channel, y: channel, z: channel)]
    spec.x.marks = [AxisMarksSpec(values: values) { _ in pieces }]
    return spec.resolved(theme: .light).x
  }

  @Test("a centred label stands half-way to the next value, the last where the next would be")
  func centered() {
    var label = AxisLabelSpec()
    label.isCentered = true
    let axis = resolved(.numbers([0, 4, 8]), [.tick(LineStyle()), .label(label)])
    let ticks = axis.ticks.filter { $0.tick != nil }.map(\.place)
    let labels = axis.ticks.filter { $0.label != nil }
    #expect(ticks == [-0.5, -0.1, 0.3].map { axis.scale.place(of: ($0 + 0.5) * 10) })
    // The domain is 0...10: 2, 6, and 10 at its very end.
    #expect(labels.map(\.place) == [2.0, 6, 10].map { axis.scale.place(of: $0) })
    #expect(labels.map(\.text) == ["0", "4", "8"])
  }

  @Test("a least stride spreads values, and the domain follows")
  func minimumStride() {
    let axis = resolved(.automatic(count: 10, minimumStride: 4), [.tick(LineStyle())])
    #expect(axis.scale.start == 0)
    #expect(axis.scale.end == 10)
    #expect(axis.ticks.map(\.text) == ["0", "5", "10"])
  }

  @Test("a bound that does not round is the data's")
  func bounds() {
    let low = resolved(.automatic(count: 5, roundsLow: false), [])
    #expect(low.scale.start == 0.3)
    #expect(low.scale.end == 10)
    let high = resolved(.automatic(count: 5, roundsHigh: false), [])
    #expect(high.scale.start == 0)
    #expect(high.scale.end == 9.2)
  }

  @Test("a domain rounds to a stride where that is asked, and ends with the data where it is not")
  func strides() {
    let both = resolved(.stride(by: 3, roundsLow: true, roundsHigh: true), []).scale
    #expect(both.start == 0 && both.end == 12)
    let none = resolved(.stride(by: 3, roundsLow: false, roundsHigh: false), []).scale
    #expect(none.start == 0.3 && none.end == 9.2)
    let unsaid = resolved(.stride(by: 3), []).scale
    #expect(unsaid.start == 0 && unsaid.end == 10)
    let wrong = resolved(.stride(by: .nan, roundsLow: true), []).scale
    #expect(wrong.start == 0 && wrong.end == 10)
  }

  @Test("labels that have no room are thinned, kept by priority, or left")
  func collisions() {
    let frames: [PageRect?] = (0..<6).map {
      PageRect(x: Double($0) * 10, y: 0, width: 14, height: 8)
    }
    func kept(_ rules: [LabelCollision]) -> [Int] {
      LabelCollision.kept(frames, rules, spacing: 2)
    }
    #expect(kept(Array(repeating: .automatic, count: 6)) == [0, 2, 4])
    #expect(kept(Array(repeating: .disabled, count: 6)) == [0, 1, 2, 3, 4, 5])
    let plain = LabelCollision.greedy(priority: 0, minimumSpacing: nil)
    let high = LabelCollision.greedy(priority: 1, minimumSpacing: nil)
    #expect(kept([plain, plain, plain, high, plain, plain]) == [0, 3, 5])
    let wide = LabelCollision.greedy(priority: 0, minimumSpacing: 20)
    #expect(kept(Array(repeating: wide, count: 6)) == [0, 4])
  }
}
