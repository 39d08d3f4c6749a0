/// Amounts of memory as people write them.
enum ByteCount {
  /// What `parse` reads, for errors and help.
  static let forms =
    "a number of bytes, or of KB, MB or GB (1024 of the next smaller), such as 512MB"

  /// nil for what spells no amount of at least a byte.
  static func parse(_ text: String) -> Int? {
    let units: [(String, Int)] = [("GB", 1 << 30), ("MB", 1 << 20), ("KB", 1 << 10), ("B", 1)]
    let upper = text.uppercased()
    let unit = units.first { upper.hasSuffix($0.0) } ?? ("", 1)
    guard let number = ValueText.positive(upper.dropLast(unit.0.count)) else { return nil }
    let bytes = (number * Double(unit.1)).rounded()
    return (1...1e15).contains(bytes) ? Int(bytes) : nil
  }

  /// Such as `1.5 GB`.
  static func text(_ bytes: Int) -> String {
    let units: [(String, Int)] = [("GB", 1 << 30), ("MB", 1 << 20), ("KB", 1 << 10)]
    guard let (name, size) = units.first(where: { bytes >= $0.1 }) else { return "\(bytes) bytes" }
    return "\(Progress.tenths(Double(bytes) / Double(size))) \(name)"
  }
}
