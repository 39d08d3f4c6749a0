import ChartModel
import SwiftUICore

/// Sets how lines are stroked.
package struct LineStyleModifier: MarkModifier {
  let line: LineSpec

  package init(line: LineSpec) {
    self.line = line
  }

  package func apply(
    to style: inout InheritedStyle, in environment: EnvironmentValues
  ) -> LineSpec? {
    var part = Optional(line)
    swap(&part, &style.line)
    return part
  }

  package static func restore(_ part: consuming LineSpec?, in style: inout InheritedStyle) {
    style.line = part
  }
}

struct EncodedLineModifier: MarkModifier {
  let datum: Datum

  func apply(to style: inout InheritedStyle, in environment: EnvironmentValues) -> Datum? {
    var part = Optional(datum.bin == nil ? datum : datum.start(in: environment))
    swap(&part, &style.lineDatum)
    return part
  }

  static func restore(_ part: consuming Datum?, in style: inout InheritedStyle) {
    style.lineDatum = part
  }
}

struct EncodedSymbolModifier: MarkModifier {
  let datum: Datum

  func apply(to style: inout InheritedStyle, in environment: EnvironmentValues) -> Datum? {
    var part = Optional(datum.bin == nil ? datum : datum.start(in: environment))
    swap(&part, &style.planeSymbolDatum)
    return part
  }

  static func restore(_ part: consuming Datum?, in style: inout InheritedStyle) {
    style.planeSymbolDatum = part
  }
}

struct InterpolationModifier: MarkModifier {
  let method: InterpolationMethod

  func apply(to style: inout InheritedStyle, in environment: EnvironmentValues) -> Interpolation? {
    var part = Optional(method.spec)
    swap(&part, &style.interpolation)
    return part
  }

  static func restore(_ part: consuming Interpolation?, in style: inout InheritedStyle) {
    style.interpolation = part
  }
}

struct PlotAlignmentModifier: MarkModifier {
  let aligns: Bool

  func apply(to style: inout InheritedStyle, in environment: EnvironmentValues) -> Bool {
    var part = aligns
    swap(&part, &style.alignsWithPlot)
    return part
  }

  static func restore(_ part: consuming Bool, in style: inout InheritedStyle) {
    style.alignsWithPlot = part
  }
}
