import ChartModel
import SwiftUICore

/// Collects what colours the marks of one group.
struct ForegroundBuilder {
  private enum Kind {
    case automatic
    case color
    case encoded(ChannelLabel)
    case fixed(FixedForeground)
    case column(ForegroundColumn)
  }

  private let kind: Kind
  private var colors: VaryingBuilder<ColorSpec>?
  private var column: ColumnBuilder?

  /// Empty, for foregrounds of the same kind as a given one.
  init(
    like foreground: InheritedStyle.Foreground,
    categories: CategoryRegistry,
    in environment: EnvironmentValues
  ) {
    switch foreground {
    case .automatic:
      kind = .automatic
    case .paint(let paint):
      switch paint.value {
      case .color(let color):
        kind = .color
        colors = VaryingBuilder(first: color)
      case .gradient(let gradient, let geometry):
        kind = .fixed(.gradient(gradient, geometry))
      }
    case .encoded(let datum):
      kind = .encoded(datum.label)
      column = ColumnBuilder(
        kind: datum.kind,
        index: categories[.foreground(label: datum.label.resolved(in: environment))]
      )
    case .surface(let style):
      kind = .fixed(style.foreground)
    case .column(let column):
      kind = .column(column)
    }
  }

  func accepts(_ foreground: InheritedStyle.Foreground) -> Bool {
    switch (kind, foreground) {
    case (.automatic, .automatic):
      true
    case (.encoded(let label), .encoded(let datum)):
      label == datum.label && column?.kind == datum.kind
    case (.color, .paint(let paint)):
      if case .color = paint.value { true } else { false }
    case (.fixed(.gradient(let gradient, let geometry)), .paint(let paint)):
      paint.value == .gradient(gradient, geometry)
    case (.fixed(let fixed), .surface(let style)):
      fixed == style.foreground
    default:
      false
    }
  }

  /// Adds the foreground of one more mark, which must be accepted.
  mutating func append(_ foreground: InheritedStyle.Foreground) {
    switch foreground {
    case .paint(let paint):
      if case .color(let color) = paint.value { colors?.append(color) }
    case .encoded(let datum):
      column?.append(datum.value)
    case .automatic, .surface, .column:
      break
    }
  }

  func finish(in environment: EnvironmentValues) -> ForegroundSpec {
    switch kind {
    case .automatic:
      .automatic
    case .color:
      colors.map { .color($0.finish()) } ?? .automatic
    case .encoded(let label):
      column.map {
        .encoded(Channel(label: label.resolved(in: environment), column: $0.finish()))
      } ?? .automatic
    case .fixed(let fixed):
      fixed.spec
    case .column(let data):
      .encoded(Channel(label: data.label.resolved(in: environment), column: data.column))
    }
  }
}

extension InheritedStyle {
  /// The look of a single mark.
  func spec(categories: CategoryRegistry, in environment: EnvironmentValues) -> MarkStyle {
    var builder = ForegroundBuilder(like: foreground, categories: categories, in: environment)
    builder.append(foreground)
    var spec = MarkStyle()
    spec.foreground = builder.finish(in: environment)
    spec.symbolExtent = symbolExtent.map { .same($0.spec) }
    spec.planeSymbol = planeSymbol?.spec
    var symbols = SymbolBuilder(like: self, categories: categories, in: environment)
    symbols.append(self)
    symbols.finish(into: &spec, in: environment)
    spec.opacity = opacity.map { .same($0) }
    spec.metalness = metalness
    spec.roughness = roughness
    spec.line = line
    var plane = PlaneStyleBuilder(
      like: self, sides: nil, categories: categories, in: environment)
    plane.append(self, sides: nil)
    plane.finish(into: &spec, in: environment)
    spec.surfaceLines = surfaceLines.isEmpty ? nil : surfaceLines
    return spec
  }
}
