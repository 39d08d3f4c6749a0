import ChartModel
import Foundation
import Pipeline
import RenderModel
import Testing

/// What a picture promises, whatever is drawn.
struct PromiseTests {
  private func draw(_ spec: ChartSpec, _ backend: BackendChoice = .software) throws -> Bitmap {
    let scene = TestScene(name: "promise", spec: spec)
    return try ChartRenderer(options: scene.options(backend)).render(scene.page).bitmap
  }

  /// Points, a rule, a rectangle and a surface with automatic domains, y times a factor.
  private func measured(_ factor: Double) -> ChartSpec {
    let heights = [0.7, 1.9, 3.2, 2.4, 1.1]
    var spec = ChartSpec.scatter(
      [-0.9, -0.4, 0, 0.5, 0.9], heights.map { $0 * factor }, [-0.8, 0.7, 0, -0.3, 0.6])
    spec.marks.append(
      MarkGroup(
        .rule, x: Channel(label: "X", column: .numbers([0.3])),
        y: Channel(label: "Y", column: .numbers([0.9 * factor]), end: .numbers([3 * factor])),
        z: Channel(label: "Z", column: .numbers([0.3]))))
    spec.marks.append(
      MarkGroup(
        .rectangle, x: Channel(label: "X", column: .numbers([-0.8]), end: .numbers([-0.2])),
        y: Channel(label: "Y", column: .numbers([1 * factor]), end: .numbers([2 * factor])),
        z: Channel(label: "Z", column: .numbers([0.5]))))
    spec.marks +=
      ChartSpec.surface(count: 40) { x, z in factor * (1.5 + sin(2 * x) * cos(z)) }.marks
    for axis in PositionAxis.allCases {
      spec[axis].marks = [
        AxisMarksSpec(pieces: AxisPieces([.gridLine(LineStyle()), .tick(LineStyle())]))
      ]
      spec[axis].title = .hidden
    }
    return spec
  }

  @Test(arguments: [0.1, 1000, 1e-6, 1024, 1.0 / 65536])
  func theUnitDoesNotShow(factor: Double) throws {
    var spec = measured(1)
    var other = measured(factor)
    if log2(factor).rounded() == log2(factor) {
      // Powers of two have other nice domains: here they are given.
      spec.y.domain = .numbers(0, 4)
      other.y.domain = .numbers(0, 4 * factor)
      spec.y.marks = []
      other.y.marks = []
    }
    #expect(try draw(spec) == draw(other))
  }

  private func mixture(_ order: [Int]) -> ChartSpec {
    var spec = Scenes.rectangles(opacity: 0.5)
    var points = ChartSpec.scatter([-0.2, 0.1, 0.3], [0.1, -0.2, 0.3], [0.2, 0, -0.3])
    points.style {
      $0.symbolSize = .same(0.25)
      $0.foreground = .color(.same(.system(.orange, opacity: 0.6)))
    }
    var opaque = ChartSpec.surface(count: 24) { x, z in 0.2 * x * z - 0.1 }
    opaque.style { $0.foreground = .color(.same(.system(.mint, opacity: 1))) }
    let marks = spec.marks + points.marks + opaque.marks
    spec.marks = order.map { marks[$0 % marks.count] }
    for axis in PositionAxis.allCases { spec[axis].domain = .numbers(-0.6, 0.6) }
    return Scenes.bare(spec)
  }

  @Test func declarationOrderDoesNotShow() throws {
    let first = try draw(mixture([0, 1, 2, 3, 4]))
    for order in [[4, 3, 2, 1, 0], [2, 4, 0, 3, 1], [1, 0, 4, 2, 3]] {
      #expect(try draw(mixture(order)) == first, "\(order)")
    }
  }

  @Test(.enabled(if: TestDevice.isThere, TestDevice.absence))
  func declarationOrderDoesNotShowOnGLES() throws {
    let first = try draw(mixture([0, 1, 2, 3, 4]), .gles)
    #expect(try draw(mixture([4, 3, 2, 1, 0]), .gles) == first)
    #expect(try draw(mixture([2, 4, 0, 3, 1]), .gles) == first)
  }

  /// Under the flat light all that is of a mark alone has exactly its colour.
  @Test func flatColorsAreExact() throws {
    var spec = Scenes.bare(Scenes.shone(.flat))
    let blue = ColorSpec.srgb(red: 20.0 / 255, green: 100.0 / 255, blue: 200.0 / 255, opacity: 1)
    let orange = ColorSpec.srgb(red: 250.0 / 255, green: 130.0 / 255, blue: 7.0 / 255, opacity: 1)
    spec.marks[0].style.foreground = .color(.same(blue))
    spec.marks[1].style.foreground = .color(.same(orange))
    let bitmap = try draw(spec)
    var counts: [[UInt8]: Int] = [:]
    for index in stride(from: 0, to: bitmap.bytes.count, by: 4) {
      counts[Array(bitmap.bytes[index..<index + 3]), default: 0] += 1
    }
    let common = counts.filter { $0.value > 150 }.map(\.key)
    #expect(Set(common).isSuperset(of: [[20, 100, 200], [250, 130, 7], [255, 255, 255]]))
    // No other colour is common but those of the lines of the box.
    let colored = common.filter { Set($0).count > 1 }
    #expect(colored.count == 2, "\(colored)")
  }

  /// In proportion to the data a sphere of data looks round from everywhere.
  @Test(arguments: [(0.0, 0.0), (30, 20), (75, -40), (140, 60)])
  func aSphereOfDataIsRound(azimuth: Double, inclination: Double) throws {
    var x: [Double] = []
    var y: [Double] = []
    var z: [Double] = []
    let count = 20000
    for index in 0..<count {
      // Evenly over the sphere, by the golden angle.
      let height = 1 - 2 * (Double(index) + 0.5) / Double(count)
      let radius = (1 - height * height).squareRoot()
      let turn = Double(index) * 2.399963229728653
      x.append(radius * cos(turn))
      y.append(height)
      z.append(radius * sin(turn))
    }
    var spec = Scenes.bare(Scenes.posed(.scatter(x, y, z), azimuth, inclination))
    spec.style {
      $0.symbolSize = .same(0.01)
      $0.foreground = .color(.same(.srgb(red: 1, green: 0, blue: 0, opacity: 1)))
    }
    spec.x.domain = .numbers(-2, 2)
    spec.y.domain = .numbers(-1, 1)
    spec.z.domain = .numbers(-1, 3)
    spec.proportions = .data
    spec.light = .flat
    let bitmap = try draw(spec)
    var (left, right, top, bottom) = (Int.max, 0, Int.max, 0)
    for row in 0..<bitmap.height {
      for column in 0..<bitmap.width {
        let index = 4 * (row * bitmap.width + column)
        guard bitmap.bytes[index] > 200, bitmap.bytes[index + 1] < 128 else { continue }
        (left, right) = (min(left, column), max(right, column))
        (top, bottom) = (min(top, row), max(bottom, row))
      }
    }
    #expect(right - left > 50)
    #expect(abs((right - left) - (bottom - top)) <= 1, "\(right - left) x \(bottom - top)")
  }
}
