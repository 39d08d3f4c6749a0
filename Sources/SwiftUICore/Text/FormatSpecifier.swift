/// printf formats from client source, made safe to hand to C.
enum FormatSpecifier {
  /// An integer's format with the length modifier of 64 bits, whatever the source says.
  static func widened(_ specifier: String) -> String {
    guard let parts = split(specifier, conversions: "diuxXo") else { return "%lld" }
    return parts.flags + "ll" + String(parts.conversion) + parts.rest
  }

  /// A number's format; `%lf` where the source's is not one for a number.
  static func checked(_ specifier: String) -> String {
    guard let parts = split(specifier, conversions: "fFeEgGaA") else { return "%lf" }
    return parts.flags + String(parts.conversion) + parts.rest
  }

  /// The parts of a format with exactly one conversion of the given kinds; nil for any other, which
  /// would read arguments that are not there.
  private static func split(
    _ specifier: String,
    conversions: String
  ) -> (flags: String, conversion: Character, rest: String)? {
    guard specifier.first == "%" else { return nil }
    let body = specifier.dropFirst()
    let flags = body.prefix { "0123456789.+- #'".contains($0) }
    let tail = body.dropFirst(flags.count).drop { "hlqLzjt".contains($0) }
    guard let conversion = tail.first, conversions.contains(conversion) else { return nil }
    let rest = tail.dropFirst()
    guard !rest.contains("%") || rest == "%%" else { return nil }
    return ("%" + flags, conversion, String(rest))
  }
}
