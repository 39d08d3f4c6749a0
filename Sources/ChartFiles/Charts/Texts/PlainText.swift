/// Values as names, without the groups of digits that axes write.
enum PlainText {
  /// The shortest text that is the number: `2007`, `0.1`, `1e+30`.
  static func number(_ value: Double) -> String {
    if let whole = Int(exactly: value) { return "\(whole)" }
    return "\(value)"
  }
}
