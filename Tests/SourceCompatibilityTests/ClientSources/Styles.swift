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
]

let stroke = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [2, 3])
