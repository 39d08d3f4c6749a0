import Glibc

/// The texts of axis values, told apart from one another.
package enum TickText {
  /// Numbers with as many decimals as all of them need, and thousands grouped.
  ///
  /// Beyond a billion, or where steps are under a hundred-thousandth, powers of ten are used.
  package static func numbers(_ values: [Double]) -> [String] {
    let largest = values.map { abs($0) }.max() ?? 0
    let smallest = values.map { abs($0) }.filter { $0 > 0 }.min() ?? 0
    if largest >= 1e9 || (largest > 0 && largest < 1e-4) || smallest < largest * 1e-9 && largest < 1
    {
      let texts = values.map { scientific($0) }
      if Set(texts).count == Set(values).count { return texts }
    }
    let tolerance = tolerance(values, largest: largest)
    if largest >= 1e15 || largest < 1e-4 && largest > 0 {
      return scientific(values, tolerance: tolerance)
    }
    let decimals = (0...17).first { count in
      let power = pow(10, Double(count))
      return values.allSatisfy { abs(($0 * power).rounded() / power - $0) <= tolerance }
    }
    guard let decimals else { return scientific(values, tolerance: tolerance) }
    return values.map { fixed($0, decimals: decimals) }
  }

  /// Numbers with as many digits as all of them need, at most the 17 that a double has.
  private static func scientific(_ values: [Double], tolerance: Double) -> [String] {
    let digits = (4..<17).first { digits in
      values.allSatisfy { value in
        let text = printed("%.*e", Int32(digits - 1), value)
        return Double(text).map { abs($0 - value) <= tolerance } ?? false
      }
    }
    return values.map { scientific($0, digits: digits ?? 17) }
  }

  /// Numbers of different sizes, each with the decimals that it needs itself: 0.01, 1 and 100.
  ///
  /// All are powers of ten where one is beyond a billion or under a ten-thousandth.
  package static func decades(_ values: [Double]) -> [String] {
    let sizes = values.map { abs($0) }.filter { $0 > 0 }
    let isExtreme = (sizes.max() ?? 1) >= 1e9 || (sizes.min() ?? 1) < 1e-4
    let texts = values.map { isExtreme ? scientific($0) : numbers([$0])[0] }
    return Set(texts).count == Set(values).count ? texts : numbers(values)
  }

  /// How far a text may be from its value: a hundredth of the least distance between two values.
  private static func tolerance(_ values: [Double], largest: Double) -> Double {
    let sorted = values.sorted()
    let gaps = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }
    return gaps.min().map { $0 * 0.01 } ?? largest * 1e-6
  }

  /// A number with a fixed count of decimals, grouped by thousands, with a true minus sign.
  package static func fixed(_ value: Double, decimals: Int) -> String {
    let digits = printed("%.*f", Int32(decimals), abs(value))
    let parts = digits.split(separator: ".")
    var grouped = ""
    for (index, digit) in parts[0].enumerated() {
      let left = parts[0].count - index
      if index > 0 && left % 3 == 0 { grouped.append(",") }
      grouped.append(digit)
    }
    let fraction = parts.count > 1 ? ".\(parts[1])" : ""
    let isZero = digits.allSatisfy { $0 == "0" || $0 == "." }
    return (value < 0 && !isZero ? "\u{2212}" : "") + grouped + fraction
  }

  /// A number as a multiple of a power of ten, such as 2.5×10⁻⁶.
  package static func scientific(_ value: Double, digits: Int = 4) -> String {
    guard value != 0 else { return "0" }
    let parts = printed("%.*e", Int32(digits - 1), abs(value)).split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return "\(value)" }
    var mantissa = String(parts[0])
    if mantissa.contains(".") {
      while mantissa.last == "0" { mantissa.removeLast() }
      if mantissa.last == "." { mantissa.removeLast() }
    }
    let power = "10" + superscript(exponent)
    return (value < 0 ? "\u{2212}" : "") + (mantissa == "1" ? power : "\(mantissa)×\(power)")
  }

  private static func superscript(_ value: Int) -> String {
    let digits: [Character] = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
    let raised = String(abs(value)).compactMap { $0.wholeNumberValue.map { digits[$0] } }
    return (value < 0 ? "⁻" : "") + String(raised)
  }

  /// printf into a string; the C locale is never changed, so the decimal sign is a point.
  private static func printed(_ format: String, _ arguments: any CVarArg...) -> String {
    withVaList(arguments) { list in
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 400) { buffer in
        let written = vsnprintf(buffer.baseAddress, buffer.count, format, list)
        let count = max(0, min(Int(written), buffer.count - 1))
        return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
    }
  }
}
