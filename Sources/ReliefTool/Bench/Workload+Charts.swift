import ChartModel

extension Workload {
  /// The page of a picture.
  ///
  /// - Parameter number: of the chart, where several differ.
  func page(_ number: Int = 0) -> PageSpec {
    var chart = ChartSpec()
    switch kind {
    case .points:
      chart.marks = [
        count == Workload.penguinCount
          ? WorkloadData.penguins() : WorkloadData.clouds(count: count)
      ]
      if count > 10_000 { chart.marks[0].style.symbolSize = .same(Workload.smallPoint) }
    case .surface:
      chart = Workload.ripples(samples: count)
    case .turn:
      chart = Workload.ripples(samples: 200)
    case .charts:
      if number % 2 == 0 {
        chart = Workload.ripples(samples: 50, phase: 0.1 * Double(number))
      } else {
        chart.marks = [WorkloadData.clouds(count: 300, set: number)]
      }
    case .line:
      chart.pose = PoseSpec(azimuth: 0, inclination: 0)
      chart.marks = [WorkloadData.waves(count: count)]
    }
    return PageSpec([.chart(chart)])
  }

  /// Of the box's side: about three pixels in a picture of 3840x2160.
  private static let smallPoint = 0.0025

  private static func ripples(samples: Int, phase: Double = 0) -> ChartSpec {
    var chart = ChartSpec()
    chart.marks = [WorkloadData.ripples(samples: samples, phase: phase)]
    chart.x.domain = .numbers(-12, 12)
    chart.z.domain = .numbers(-12, 12)
    return chart
  }
}
