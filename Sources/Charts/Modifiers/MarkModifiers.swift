import SwiftUICore

struct PaintModifier<Style: ShapeStyle>: MarkModifier {
  let style: Style

  func apply(to inherited: inout InheritedStyle, in environment: EnvironmentValues) {
    switch Style._paint(style, in: environment).value {
    case .color(let color):
      inherited.foreground = .color(color)
    case .gradient(let gradient, let geometry):
      inherited.foreground = .fixed(.gradient(gradient, geometry))
    }
  }
}

struct SurfaceStyleModifier<Style: Chart3DSurfaceStyle>: MarkModifier {
  let style: Style

  func apply(to inherited: inout InheritedStyle, in environment: EnvironmentValues) {
    inherited.foreground = .fixed(style._surfaceStyle.foreground)
  }
}

struct EncodedForegroundModifier: MarkModifier {
  let datum: Datum

  func apply(to inherited: inout InheritedStyle, in environment: EnvironmentValues) {
    inherited.foreground = .encoded(datum)
  }
}

struct SymbolSizeModifier: MarkModifier {
  let size: Double

  func apply(to inherited: inout InheritedStyle, in environment: EnvironmentValues) {
    inherited.symbolSize = size
  }
}

struct MetalnessModifier: MarkModifier {
  let ratio: Double

  func apply(to inherited: inout InheritedStyle, in environment: EnvironmentValues) {
    inherited.metalness = ratio
  }
}

struct RoughnessModifier: MarkModifier {
  let ratio: Double

  func apply(to inherited: inout InheritedStyle, in environment: EnvironmentValues) {
    inherited.roughness = ratio
  }
}
