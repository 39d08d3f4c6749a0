import Charts
import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("What can be plotted")
struct PlottableTests {
  private func x<Value: Plottable>(_ value: Value) -> String {
    let chart = Chart3D {
      PointMark(x: .value("X", value), y: .value("Y", 0), z: .value("Z", 0))
    }
    return String(dump(chart).dropFirst("points x 'X' ".count).prefix { $0 != "y" })
      .trimmingCharacters(in: .whitespaces)
  }

  @Test("numbers of all types")
  func numbers() {
    #expect(x(1.5) == "[1.5]")
    #expect(x(Float(1.5)) == "[1.5]")
    #expect(x(Float16(1.5)) == "[1.5]")
    #expect(x(CGFloat(1.5)) == "[1.5]")
    #expect(x(Decimal(1.5)) == "[1.5]")
    #expect(x(-7) == "[-7.0]")
    #expect(x(Int8(-7)) == "[-7.0]")
    #expect(x(Int16(-7)) == "[-7.0]")
    #expect(x(Int32(-7)) == "[-7.0]")
    #expect(x(Int64(-7)) == "[-7.0]")
    #expect(x(UInt(7)) == "[7.0]")
    #expect(x(UInt8(7)) == "[7.0]")
    #expect(x(UInt16(7)) == "[7.0]")
    #expect(x(UInt32(7)) == "[7.0]")
    #expect(x(UInt64.max) == "[1.8446744073709552e+19]")
    #expect(x(Double.nan) == "[nan]")
  }

  @Test("dates and texts")
  func others() {
    #expect(x(Date(timeIntervalSinceReferenceDate: 12.5)) == "dates [12.5]")
    #expect(x("a text") == "[a text]")
  }

  @Test("a type of the user's own")
  func custom() {
    struct Weight: Plottable {
      var grams: Double
      init(grams: Double) { self.grams = grams }
      var primitivePlottable: Double { grams }
      init?(primitivePlottable: Double) { grams = primitivePlottable }
    }
    #expect(x(Weight(grams: 5)) == "[5.0]")
  }

  @Test("labels in all four forms")
  func labels() {
    let name = "computed"
    let number = 1234
    let chart = Chart3D {
      PointMark(
        x: .value("key \(number)", 1),
        y: .value(name, 2),
        z: .value(Text("text \(0.5)"), 3)
      )
      PointMark(
        x: .value(LocalizedStringResource("resource"), 1),
        y: .value(name.prefix(3), 2),
        z: .value(Text(verbatim: "v"), 3)
      )
    }
    #expect(
      dump(chart)
        == """
        points x 'key 1,234' [1.0] y 'computed' [2.0] z 'text 0.500000' [3.0]
        points x 'resource' [1.0] y 'com' [2.0] z 'v' [3.0]
        """
    )
  }

  @Test("a range in a point is a warning that names the mark")
  func range() {
    let chart = Chart3D {
      PointMark(x: .value("X", 0), y: .value("Y", 0), z: .value("Z", 0..<1))
      PointMark(x: .value("X", 0), y: .value("Y", 0), z: .value("Z", 2))
    }
    #expect(
      dump(chart)
        == """
        points x 'X' [0.0] y 'Y' [0.0] z 'Z' [2.0]
        warning: PointMark needs a single value on each axis and no range, has a range on z; such \
        marks are left out
        """
    )
  }

  @Test("data of another kind than the axis shows is counted")
  func mixed() {
    let chart = Chart3D {
      point(1)
      PointMark(x: .value("X", "text"), y: .value("Y", 0), z: .value("Z", 0))
      PointMark(x: .value("X", Date.now), y: .value("Y", 0), z: .value("Z", 0))
      point(2)
    }
    #expect(
      dump(chart)
        == """
        points x 'X' [1.0, 2.0] y 'Y' [1.0, 2.0] z 'Z' [1.0, 2.0]
        warning: 2 values of x of PointMark left out: not on the scale
        """
    )
  }

  @Test("a mark that is left out says nothing of the axes")
  func leftOut() {
    let chart = Chart3D {
      PointMark(x: .value("X", "text"), y: .value("Y", 0), z: .value("Z", 0..<1))
      point(1)
    }
    #expect(dump(chart).hasPrefix("points x 'X' [1.0] y 'Y' [1.0] z 'Z' [1.0]\nwarning: "))
  }

  @Test("axis values come back as the data's types")
  func axisValues() {
    func value<P: Plottable>(_ plotted: _PlottedValue, _ type: P.Type) -> P? {
      P.PrimitivePlottable(_plotted: plotted).flatMap { P(primitivePlottable: $0) }
    }
    enum Kind: String, Plottable {
      case round
    }
    #expect(value(.number(3), Int.self) == 3)
    #expect(value(.number(2.5), Int.self) == nil)
    #expect(value(.number(300), Int8.self) == nil)
    #expect(value(.number(2.5), Double.self) == 2.5)
    #expect(value(.number(2.5), Decimal.self) == 2.5)
    for number in [1e300, -1e300, .leastNonzeroMagnitude, .infinity, -.infinity, .nan] {
      #expect(value(.number(number), Decimal.self) == nil)
    }
    for number in [0, 1e-100, -1e100] {
      #expect(value(.number(number), Decimal.self) != nil)
    }
    #expect(value(.number(2.5), String.self) == nil)
    #expect(value(.category("round"), Kind.self) == .round)
    #expect(value(.category("other"), Kind.self) == nil)
    #expect(value(.date(5), Date.self) == Date(timeIntervalSinceReferenceDate: 5))
  }
}
