import SwiftUICore

/// Lets data choose the dashes of lines.
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

/// Lets data choose the symbols of marks.
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
