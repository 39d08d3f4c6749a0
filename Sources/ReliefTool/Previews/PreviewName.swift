/// How previews are called.
enum PreviewName {
  /// The variable that stands in the place of a `#Preview`.
  static func variable(file: Int, index: Int) -> String { "reliefPreview_\(file)_\(index)" }

  /// The names of files for previews of these names, without their ending: each another, also where
  /// case makes no difference, and none hidden or elsewhere.
  static func files(_ names: [String]) -> [String] {
    var taken: Set<String> = []
    return names.map { name in
      let plain = String(name.prefix(80).map { isPlain($0) ? $0 : "-" })
      let base = plain.hasPrefix(".") || plain.isEmpty ? "-\(plain.dropFirst())" : plain
      var result = base
      var count = 1
      while !taken.insert(result.lowercased()).inserted {
        count += 1
        result = "\(base) \(count)"
      }
      return result
    }
  }

  private static func isPlain(_ character: Character) -> Bool {
    character != "/" && character.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 }
  }
}
