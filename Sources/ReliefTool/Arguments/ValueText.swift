import ChartFiles
import ChartModel

/// Reads the values of options; nil where the text does not spell one.
enum ValueText {
  /// A finite number.
  static func number(_ text: some StringProtocol) -> Double? {
    guard let value = NumberText.parse(text), value.isFinite else { return nil }
    return value
  }

  static func positive(_ text: some StringProtocol) -> Double? {
    number(text).flatMap { $0 > 0 ? $0 : nil }
  }

  static func number(_ text: some StringProtocol, in range: ClosedRange<Double>) -> Double? {
    number(text).flatMap { range.contains($0) ? $0 : nil }
  }

  static func integer(_ text: some StringProtocol, in range: ClosedRange<Int>) -> Int? {
    Int(text).flatMap { range.contains($0) ? $0 : nil }
  }

  /// `800x600`: two numbers, which need not be sizes that can be drawn.
  static func pair(_ text: String, separator: Character) -> (Double, Double)? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = NumberText.parse(parts[0]),
      let second = NumberText.parse(parts[1])
    else { return nil }
    return (first, second)
  }

  /// A pose's name, or azimuth and inclination in degrees, `-30,20`.
  static func pose(_ text: String) -> PoseSpec? {
    if let named = PoseSpec.named.first(where: { $0.name == text }) { return named.pose }
    guard let (azimuth, inclination) = pair(text, separator: ","), azimuth.isFinite,
      (-90...90).contains(inclination)
    else { return nil }
    return PoseSpec(azimuth: azimuth, inclination: inclination)
  }

  /// `cube`, `data`, or three numbers above zero, `2:1:1`.
  static func proportions(_ text: String) -> BoxProportions? {
    if text == "cube" { return .cube }
    if text == "data" { return .data }
    let sides = text.split(separator: ":", omittingEmptySubsequences: false)
      .map { positive($0) }
    guard sides.count == 3, let x = sides[0], let y = sides[1], let z = sides[2] else { return nil }
    return .ratio(x: x, y: y, z: z)
  }

  /// `A...B`, two numbers or two dates.
  static func domain(_ text: String) -> DomainSpec? {
    guard let dots = text.indices.first(where: { text[$0...].hasPrefix("...") }) else {
      return nil
    }
    let start = text[..<dots]
    let end = text[dots...].dropFirst(3)
    if let start = number(start), let end = number(end) { return .numbers(start, end) }
    if let start = DateText.parse(String(start)), let end = DateText.parse(String(end)) {
      return .dates(start, end)
    }
    return nil
  }

  /// What `scale` reads, for errors.
  static let scaleForms = "linear, log, sqrt, symlog, symlog:SLOPE or power:EXPONENT, both above 0"

  /// A scale's name, with a parameter after a colon where it has one.
  static func scale(_ text: String) -> ScaleType? {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts[0], parts.count > 1 ? parts[1] : nil) {
    case ("linear", nil): return .linear
    case ("log", nil): return .log
    case ("sqrt", nil): return .squareRoot
    case ("symlog", nil): return .symmetricLog(slopeAtZero: 1)
    case ("symlog", let slope?): return positive(slope).map { .symmetricLog(slopeAtZero: $0) }
    case ("power", let exponent?): return positive(exponent).map { .power(exponent: $0) }
    default: return nil
    }
  }

  /// See `ColorText`.
  static func color(_ text: String) -> ColorSpec? { ColorText.parse(text) }
}
