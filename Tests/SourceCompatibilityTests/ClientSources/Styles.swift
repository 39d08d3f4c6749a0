import SwiftUI

struct Ink: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark ? .white : Color(hue: 0.5, saturation: 1, brightness: 0.5)
  }
}

let colors: [Color] = [
  .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
  .white, .gray, .black, .clear, .primary, .secondary, .accentColor,
  Color(red: 1, green: 0, blue: 0), Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5),
  Color(.displayP3, red: 1, green: 0, blue: 0), Color(white: 0.5), Color(.sRGBLinear, white: 1),
  Color(hue: 0.1, saturation: 0.2, brightness: 0.3, opacity: 0.4), .red.opacity(0.5),
]

let gradient = Gradient(colors: [.red, .blue])
let stops = Gradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)])

let styles: [AnyShapeStyle] = [
  AnyShapeStyle(Ink()),
  AnyShapeStyle(gradient),
  AnyShapeStyle(.tertiary),
  AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)),
  AnyShapeStyle(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)),
  AnyShapeStyle(LinearGradient(stops: stops.stops, startPoint: .zero, endPoint: .center)),
  AnyShapeStyle(.linearGradient(gradient, startPoint: .topLeading, endPoint: .bottomTrailing)),
  AnyShapeStyle(RadialGradient(gradient: stops, center: .center, startRadius: 0, endRadius: 9)),
  AnyShapeStyle(.radialGradient(colors: colors, center: .top, startRadius: 0, endRadius: 9)),
  AnyShapeStyle(EllipticalGradient(colors: colors)),
  AnyShapeStyle(
    .ellipticalGradient(stops, center: .center, startRadiusFraction: 0, endRadiusFraction: 1)
  ),
  AnyShapeStyle(
    AngularGradient(
      gradient: gradient,
      center: .center,
      startAngle: .zero,
      endAngle: .degrees(180)
    )
  ),
  AnyShapeStyle(AngularGradient(colors: colors, center: .center, angle: .radians(1))),
  AnyShapeStyle(.conicGradient(gradient, center: .center, angle: .degrees(90))),
  AnyShapeStyle(.conicGradient(colors: colors, center: .center)),
  AnyShapeStyle(.conicGradient(stops: stops.stops, center: .center)),
  AnyShapeStyle(.angularGradient(stops, center: .top, startAngle: .zero, endAngle: .degrees(90))),
  AnyShapeStyle(Color.blue.gradient),
  AnyShapeStyle(.red.gradient.opacity(0.5)),
  AnyShapeStyle(gradient.colorSpace(.device)),
  AnyShapeStyle(AnyGradient(gradient).colorSpace(.perceptual)),
  AnyShapeStyle(.linearGradient(Color.red.gradient, startPoint: .top, endPoint: .bottom)),
  AnyShapeStyle(.radialGradient(Color.red.gradient, startRadius: 1, endRadius: 9)),
  AnyShapeStyle(.ellipticalGradient(Color.red.gradient)),
  AnyShapeStyle(.conicGradient(Color.red.gradient)),
  AnyShapeStyle(.tint), AnyShapeStyle(.foreground), AnyShapeStyle(.quinary),
  AnyShapeStyle(.blue.secondary), AnyShapeStyle(gradient.opacity(0.5)),
  AnyShapeStyle(Color.Resolved(red: 1, green: 0.5, blue: 0)),
]

let mixed: Color = .red.mix(with: .blue, by: 0.25)
let deviceMixed = Color.red.mix(with: .blue, by: 0.5, in: .device)
let resolved: Color.Resolved = mixed.resolve(in: EnvironmentValues())
let light: [Float] = [resolved.linearRed, resolved.red, resolved.opacity]
let again = Color(resolved)
let linear = Color(Color.Resolved(colorSpace: .sRGBLinear, red: 1, green: 0, blue: 0))

let stroke = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [2, 3])
