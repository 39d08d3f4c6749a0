import ChartModel
import SwiftUICore

// Ramps for data, as `chartForegroundStyleScale(range:)` and `heightBased(_:)` take them.
extension Gradient {
  /// Blue, cyan, green, yellow, orange, red: that of `heightBased`.
  public static let coolWarm = Gradient(.coolWarm)
  /// From violet over green to yellow, evenly lighter: matplotlib's standard.
  public static let viridis = Gradient(.viridis)
  /// From black over magenta to a pale yellow.
  public static let magma = Gradient(.magma)
  /// From black over red to a pale yellow.
  public static let inferno = Gradient(.inferno)
  /// From blue over magenta to yellow.
  public static let plasma = Gradient(.plasma)
  /// From blue to yellow, seen alike with and without colour vision deficiency.
  public static let cividis = Gradient(.cividis)
  /// A rainbow with smooth lightness.
  public static let turbo = Gradient(.turbo)
  /// From near black to near white.
  public static let grays = Gradient(.grays)

  private init(_ ramp: NamedRamp) {
    self.init(
      stops: ramp.gradient.stops.map {
        Stop(color: Color($0.color), location: $0.location)
      }
    )
  }
}

// Colours for categories, as `chartForegroundStyleScale(range:)` takes them.
extension [Color] {
  /// The order of Swift Charts.
  public static let apple = colors(.apple)
  /// Eight colours that are told apart without full colour vision.
  public static let okabeIto = colors(.okabeIto)
  /// The ten colours of Tableau.
  public static let tableau = colors(.tableau)

  private static func colors(_ palette: NamedPalette) -> [Color] {
    palette.colors.map { Color($0) }
  }
}
