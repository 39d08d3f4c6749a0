import ChartModel
import Spatial
import SwiftUICore

/// Collects the shapes, turns and sizes of the symbols of one group.
struct SymbolBuilder {
  private var shapes: VaryingBuilder<SymbolShape>?
  private var rotations: VaryingBuilder<RotationSpec>?
  /// Of symbols whose size is given as a number.
  private var sizes: VaryingBuilder<Double>?
  /// Of symbols that data gives their size.
  private var sizeData: (label: ChannelLabel, column: ColumnBuilder)?

  /// Empty, for symbols that have the same modifiers as given ones.
  init(
    like style: InheritedStyle,
    categories: CategoryRegistry,
    in environment: EnvironmentValues
  ) {
    shapes = style.symbol.map { VaryingBuilder(first: $0.spec) }
    rotations = style.symbolRotation.map { VaryingBuilder(first: $0.spec) }
    switch style.symbolSize {
    case .automatic: break
    case .fixed(let size): sizes = VaryingBuilder(first: size)
    case .encoded(let datum):
      let key = CategoryRegistry.Key.symbolSize(label: datum.label.resolved(in: environment))
      sizeData = (datum.label, ColumnBuilder(kind: datum.kind, index: categories[key]))
    }
  }

  func accepts(_ style: InheritedStyle) -> Bool {
    guard (style.symbol == nil) == (shapes == nil),
      (style.symbolRotation == nil) == (rotations == nil)
    else { return false }
    switch style.symbolSize {
    case .automatic: return sizes == nil && sizeData == nil
    case .fixed: return sizes != nil
    case .encoded(let datum):
      return sizeData?.label == datum.label && sizeData?.column.kind == datum.kind
    }
  }

  /// Adds the symbol of one more mark, which must be accepted.
  mutating func append(_ style: InheritedStyle) {
    if let shape = style.symbol { shapes?.append(shape.spec) }
    if let rotation = style.symbolRotation { rotations?.append(rotation.spec) }
    switch style.symbolSize {
    case .automatic: break
    case .fixed(let size): sizes?.append(size)
    case .encoded(let datum): sizeData?.column.append(datum.value)
    }
  }

  func finish(into style: inout MarkStyle, in environment: EnvironmentValues) {
    style.symbol = shapes?.finish()
    style.symbolRotation = rotations?.finish()
    style.symbolSize = sizes?.finish()
    style.symbolSizeData = sizeData.map {
      Channel(label: $0.label.resolved(in: environment), column: $0.column.finish())
    }
  }
}

extension Rotation3D {
  var spec: RotationSpec {
    RotationSpec(imaginary: quaternion.imag, real: quaternion.real)
  }
}
