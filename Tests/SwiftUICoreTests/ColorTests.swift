import ChartModel
import Foundation
import Testing

import SwiftUICore

@Suite("Colours")
struct ColorTests {
  private func components(_ color: Color) -> [Double] {
    guard case .srgb(let red, let green, let blue, let opacity) = color.spec else { return [] }
    return [red, green, blue, opacity].map { ($0 * 1e4).rounded() / 1e4 }
  }

  @Test("components in all spaces")
  func spaces() {
    #expect(components(Color(red: 0.1, green: 0.2, blue: 0.3)) == [0.1, 0.2, 0.3, 1])
    #expect(components(Color(white: 0.5, opacity: 0.25)) == [0.5, 0.5, 0.5, 0.25])
    // The sRGB curve: half the light is 0.7354 of the code.
    #expect(components(Color(.sRGBLinear, white: 0.5)) == [0.7354, 0.7354, 0.7354, 1])
    // White is white in both; P3's red lies outside of sRGB (CSS Color 4: 1.093 -0.2267 -0.1501).
    #expect(components(Color(.displayP3, white: 1)) == [1, 1, 1, 1])
    #expect(
      components(Color(.displayP3, red: 1, green: 0, blue: 0)) == [1.0931, -0.2267, -0.1501, 1]
    )
  }

  @Test("hues")
  func hues() {
    func hue(_ sixth: Double) -> [Double] {
      components(Color(hue: sixth / 6, saturation: 1, brightness: 1))
    }
    #expect(hue(0) == [1, 0, 0, 1])
    #expect(hue(1) == [1, 1, 0, 1])
    #expect(hue(2) == [0, 1, 0, 1])
    #expect(hue(3) == [0, 1, 1, 1])
    #expect(hue(4) == [0, 0, 1, 1])
    #expect(hue(5) == [1, 0, 1, 1])
    #expect(hue(6) == [1, 0, 0, 1])
  }

  @Test("saturation and brightness")
  func saturation() {
    #expect(components(Color(hue: 0, saturation: 0.5, brightness: 0.5)) == [0.5, 0.25, 0.25, 1])
    #expect(components(Color(hue: 0.3, saturation: 0, brightness: 0.75)) == [0.75, 0.75, 0.75, 1])
  }

  @Test("opacities multiply")
  func opacity() {
    #expect(Color.red.opacity(0.5).opacity(0.5).spec == .system(.red, opacity: 0.25))
    #expect(components(Color(white: 1, opacity: 0.5).opacity(0.5)) == [1, 1, 1, 0.25])
  }

  @Test("descriptions")
  func descriptions() {
    #expect(Color.red.description == "red")
    #expect(Color.red.opacity(0.5).description == "50% red")
    #expect(Color(red: 0, green: 0.5, blue: 1).description == "sRGB 0.0 0.5 1.0 1.0")
  }

  @Test("named colours are the theme's")
  func named() {
    let named: [(Color, SystemColor)] = [
      (.red, .red), (.orange, .orange), (.yellow, .yellow), (.green, .green), (.mint, .mint),
      (.teal, .teal), (.cyan, .cyan), (.blue, .blue), (.indigo, .indigo), (.purple, .purple),
      (.pink, .pink), (.brown, .brown), (.white, .white), (.gray, .gray), (.black, .black),
      (.clear, .clear), (.primary, .primary), (.secondary, .secondary), (.accentColor, .blue),
    ]
    for (color, system) in named { #expect(color.spec == .system(system, opacity: 1)) }
  }
}
