import Charts
import ChartModel
import Foundation
import SwiftUICore

/// Many marks made of columns of data at once.
///
/// What a modifier takes by key path, or as an array, is of each element; put these modifiers before
/// those that take one value for all.
@MainActor @preconcurrency
public protocol VectorizedChart3DContent<DataElement>: Chart3DContent {
  /// What the data consists of; `Never` where it is plain arrays.
  associatedtype DataElement

  /// The columns and their look.
  nonisolated var _columns: _PlotColumns<DataElement> { get set }
}

extension VectorizedChart3DContent {
  /// Colours the marks by data, with a scale and a legend.
  nonisolated public func foregroundStyle<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>
  ) -> Self {
    changed { $0.foreground = value.values(of: $0.data) }
  }

  /// Colours the marks by data, with a scale and a legend.
  nonisolated public func foregroundStyle(by values: PlottableValues) -> Self {
    changed { $0.foreground = values }
  }

  /// Sets the diameter of each symbol, as a fraction of the box's unit.
  nonisolated public func symbolSize(
    _ size: KeyPath<DataElement, some BinaryFloatingPoint>
  ) -> Self {
    changed { $0.symbolSizes = $0.data.map { Double($0[keyPath: size]) } }
  }

  /// Sets the diameter of each symbol, as a fraction of the box's unit.
  nonisolated public func symbolSize(_ sizes: [Double]) -> Self {
    changed { $0.symbolSizes = sizes }
  }

  /// Writes a text beside each mark, upright on the page from wherever the chart is seen.
  nonisolated public func annotation3D(
    _ text: KeyPath<DataElement, String>,
    position: AnnotationPosition = .automatic,
    style: AnnotationStyle3D = AnnotationStyle3D()
  ) -> Self {
    changed {
      $0.annotations = TextMarkSpec(
        texts: $0.data.map { $0[keyPath: text] },
        style: style.spec(at: position)
      )
    }
  }

  private nonisolated func changed(_ change: (inout _PlotColumns<DataElement>) -> Void) -> Self {
    var changed = self
    change(&changed._columns)
    return changed
  }
}
