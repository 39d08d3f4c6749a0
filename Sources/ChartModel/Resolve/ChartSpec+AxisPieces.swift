extension ChartSpec {
  /// Whether the closures of axis marks have to be asked.
  package var needsAxisPieces: Bool {
    PositionAxis.allCases.contains { self[$0].marks?.contains(where: \.pieces.isMade) ?? false }
  }

  /// Asks the closures of axis marks for what stands at the values that the chart shows.
  ///
  /// To be done again where the data, a domain or a scale has been changed since: the values may be
  /// others then.
  @MainActor package mutating func makeAxisPieces() {
    let made = PositionAxis.allCases.filter { axis in
      self[axis].marks?.contains(where: \.pieces.isMade) ?? false
    }
    guard !made.isEmpty else { return }
    // The theme says nothing of values.
    var resolver = Resolver(spec: self, theme: .light)
    let scales = resolver.scales().axes
    for axis in made {
      self[axis].marks = self[axis].marks?.map { marks in
        var marks = marks
        marks.pieces.make(at: resolver.shownValues(marks.values, axis, scales[axis]).map(\.mark))
        return marks
      }
    }
  }
}

extension PageSpec {
  /// Whether the closures of axis marks have to be asked.
  package var needsAxisPieces: Bool {
    root.charts.contains(where: \.needsAxisPieces)
  }

  /// The page with what stands at the values that its charts show now.
  @MainActor package func withAxisPieces() -> PageSpec {
    PageSpec(
      root.mappingCharts { chart in
        var chart = chart
        chart.makeAxisPieces()
        return chart
      })
  }
}
