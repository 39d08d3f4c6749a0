import Charts
import Foundation
import Spatial
import SwiftUICore
import Testing

@MainActor
@Suite("Looks of 3D marks")
struct StyleTests {
  private func style<Content: Chart3DContent>(_ content: Content) -> String {
    let text = dump(Chart3D { content })
    return text.replacingOccurrences(of: "points x 'X' [1.0] y 'Y' [1.0] z 'Z' [1.0]", with: "")
      .trimmingCharacters(in: .whitespaces)
  }

  @Test("colours")
  func colors() {
    #expect(style(point(1).foregroundStyle(.red)) == "color red")
    #expect(style(point(1).foregroundStyle(Color.accentColor)) == "color blue")
    #expect(style(point(1).foregroundStyle(.secondary)) == "color secondary")
    #expect(style(point(1).foregroundStyle(.blue.opacity(0.5))) == "color blue*0.5")
    #expect(
      style(point(1).foregroundStyle(Color(red: 0.25, green: 0.5, blue: 1)))
        == "color (0.25 0.5 1.0 1.0)"
    )
    #expect(style(point(1).foregroundStyle(AnyShapeStyle(.mint))) == "color mint")
    #expect(
      style(point(1).foregroundStyle(AnyShapeStyle(.mint).opacity(0.25))) == "color mint*0.25"
    )
  }

  @Test("numbers")
  func numbers() {
    #expect(
      style(point(1).symbolSize(0.05).metalness(0.75).roughness(0))
        == "size 0.05 metalness 0.75 roughness 0.0"
    )
  }

  @Test("symbols")
  func symbols() {
    #expect(style(point(1).symbol(.cone)) == "symbol cone")
    #expect(style(point(1).symbol(.sphere)) == "symbol sphere")
    #expect(style(point(1).symbol(BasicChart3DSymbolShape.cylinder)) == "symbol cylinder")
    #expect(style(point(1).symbol(AnyChart3DSymbolShape(.cube))) == "symbol cube")
    #expect(
      style(point(1).symbolRotation(Rotation3D(angle: .degrees(180), axis: .z)).symbol(.cube))
        == "symbol cube rotation (0.0 0.0 1.0 \(cos(Double.pi / 2)))"
    )
    #expect(style(point(1).symbolRotation(.identity)) == "rotation (0.0 0.0 0.0 1.0)")
    #expect(
      style(
        point(1).symbol(.cube).symbol(.cone).symbolRotation(.identity)
          .symbolRotation(Rotation3D(angle: .degrees(90), axis: .x)))
        == "symbol cube rotation (0.0 0.0 0.0 1.0)")
  }

  @Test("symbols that differ stay in one group")
  func varyingSymbols() {
    let shapes: [BasicChart3DSymbolShape] = [.cone, .cone, .cube]
    let chart = Chart3D {
      ForEach(0..<3) { index in
        point(1).symbol(shapes[index])
          .symbolRotation(Rotation3D(angle: .radians(index == 0 ? 0 : .nan), axis: .x))
      }
    }
    #expect(
      dump(chart).hasSuffix(
        "[1.0, 1.0, 1.0] symbol [cone, cone, cube] "
          + "rotation [(0.0 0.0 0.0 1.0), (nan nan nan nan), (nan nan nan nan)]"
      )
    )
  }

  @Test("of two modifiers the inner one wins")
  func innerWins() {
    #expect(style(point(1).foregroundStyle(.red).foregroundStyle(.blue)) == "color red")
    #expect(
      style(point(1).foregroundStyle(.red).foregroundStyle(by: .value("K", "a"))) == "color red"
    )
    #expect(style(point(1).symbolSize(0.1).symbolSize(0.2)) == "size 0.1")
  }

  @Test("a modifier ends where its content ends")
  func scope() {
    let chart = Chart3D {
      ForEach(0..<2) { point(Double($0)) }.foregroundStyle(.red).symbolSize(0.1)
      point(2)
    }
    #expect(
      dump(chart)
        == """
        points x 'X' [0.0, 1.0] y 'Y' [0.0, 1.0] z 'Z' [0.0, 1.0] color red size 0.1
        points x 'X' [2.0] y 'Y' [2.0] z 'Z' [2.0]
        """
    )
  }

  @Test("values that differ become a column")
  func varying() {
    let chart = Chart3D {
      ForEach(0..<3) { index in
        point(1).foregroundStyle(index < 2 ? .red : .blue).symbolSize(CGFloat(index))
      }
    }
    #expect(dump(chart).hasSuffix("color [red, red, blue] size [0.0, 1.0, 2.0]"))
  }

  @Test("gradients and surface styles")
  func surfaces() {
    #expect(style(point(1).foregroundStyle(.heightBased)) == "height")
    #expect(
      style(point(1).foregroundStyle(.heightBased(yRange: -1...1))) == "height over -1.0 to 1.0"
    )
    #expect(
      style(point(1).foregroundStyle(.heightBased(Gradient(colors: [.red, .blue]))))
        == "height [red 0.0, blue 1.0]"
    )
    #expect(
      style(
        point(1).foregroundStyle(
          .heightBased(
            Gradient(stops: [.init(color: .red, location: 0.5)]),
            yRange: 0...1
          )
        )
      )
        == "height [red 0.5] over 0.0 to 1.0"
    )
    #expect(style(point(1).foregroundStyle(.normalBased)) == "normal")
    #expect(
      style(point(1).foregroundStyle(Gradient(colors: [.red, .blue])))
        == "linear 0.5 0.0 to 0.5 1.0 [red 0.0, blue 1.0]"
    )
    #expect(
      style(
        point(1).foregroundStyle(
          .linearGradient(colors: [.red], startPoint: .leading, endPoint: .trailing)
        )
      )
        == "linear 0.0 0.5 to 1.0 0.5 [red 0.0]"
    )
    #expect(
      style(point(1).foregroundStyle(EllipticalGradient(colors: [.red, .green, .blue])))
        == "elliptical 0.5 0.5 from 0.0 to 0.5 [red 0.0, green 0.5, blue 1.0]"
    )
    #expect(
      style(
        point(1).foregroundStyle(
          RadialGradient(colors: [.red], center: .top, startRadius: 1, endRadius: 5)
        )
      )
        == "radial 0.5 0.0 from 1.0 to 5.0 [red 0.0]"
    )
    #expect(
      style(
        point(1).foregroundStyle(AngularGradient(colors: [.red], center: .center))
      )
        == "angular 0.5 0.5 from 0.0 to 360.0 [red 0.0]"
    )
  }

  @Test("a style of the user's own looks at the environment")
  func custom() {
    struct Ink: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> Color {
        environment.colorScheme == .dark ? .yellow : .purple
      }
    }
    let chart = Chart3D { point(1).foregroundStyle(Ink()) }
    #expect(dump(chart).contains("color purple"))
    #expect(dump(chart.environment(\.colorScheme, .dark)).contains("color yellow"))
  }
}
