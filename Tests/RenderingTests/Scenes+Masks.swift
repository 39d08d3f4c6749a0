import ChartModel
import Foundation
import RenderModel

/// Lines of a plane: what is seen through strokes has one coverage.
extension StrokeScene {
  static let masked: [StrokeScene] = [
    StrokeScene("masks-joins", masked: maskedJoins, scale: 2),
    StrokeScene("masks-crossing", masked: [loops(.round), loops(.miter)]),
    StrokeScene("masks-tight", masked: tight, height: 160, scale: 2),
    StrokeScene("masks-dashed", masked: maskedDashes),
    gradient,
  ]

  static let glass = RGBA8(red: 20, green: 90, blue: 200, alpha: 128)

  /// A line that covers the whole of the page but for a frame.
  private static func item(
    _ path: StrokedPath, _ places: [SIMD2<Double>], _ color: ColorSource = .solid(glass)
  ) -> DrawItem {
    var strokes: [SegmentInstance] = []
    path.appendMask(through: places, to: &strokes)
    let corners: [SIMD2<Float>] = [[4, 4], [316, 4], [316, 236], [4, 236]]
    return DrawItem(
      name: "line",
      geometry: .triangles(
        TriangleMesh(
          vertices: corners.map {
            MeshVertex(x: $0.x, y: $0.y, z: 0, u: $0.x / 320, v: $0.y / 240)
          }, indices: [0, 1, 2, 0, 2, 3])),
      material: Material(color: color), mask: strokes)
  }

  /// A corner for every join and cap, half covering.
  private static var maskedJoins: [DrawItem] {
    let turns: [Double] = [20, 60, 90, 130, 160, 172]
    let kinds: [(StrokeJoin, StrokeCap)] = [(.miter, .butt), (.round, .round), (.bevel, .square)]
    return kinds.enumerated().flatMap { row, kind in
      turns.enumerated().map { column, turn in
        let half = (180 - turn) / 2 * .pi / 180
        let corner = SIMD2(28 + 53 * Double(column), 30 + 80 * Double(row))
        let arm = SIMD2(sin(half), cos(half)) * 22
        return item(
          StrokedPath(width: 8, join: kind.0, cap: kind.1),
          [corner + [-arm.x, arm.y], corner, corner + arm])
      }
    }
  }

  /// A closed curve that crosses itself.
  private static func loops(_ join: StrokeJoin) -> DrawItem {
    let center: SIMD2<Double> = join == .round ? [85, 120] : [235, 120]
    let count = join == .round ? 200 : 40
    return item(
      StrokedPath(width: 9, join: join),
      (0...count).map { index in
        let t = Double(index % count) / Double(count) * 2 * .pi
        return center + SIMD2(62 * sin(2 * t), 90 * sin(3 * t))
      })
  }

  /// Zigzags whose strokes are shorter than the line is wide.
  private static var tight: [DrawItem] {
    let joins: [StrokeJoin] = [.miter, .round, .bevel]
    return joins.enumerated().map { row, join in
      let middle = 30 + 50 * Double(row)
      var places: [SIMD2<Double>] = []
      for index in 0...70 {
        places.append(SIMD2(20 + 4 * Double(index), index % 2 == 0 ? middle + 3 : middle - 3))
      }
      return item(StrokedPath(width: 14, join: join), places)
    }
  }

  private static var maskedDashes: [DrawItem] {
    let kinds: [(StrokeCap, [Double])] = [
      (.butt, [24, 10]), (.round, [20, 24]), (.square, [2, 20]), (.round, [0, 18]),
    ]
    return kinds.enumerated().map { row, kind in
      let middle = 36 + 54 * Double(row)
      var places: [SIMD2<Double>] = []
      for index in 0...80 {
        places.append(SIMD2(16 + 3.6 * Double(index), middle + 14 * sin(Double(index) / 6)))
      }
      let dash = DashPattern(lengths: kind.1)
      return item(StrokedPath(width: 10, cap: kind.0, dash: dash), places)
    }
  }

  private static var gradient: StrokeScene {
    var ramps = RampTable()
    var colors: [RGBA8] = []
    for entry in UInt8.min...UInt8.max {
      colors.append(RGBA8(red: entry, green: 80, blue: 255 - entry, alpha: 255 - entry / 2))
    }
    let row = ramps.add(colors)
    var path: [SIMD2<Double>] = []
    for index in 0...60 {
      path.append(SIMD2(20 + Double(index) * 4.6, 120 + 80 * cos(Double(index) / 3)))
    }
    return StrokeScene(
      "masks-gradient",
      masked: [
        item(
          StrokedPath(width: 12), path,
          .ramp(row: row, coordinate: .linear))
      ], ramps: ramps)
  }
}
