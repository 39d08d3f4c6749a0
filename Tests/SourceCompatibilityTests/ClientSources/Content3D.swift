import Charts
import SwiftUI

struct Reading: Identifiable, Sendable {
  enum Level: String, Plottable, CaseIterable {
    case low
    case high
  }

  let id: Int
  var time: Date
  var level: Level
  var value: Double
  var count: Int
  var share: CGFloat
}

struct Marks: Chart3DContent {
  var readings: [Reading]
  var highlight: Reading?
  var showsAll = true

  var body: some Chart3DContent {
    ForEach(readings) { reading in
      PointMark(
        x: .value("Time", reading.time),
        y: .value("Value", reading.value),
        z: .value("Level", reading.level)
      )
      .foregroundStyle(by: .value("Level", reading.level))
    }
    if let highlight {
      PointMark(
        x: .value(Text("Time"), highlight.time),
        y: .value("Value", highlight.value),
        z: .value("Level", highlight.level.rawValue)
      )
      .symbolSize(0.05)
      .foregroundStyle(.red)
    }
    if showsAll {
      extra
    } else if readings.isEmpty {
      PointMark(x: .value("X", 1), y: .value("Y", 2), z: .value("Z", 3))
    }
  }

  @Chart3DContentBuilder var extra: some Chart3DContent {
    PointMark(x: .value("X", 1 as Float), y: .value("Y", 2 as UInt8), z: .value("Z", 3.5))
      .metalness(1)
      .roughness(0.2)
    PointMark(x: .value("X", Decimal(1)), y: .value("Y", CGFloat(2)), z: .value("Z", 1..<2))
  }
}

struct Surfaces: View {
  let title = "a string"

  var body: some View {
    Chart3D {
      SurfacePlot(x: "X", y: "Y", z: "Z") { x, z in sin(x) * cos(z) }
        .foregroundStyle(.heightBased)
      SurfacePlot(x: title, y: title, z: title) { x, _ in x }
        .foregroundStyle(.heightBased(yRange: -1...1))
      SurfacePlot(x: Text("X"), y: Text("Y"), z: Text("Z")) { _, z in
        guard z > 0 else { return .nan }
        return log(z)
      }
      .foregroundStyle(.heightBased(Gradient(colors: [.yellow, .purple]), yRange: 0...1))
      SurfacePlot(
        x: LocalizedStringResource("X"),
        y: LocalizedStringResource("Y"),
        z: LocalizedStringResource("Z"),
        function: { x, z in x * z }
      )
      .foregroundStyle(.normalBased)
      SurfacePlot(x: "X", y: "Y", z: "Z", function: hypot)
        .foregroundStyle(EllipticalGradient(colors: [.red, .orange]))
      SurfacePlot(x: "X", y: "Y", z: "Z") { x, z in x + z }
        .foregroundStyle(Gradient(colors: [.orange, .pink]))
    }
  }
}

struct Lists: View {
  let readings: [Reading]
  var body: some View {
    Chart3D(readings) { reading in
      if reading.count > 3 {
        PointMark(
          x: .value("Count", reading.count),
          y: .value("Share", reading.share),
          z: .value("Value", reading.value)
        )
      } else {
        PointMark(
          x: .value("Count", reading.count),
          y: .value("Share", reading.share),
          z: .value("Value", reading.value)
        )
        .foregroundStyle(.gray.opacity(0.3))
      }
    }
    Chart3D(readings, id: \.count) { reading in
      switch reading.level {
      case .low:
        PointMark(x: .value("X", 0), y: .value("Y", 0), z: .value("Z", reading.value))
      case .high:
        PointMark(x: .value("X", 1), y: .value("Y", 0), z: .value("Z", reading.value))
      }
    }
    Chart3D { Marks(readings: readings, highlight: readings.first) }
    Chart3D {}
  }
}

nonisolated func anywhere() -> some Chart3DContent {
  PointMark(x: .value("X", 1), y: .value("Y", 2), z: .value("Z", 3)).foregroundStyle(.red)
}

nonisolated func chartAnywhere() -> some View {
  Chart3D { anywhere() }.chartXScale(domain: 0...1).chartXAxisLabel("X")
}
