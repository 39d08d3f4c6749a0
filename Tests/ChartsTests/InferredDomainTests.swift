import ChartModel
import Charts
import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("Inferred domains that a closure changes")
struct InferredDomainTests {
  private var chart: some View {
    Chart3D {
      point(2)
      point(5)
    }
  }

  @Test("numbers are the least and the greatest")
  func numbers() {
    let view = chart.chartXScale(
      domain: .automatic(dataType: Double.self) { $0.append($0[1] * 2) }
    )
    #expect(lower(view).spec.x.domain == .numbers(2, 10))
    let reversed = chart.chartYScale(
      domain: .automatic(includesZero: true, reversed: true, dataType: Double.self) { _ in }
    )
    #expect(lower(reversed).spec.y.domain == .numbers(5, 0))
  }

  @Test("categories are all there are")
  func categories() {
    let view = Chart3D(["b", "a"], id: \.self) {
      PointMark(x: .value("X", $0), y: .value("Y", 1), z: .value("Z", 1))
    }
    .chartXScale(domain: .automatic(dataType: String.self) { $0.sort() })
    #expect(lower(view).spec.x.domain == .categories(["a", "b"]))
  }

  @Test("another type and an emptied list are noted")
  func problems() {
    let another = chart.chartXScale(domain: .automatic(dataType: String.self) { $0.removeAll() })
    #expect(
      lower(another).diagnostics.warnings.map { "\($0)" } == [
        "x: modifyInferredDomain is for another type of data; it is left out"
      ]
    )
    let emptied = chart.chartXScale(domain: .automatic(dataType: Double.self) { $0.removeAll() })
    #expect(
      lower(emptied).diagnostics.warnings.map { "\($0)" } == [
        "x: modifyInferredDomain leaves no values; it is left out"
      ]
    )
    #expect(lower(emptied).spec.x.domain == .automatic(includesZero: nil, reversed: nil))
  }
}
