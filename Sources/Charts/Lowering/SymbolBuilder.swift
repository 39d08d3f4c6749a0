import ChartModel
import Spatial
import SwiftUICore

/// Collects the shapes, turns and sizes of the symbols of one group.
struct SymbolBuilder {
  private var shapes: VaryingBuilder<SymbolShape>?
  private var rotations: VaryingBuilder<RotationSpec>?
  private var size: Size

  private enum Size {
    case automatic
    case fixed(VaryingBuilder<Double>)
    case encoded(ChannelLabel, ColumnBuilder)
  }

  /// Empty, for symbols that have the same modifiers as given ones.
  init(
    like style: InheritedStyle, categories: CategoryRegistry, in environment: EnvironmentValues
  ) {
    shapes = style.symbol.map { VaryingBuilder(first: $0.spec) }
    rotations = style.symbolRotation.map { VaryingBuilder(first: $0.spec) }
    size =
      switch style.symbolSize {
      case .automatic: .automatic
      case .fixed(let size): .fixed(VaryingBuilder(first: size))
      case .encoded(let datum):
        .encoded(
          datum.label,
          ColumnBuilder(
            kind: datum.kind,
            index: categories[.symbolSize(label: datum.label.resolved(in: environment))]
          )
        )
      }
  }

  func accepts(_ style: InheritedStyle) -> Bool {
    guard (style.symbol == nil) == (shapes == nil),
      (style.symbolRotation == nil) == (rotations == nil)
    else { return false }
    switch (size, style.symbolSize) {
    case (.automatic, .automatic), (.fixed, .fixed): return true
    case (.encoded(let label, let column), .encoded(let datum)):
      return label == datum.label && column.kind == datum.kind
    default: return false
    }
  }

  /// Adds the symbol of one more mark, which must be accepted.
  mutating func append(_ style: InheritedStyle) {
    if let shape = style.symbol { shapes?.append(shape.spec) }
    if let rotation = style.symbolRotation { rotations?.append(rotation.spec) }
    switch (size, style.symbolSize) {
    case (.fixed(var sizes), .fixed(let number)):
      // Nothing else may hold the column while it grows.
      size = .automatic
      sizes.append(number)
      size = .fixed(sizes)
    case (.encoded(let label, var column), .encoded(let datum)):
      size = .automatic
      column.append(datum.value)
      size = .encoded(label, column)
    default:
      break
    }
  }

  func finish(into style: inout MarkStyle, in environment: EnvironmentValues) {
    style.symbol = shapes?.finish()
    style.symbolRotation = rotations?.finish()
    switch size {
    case .automatic: break
    case .fixed(let sizes): style.symbolSize = sizes.finish()
    case .encoded(let label, let column):
      style.symbolSizeData = Channel(
        label: label.resolved(in: environment),
        column: column.finish()
      )
    }
  }
}

extension Rotation3D {
  fileprivate var spec: RotationSpec { RotationSpec(imaginary: imaginary, real: real) }
}
