import ChartModel
import SwiftUICore

extension View {
  /// Shows or hides the x axis.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    changingChart { $0.spec.x.visibility = visibility.spec }
  }

  /// Sets what stands along the x axis.
  nonisolated public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    changingAxisMarks(.x, content: content())
  }
}

extension View {
  /// Shows or hides the y axis.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
    changingChart { $0.spec.y.visibility = visibility.spec }
  }

  /// Sets what stands along the y axis.
  nonisolated public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    changingAxisMarks(.y, content: content())
  }
}

extension View {
  /// Shows or hides the z axis.
  nonisolated public func chartZAxis(_ visibility: Visibility) -> some View {
    changingChart { $0.spec.z.visibility = visibility.spec }
  }

  /// Sets what stands along the z axis.
  nonisolated public func chartZAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    changingAxisMarks(.z, content: content())
  }
}

extension View {
  nonisolated private func changingAxisMarks<Content: AxisContent>(
    _ axis: PositionAxis,
    content: Content
  ) -> some View {
    changingChart { chart in
      var lowering = _AxisLowering()
      Content._lower(content, into: &lowering)
      chart.axisMarks[axis.rawValue] = lowering.declarations
      for declaration in lowering.declarations {
        let name = "AxisMarks of \(axis.name)"
        chart.noteOptions(declaration.unused, of: name)
        guard let side = declaration.side else { continue }
        chart.noteOptions(
          ["position: .\(side.rawValue)"],
          of: name,
          isForPlanes: PlotSide.sides(of: axis, in: .plane).contains(side)
        )
      }
    }
  }
}

extension Visibility {
  /// The same choice in the chart's specification.
  var spec: VisibilitySpec {
    switch self {
    case .automatic: .automatic
    case .visible: .visible
    case .hidden: .hidden
    }
  }
}
