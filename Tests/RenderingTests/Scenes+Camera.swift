import ChartModel
import Foundation

extension Scenes {
  /// Lenses, proportions of the box, lights and scales.
  static let camera: [TestScene] = [
    TestScene(name: "camera-wide", spec: seen(cloud(count: 120), 100, zoom: 1.25)),
    TestScene(name: "camera-tele", spec: seen(cloud(count: 120), 2)),
    TestScene(name: "warns-camera-zoomed", spec: zoomed),
    TestScene(name: "proportions-data", spec: proportioned(.data)),
    TestScene(name: "proportions-given", spec: proportioned(.ratio(x: 3, y: 1, z: 2))),
    TestScene(name: "light-flat", spec: shone(.flat)),
    TestScene(name: "light-lit", spec: shone(.lit)),
    TestScene(name: "light-soft", spec: shone(.soft)),
    TestScene(name: "scales-log", spec: scaled(reversed: false)),
    TestScene(name: "scales-reversed", spec: scaled(reversed: true)),
  ]

  static func seen(_ spec: ChartSpec, _ angle: Double, zoom: Double = 1) -> ChartSpec {
    var spec = spec
    spec.camera.fieldOfView = angle
    spec.camera.zoom = zoom
    return spec
  }

  /// Larger than its frame, which keeps the title and the legend free.
  static var zoomed: ChartSpec {
    var spec = sinc(.heightBased(gradient: nil, range: nil))
    spec.marks += cloud(count: 60).marks.map { group in
      var group = group
      group.x.column = .numbers((0..<60).map { Double($0 % 20) - 10 })
      group.y.column = .numbers((0..<60).map { Double($0 % 7) / 7 })
      group.z.column = .numbers((0..<60).map { Double($0 % 13) - 6 })
      return group
    }
    spec.title = "A ripple at twice its size"
    spec.camera.zoom = 2
    return spec
  }

  static func proportioned(_ proportions: BoxProportions) -> ChartSpec {
    var spec = ChartSpec.surface(count: 64) { x, z in 0.5 * sin(2 * x) * cos(2 * z) }
    spec.style { $0.foreground = .heightBased(gradient: nil, range: nil) }
    spec.x.domain = .numbers(-4, 4)
    spec.y.domain = .numbers(-1, 1)
    spec.z.domain = .numbers(-2, 2)
    spec.proportions = proportions
    return spec
  }

  static func shone(_ light: LightSpec) -> ChartSpec {
    var spec = ChartSpec.surface(count: 48) { x, z in 0.4 * sin(3 * x) * cos(3 * z) }
    spec.style { $0.foreground = .color(.same(.system(.blue, opacity: 1))) }
    var points = ChartSpec.scatter([-0.6, 0, 0.6], [0.7, 0.8, 0.7], [0, -0.5, 0.5])
    points.style {
      $0.foreground = .color(.same(.system(.orange, opacity: 1)))
      $0.symbolSize = .same(0.2)
    }
    spec.marks += points.marks
    spec.y.domain = .numbers(-1, 1)
    spec.light = light
    return spec
  }

  /// A logarithm, a symmetric logarithm and a square root, points on a surface.
  static func scaled(reversed: Bool) -> ChartSpec {
    let function: @Sendable (Double, Double) -> Double = { x, z in (x - 30) * (1 + z / 4) }
    var spec = ChartSpec.surface(count: 48, function)
    spec.style { $0.foreground = .heightBased(gradient: nil, range: nil) }
    let xs = [1.0, 3, 10, 30, 100]
    let zs = [0.0, 1, 4, 9, 16]
    let pairs = xs.flatMap { x in zs.map { (x, $0) } }
    spec.marks +=
      ChartSpec.scatter(
        pairs.map(\.0), pairs.map { function($0, $1) }, pairs.map(\.1)
      ).marks
    func domain(_ low: Double, _ high: Double) -> DomainSpec {
      reversed ? .numbers(high, low) : .numbers(low, high)
    }
    (spec.x.scale, spec.x.domain) = (.log, domain(1, 100))
    (spec.y.scale, spec.y.domain) = (.symmetricLog(slopeAtZero: 1), domain(-200, 400))
    (spec.z.scale, spec.z.domain) = (.squareRoot, domain(0, 16))
    return spec
  }
}
