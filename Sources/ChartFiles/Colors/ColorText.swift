import ChartModel

/// Reads colours.
package enum ColorText {
  /// What `parse` reads, for errors.
  package static let words = "a color such as blue, steelblue, #0a84ff or rgb(10, 132, 255)"

  /// A system colour's name, which follows the theme; another name of CSS; `#rgb`, `#rrggbb` or
  /// `#rrggbbaa`, the `#` optional; `rgb(r, g, b)` or `rgba(r, g, b, opacity)`; `transparent`.
  package static func parse(_ text: String) -> ColorSpec? {
    let name = text.lowercased()
    if let named = SystemColor(rawValue: name) { return .system(named, opacity: 1) }
    if name == "transparent" { return .system(.clear, opacity: 1) }
    if let value = CSSColors.values[name] { return hex(String(value, radix: 16).padded) }
    if name.hasPrefix("rgb") { return function(name) }
    return hex(text.hasPrefix("#") ? String(text.dropFirst()) : text)
  }

  private static func hex(_ digits: String) -> ColorSpec? {
    let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard values.count == digits.count else { return nil }
    let bytes: [Int]
    switch values.count {
    case 3: bytes = values.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    return color(bytes.map { Double($0) / 255 })
  }

  /// `rgb(10, 132, 255)`, `rgba(10, 132, 255, 0.5)`.
  private static func function(_ text: String) -> ColorSpec? {
    guard let open = text.firstIndex(of: "("), text.last == ")",
      ["rgb", "rgba"].contains(text[..<open])
    else { return nil }
    let parts = text[text.index(after: open)...].dropLast()
      .split(separator: ",", omittingEmptySubsequences: false)
      .map { NumberText.parse($0) }
    guard parts.count == 3 || parts.count == 4, parts.allSatisfy({ $0?.isFinite == true }) else {
      return nil
    }
    return color(
      parts.enumerated().map { min(max(($1 ?? 0) / ($0 < 3 ? 255 : 1), 0), 1) })
  }

  private static func color(_ parts: [Double]) -> ColorSpec {
    .srgb(
      red: parts[0], green: parts[1], blue: parts[2], opacity: parts.count > 3 ? parts[3] : 1)
  }
}

extension String {
  /// Six digits.
  fileprivate var padded: String { String(repeating: "0", count: max(0, 6 - count)) + self }
}

extension ColorSpec {
  /// The colour as `ColorText` reads it: a system colour by its name, another in hexadecimal.
  package var text: String {
    switch self {
    case .system(let name, _): return name.rawValue
    case .srgb(let red, let green, let blue, let opacity):
      let bytes = [red, green, blue, opacity].map { Int((min(max($0, 0), 1) * 255).rounded()) }
      let shown = bytes[3] == 255 ? bytes.prefix(3) : bytes[...]
      return "#" + shown.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    case .mix(let first, _, _, _): return first.text
    }
  }
}
