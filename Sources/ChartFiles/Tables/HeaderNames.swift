/// The names of a table's columns, each of which is there once.
///
/// A name that is there already gets its count, as in `mass_2`; an empty one is `column_` and its
/// place, from 1.
struct HeaderNames: Sendable {
  private(set) var names: [String] = []
  /// The names that several columns have in the file.
  private(set) var repeated: Set<String> = []
  private(set) var unnamed: Set<String> = []

  init(_ given: [String]) {
    // A name as given goes before one that is made up.
    var taken = Set(given)
    var counts: [String: Int] = [:]
    for (place, name) in given.enumerated() {
      if name.isEmpty {
        let made = HeaderNames.free("column_\(place + 1)", in: &taken)
        unnamed.insert(made)
        names.append(made)
        continue
      }
      let count = counts[name, default: 0] + 1
      counts[name] = count
      if count == 1 {
        names.append(name)
      } else {
        repeated.insert(name)
        let made = HeaderNames.free("\(name)_\(count)", in: &taken)
        repeated.insert(made)
        names.append(made)
      }
    }
  }

  private static func free(_ name: String, in taken: inout Set<String>) -> String {
    var name = name
    while !taken.insert(name).inserted { name += "_" }
    return name
  }

  /// What to say of a column that is asked for; nil where its name stands in the file once.
  func note(on name: String, path: String) -> String? {
    if unnamed.contains(name) {
      return "a column of \(path) has no name; it is called '\(name)'"
    }
    guard repeated.contains(name) else { return nil }
    return "several columns of \(path) have one name; '\(name)' is the one that \(path) has as "
      + "column \((names.firstIndex(of: name) ?? 0) + 1)"
  }
}
