import ChartModel
import Testing

import SwiftUICore

@Suite("Shape styles")
struct ShapeStyleTests {
  private func paint(_ style: some ShapeStyle, _ scheme: ColorScheme = .light) -> String {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    switch AnyShapeStyle._paint(AnyShapeStyle(style), in: environment).value {
    case .color(let color): return color.dump
    case .gradient(let gradient, let geometry):
      let stops = gradient.stops.map { "\($0.color.dump) \($0.location)" }
      return "\(geometry) \(stops.joined(separator: ", "))"
    }
  }

  @Test("a colour's own gradient ends in the colour")
  func ownGradient() {
    #expect(paint(Color.blue.gradient).hasSuffix("mix(blue, white, 0.22) 0.0, blue 1.0"))
    #expect(paint(Color.blue.gradient).hasPrefix("linear"))
    #expect(
      paint(.linearGradient(Color.blue.gradient, startPoint: .leading, endPoint: .trailing))
        == paint(
          LinearGradient(
            colors: [.blue.mix(with: .white, by: 0.22), .blue], startPoint: .leading,
            endPoint: .trailing)))
  }

  @Test("a conic gradient goes all the way round")
  func conic() {
    let colors: [Color] = [.red, .blue]
    #expect(
      paint(.conicGradient(colors: colors, center: .center, angle: .degrees(30)))
        == paint(
          AngularGradient(
            colors: colors, center: .center, startAngle: .degrees(30), endAngle: .degrees(390))))
  }

  @Test("levels and opacities of any style")
  func levels() {
    #expect(paint(.tertiary) == "tertiary")
    #expect(paint(.quinary) == "quaternary*0.6")
    #expect(paint(Color.red.gradient.opacity(0.5)).hasSuffix("red*0.5 1.0"))
    #expect(paint(AnyShapeStyle(.green).secondary) == "green*0.5")
    #expect(paint(.tint) == "blue")
    #expect(paint(.foreground) == "primary")
  }

  @Test("device gradients are mixed in encoded components")
  func deviceGradient() {
    let gradient = Gradient(colors: [.black, .white]).colorSpace(.device)
    guard case .gradient(let spec, _) = AnyGradient._paint(gradient, in: EnvironmentValues()).value
    else { return #expect(Bool(false)) }
    let palette = Palette(theme: .light)
    for stop in spec.stops {
      let gray = palette.resolve(stop.color).red
      #expect(abs(Double(gray) - stop.location * 255) <= 0.5001)
    }
  }

  @Test("colours resolved in an environment")
  func resolved() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let light = Color.primary.resolve(in: EnvironmentValues())
    #expect(light.red == 0 && light.opacity == 1)
    #expect(Color.primary.resolve(in: dark).linearGreen == 1)
    let half = Color(white: 0.5).resolve(in: dark)
    #expect(abs(half.linearRed - 0.21404) < 1e-4 && abs(half.red - 0.5) < 1e-6)
    #expect(paint(Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.25)) == "(1.0 0.0 0.0 0.25)")
    let linear = Color.Resolved(colorSpace: .sRGBLinear, red: 0.21404114, green: 0, blue: 1)
    #expect(abs(linear.red - 0.5) < 1e-5 && linear.blue == 1)
  }
}
