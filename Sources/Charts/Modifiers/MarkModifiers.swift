import SwiftUICore

/// A modifier of what colours marks.
@usableFromInline
protocol ForegroundModifier: MarkModifier where Part == InheritedStyle.Foreground {
  func foreground(in environment: EnvironmentValues) -> InheritedStyle.Foreground
}

extension ForegroundModifier {
  @inlinable func apply(
    to style: inout InheritedStyle,
    in environment: EnvironmentValues
  ) -> InheritedStyle.Foreground {
    var part = foreground(in: environment)
    swap(&part, &style.foreground)
    return part
  }

  @inlinable static func restore(
    _ part: consuming InheritedStyle.Foreground,
    in style: inout InheritedStyle
  ) {
    style.foreground = part
  }
}

@usableFromInline
struct PaintModifier<Style: ShapeStyle>: ForegroundModifier {
  @usableFromInline let style: Style

  @inlinable init(style: Style) {
    self.style = style
  }

  @inlinable func foreground(in environment: EnvironmentValues) -> InheritedStyle.Foreground {
    .paint(Style._paint(style, in: environment))
  }
}

@usableFromInline
struct SurfaceStyleModifier<Style: Chart3DSurfaceStyle>: ForegroundModifier {
  @usableFromInline let style: Style

  @inlinable init(style: Style) {
    self.style = style
  }

  @inlinable func foreground(in environment: EnvironmentValues) -> InheritedStyle.Foreground {
    .surface(style._surfaceStyle)
  }
}

@usableFromInline
struct EncodedForegroundModifier: ForegroundModifier {
  @usableFromInline let datum: Datum

  @inlinable init(datum: Datum) {
    self.datum = datum
  }

  @inlinable func foreground(in environment: EnvironmentValues) -> InheritedStyle.Foreground {
    .encoded(datum.bin == nil ? datum : datum.start(in: environment))
  }
}

@usableFromInline
struct MetalnessModifier: MarkModifier {
  @usableFromInline let ratio: Double

  @inlinable init(ratio: Double) {
    self.ratio = ratio
  }

  @inlinable func apply(
    to style: inout InheritedStyle,
    in environment: EnvironmentValues
  ) -> Double? {
    var part = Optional(ratio)
    swap(&part, &style.metalness)
    return part
  }

  @inlinable static func restore(_ part: consuming Double?, in style: inout InheritedStyle) {
    style.metalness = part
  }
}

@usableFromInline
struct RoughnessModifier: MarkModifier {
  @usableFromInline let ratio: Double

  @inlinable init(ratio: Double) {
    self.ratio = ratio
  }

  @inlinable func apply(
    to style: inout InheritedStyle,
    in environment: EnvironmentValues
  ) -> Double? {
    var part = Optional(ratio)
    swap(&part, &style.roughness)
    return part
  }

  @inlinable static func restore(_ part: consuming Double?, in style: inout InheritedStyle) {
    style.roughness = part
  }
}
