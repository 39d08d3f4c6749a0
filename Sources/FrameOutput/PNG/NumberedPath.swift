import Diagnostics

/// A path with a place for a frame's number: `%d`, or `%05d` for at least five digits.
package struct NumberedPath: Sendable, Hashable {
  /// As the caller gave it.
  package let pattern: String
  package let before: String
  package let after: String
  private let digits: Int

  /// nil where the path has no such place: it is then the path of one file.
  ///
  /// - Throws: `ReliefError.unwritable` where the path has several, or one that is not in the
  ///   file's name, or one written in a way that is not known.
  package init?(_ path: String) throws(ReliefError) {
    let places = path.matches(of: #/%(?<format>[-+ #0-9.]*)[di]/#)
    guard let place = places.first else { return nil }
    func refused(_ reason: String) -> ReliefError {
      .unwritable(path: path, reason: "\(reason); write it as frames/%05d.png")
    }
    guard places.count == 1 else { throw refused("it has \(places.count) places for a number") }
    let format = place.output.format
    guard format.isEmpty || format.wholeMatch(of: #/0[1-9]/#) != nil,
      path[place.range].last == "d"
    else { throw refused("'\(path[place.range])' is no place for a number") }
    after = String(path[place.range.upperBound...])
    guard !after.contains("/") else {
      throw refused("the number must be in the file's name, not in a folder's")
    }
    pattern = path
    before = String(path[..<place.range.lowerBound])
    digits = Int(format) ?? 1
  }

  package func path(_ number: Int) -> String {
    let text = "\(number)"
    return before + String(repeating: "0", count: max(0, digits - text.count)) + text + after
  }

  /// The same names in a folder.
  package init(_ path: NumberedPath, in folder: String) {
    pattern = "\(folder)/\(path.pattern)"
    before = "\(folder)/\(path.before)"
    after = path.after
    digits = path.digits
  }

  /// The folder of all files; "." where the path names none.
  var folder: String {
    guard let slash = before.lastIndex(of: "/") else { return "." }
    return slash == before.startIndex ? "/" : String(before[..<slash])
  }
}
