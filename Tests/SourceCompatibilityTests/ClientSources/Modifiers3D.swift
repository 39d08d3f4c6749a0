import Charts
import SwiftUI

struct Posed: View {
  @State private var pose: Chart3DPose = .default
  @State private var custom = Chart3DPose(azimuth: .degrees(20), inclination: .radians(0.2))
  let poses: [Chart3DPose] = [.default, .front, .back, .left, .right, .top, .bottom]

  var body: some View {
    chart.chart3DPose($pose).chart3DCameraProjection(.perspective)
    chart.chart3DPose(custom).chart3DCameraProjection(.orthographic)
    chart.chart3DPose(.front).chart3DCameraProjection(.automatic)
    chart.chart3DPose(.constant(.top)).chart3DCameraProjection()
    ForEach(poses, id: \.self) { chart.chart3DPose($0) }
    Text("\(pose.azimuth.degrees) \(pose.inclination.radians)")
  }

  private var chart: some View {
    Chart3D {
      PointMark(x: .value("X", 1), y: .value("Y", 2), z: .value("Z", 3))
    }
  }
}

struct Symbols: View {
  let directions: [SIMD3<Double>]
  let shapes: [AnyChart3DSymbolShape] = [
    AnyChart3DSymbolShape(.sphere), AnyChart3DSymbolShape(BasicChart3DSymbolShape.cube),
  ]

  var body: some View {
    Chart3D {
      ForEach(directions.indices, id: \.self) { index in
        PointMark(
          x: .value("X", directions[index].x),
          y: .value("Y", directions[index].y),
          z: .value("Z", directions[index].z)
        )
        .symbol(.cone)
        .symbolSize(0.05)
        .symbolRotation(Rotation3D(simd_quatd(from: [0, 1, 0], to: directions[index])))
      }
      PointMark(x: .value("X", 1), y: .value("Y", 2), z: .value("Z", 3))
        .symbol(shapes[0])
        .symbolRotation(Rotation3D(angle: .degrees(30), axis: RotationAxis3D(x: 1, y: 0, z: 1)))
      PointMark(x: .value("X", 1), y: .value("Y", 2), z: .value("Z", 3))
        .symbol(.cylinder)
        .symbolRotation(
          Rotation3D(
            eulerAngles: EulerAngles(
              x: .degrees(10), y: .degrees(20), z: .degrees(30), order: .xyz)))
    }
  }
}

struct Scaled: View {
  let start = Date(timeIntervalSinceReferenceDate: 0)
  let end = Date(timeIntervalSinceReferenceDate: 86_400)
  let lower = 0.5

  var body: some View {
    Chart3D {}
      .chartXScale(domain: 160...240, range: -0.5...0.5)
      .chartXScale(domain: start...end, range: .plotDimension, type: .date)
      .chartXScale(domain: ["a", "b"], type: .category)
      .chartXScale(range: -1...1)
      .chartXScale(range: .plotDimension(padding: 4), type: .log)
      .chartXScale(type: .linear)
      .chartYScale(domain: lower...2, range: -0.5...0.5, type: .symmetricLog)
      .chartYScale(domain: [0, 100])
      .chartYScale(domain: .automatic(includesZero: false))
      .chartYScale(domain: .automatic(includesZero: true, reversed: true))
      .chartYScale(range: .plotDimension(startPadding: 1, endPadding: 2))
      .chartYScale(type: .power(exponent: 2))
    Chart3D {}
      .chartZScale(domain: .automatic, range: -0.5...0.5, type: .squareRoot)
      .chartZScale(domain: 0...1)
      .chartZScale(range: 0...1, type: .symmetricLog(slopeAtZero: 2))
  }
}
