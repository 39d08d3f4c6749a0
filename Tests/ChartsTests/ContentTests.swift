import Charts
import Foundation
import SwiftUICore
import Testing

private struct Sample: Identifiable {
  var id: Int
  var kind: Kind

  enum Kind: String, Plottable {
    case round
    case flat
  }
}

@MainActor
@Suite("Content of a 3D chart becomes columns")
struct ContentTests {
  private let samples = [
    Sample(id: 1, kind: .round), Sample(id: 2, kind: .flat), Sample(id: 3, kind: .round),
  ]

  @Test("points become one group")
  func points() {
    let chart = Chart3D {
      point(1)
      point(2)
    }
    #expect(dump(chart) == "points x 'X' [1.0, 2.0] y 'Y' [1.0, 2.0] z 'Z' [1.0, 2.0]")
  }

  @Test("rules and rectangles keep both ends of their ranges")
  func ranges() {
    let chart = Chart3D {
      RuleMark(x: .value("X", 1), y: .value("Y", 0..<2), z: .value("Z", 3))
      RectangleMark(x: .value("X", -0.5..<0.5), y: .value("Y", 0), z: .value("Z", 1..<2))
        .foregroundStyle(.red.opacity(0.5))
      RuleMark(x: .value("X", 4), y: .value("Y", 1..<5), z: .value("Z", 6))
    }
    #expect(
      dump(chart) == """
        rules x 'X' [1.0, 4.0] y 'Y' [0.0, 1.0] to [2.0, 5.0] z 'Z' [3.0, 6.0]
        rectangles x 'X' [-0.5] to [0.5] y 'Y' [0.0] z 'Z' [1.0] to [2.0] color red*0.5
        """
    )
  }

  @Test("a mark with the wrong mix of points and ranges is named, and left out")
  func wrongShapes() {
    let (spec, diagnostics) = lower(
      Chart3D {
        RectangleMark(x: .value("X", 1), y: .value("Y", 2), z: .value("Z", 3))
        RuleMark(x: .value("X", 1..<2), y: .value("Y", 2..<3), z: .value("Z", 3))
        PointMark(x: .value("X", 1..<2), y: .value("Y", 2), z: .value("Z", 3))
      }
    )
    #expect(spec.marks.isEmpty)
    #expect(
      diagnostics.warnings.map(\.description) == [
        "RectangleMark needs ranges on two axes and a single value on one, has no range; "
          + "such marks are left out",
        "RuleMark needs a range on one axis and single values on two, has ranges on x and y; "
          + "such marks are left out",
        "PointMark needs a single value on each axis and no range, has a range on x; "
          + "such marks are left out",
      ]
    )
  }

  @Test("an empty chart has no marks")
  func empty() {
    #expect(dump(Chart3D {}) == "")
  }

  @Test("identifiable data, an enumeration as categories")
  func identifiable() {
    let chart = Chart3D(samples) { sample in
      PointMark(
        x: .value("Number", sample.id),
        y: .value("Kind", sample.kind),
        z: .value("Twice", Float(sample.id) * 2)
      )
      .foregroundStyle(by: .value("Kind", sample.kind))
    }
    #expect(
      dump(chart)
        == "points x 'Number' [1.0, 2.0, 3.0] y 'Kind' [round, flat, round] "
        + "z 'Twice' [2.0, 4.0, 6.0] color by 'Kind' [round, flat, round]"
    )
  }

  @Test("data identified by a property")
  func keyed() {
    let chart = Chart3D([3.0, 1.0], id: \.self) { point($0) }
    #expect(dump(chart) == "points x 'X' [3.0, 1.0] y 'Y' [3.0, 1.0] z 'Z' [3.0, 1.0]")
  }

  @Test("nested ForEach in all forms")
  func nested() {
    let chart = Chart3D {
      ForEach(0..<2) { outer in
        ForEach([0.25, 0.5], id: \.self) { inner in point(Double(outer) + inner) }
      }
      ForEach(samples) { point(Double($0.id)) }
    }
    #expect(
      dump(chart).hasPrefix("points x 'X' [0.25, 0.5, 1.25, 1.5, 1.0, 2.0, 3.0] y")
    )
  }

  @Test("if, else, switch, if let, optionals", arguments: [0, 1, 2])
  func conditions(number: Int) {
    let name = number == 1 ? "one" : nil
    let optional: PointMark? = number == 2 ? point(40) : nil
    let chart = Chart3D {
      if number == 0 { point(0) }
      if number > 0 { point(10) } else { point(11) }
      switch number {
      case 0: point(20)
      case 1: point(21)
      default: point(22)
      }
      if let name { point(Double(name.count) + 30) }
      optional
    }
    let expected = [
      "[0.0, 11.0, 20.0]", "[10.0, 21.0, 33.0]", "[10.0, 22.0, 40.0]",
    ][number]
    #expect(dump(chart).hasPrefix("points x 'X' \(expected) y"))
  }

  @Test("content of the user's own, in content of the user's own")
  func custom() {
    struct Pair: Chart3DContent {
      var start: Double
      var body: some Chart3DContent {
        point(start)
        point(start + 1)
      }
    }
    struct Pairs: Chart3DContent {
      var body: some Chart3DContent {
        Pair(start: 0)
        Pair(start: 5).foregroundStyle(.green)
      }
    }
    #expect(
      dump(Chart3D { Pairs() })
        == """
        points x 'X' [0.0, 1.0] y 'Y' [0.0, 1.0] z 'Z' [0.0, 1.0]
        points x 'X' [5.0, 6.0] y 'Y' [5.0, 6.0] z 'Z' [5.0, 6.0] color green
        """
    )
  }

  @Test("a builder function")
  func function() {
    @Chart3DContentBuilder func content(_ all: Bool) -> some Chart3DContent {
      point(1)
      if all { point(2) }
    }
    #expect(dump(Chart3D { content(true) }).hasPrefix("points x 'X' [1.0, 2.0]"))
    #expect(dump(Chart3D { content(false) }).hasPrefix("points x 'X' [1.0]"))
  }

  @Test("a surface is sampled by its function")
  func surface() {
    let (spec, _) = lower(
      Chart3D {
        SurfacePlot(x: "A", y: "B", z: "C") { x, z in x > 1 ? .nan : x - 2 * z }
          .foregroundStyle(.gray)
          .roughness(0.25)
      }
    )
    #expect(spec.dump == "surface x 'A' y 'B' z 'C' color gray roughness 0.25")
    guard case .surface(let surface) = spec.marks.first?.mark else {
      Issue.record("there is no surface")
      return
    }
    let heights = surface.sample([0, 1, 2], [1, 0.5, 0])
    #expect(heights[..<2] == [-2, 0])
    #expect(heights[2].isNaN)
  }

  @Test("groups keep categories in the order of the source")
  func sharedCategories() {
    let names = ["b", "a", "c", "a"]
    let chart = Chart3D {
      ForEach(Array(names.enumerated()), id: \.offset) { index, name in
        if index % 2 == 0 {
          point(Double(index)).foregroundStyle(by: .value("Name", name))
        } else {
          point(Double(index)).foregroundStyle(by: .value("Name", name)).metalness(1)
        }
      }
    }
    let (spec, _) = lower(chart)
    #expect(spec.marks.count == 2)
    for points in spec.marks {
      guard case .encoded(let channel) = points.style.foreground,
        case .categories(let column) = channel.column
      else {
        Issue.record("the group is not coloured by categories")
        return
      }
      #expect(column.names == ["b", "a", "c"])
    }
  }
}
