/// The names that occur in the objects at one place of a table's records.
///
/// Records mostly have the same names in the same order, so each name is first looked for behind
/// the one that was found last.
final class JSONLevel {
  private var names: [[UInt8]] = []
  private var indices: [[UInt8]: Int] = [:]
  private var columns: [Int?] = []
  private var levels: [JSONLevel?] = []
  private var last = -1

  /// The place of a name among those of this level, added if new.
  @inline(__always)
  func index(of name: UnsafeBufferPointer<UInt8>) -> Int {
    let next = last &+ 1 < names.count ? last &+ 1 : 0
    if next < names.count, names[next].elementsEqual(name) {
      last = next
    } else {
      last = search(Array(name))
    }
    return last
  }

  private func search(_ name: [UInt8]) -> Int {
    if let index = indices[name] { return index }
    indices[name] = names.count
    names.append(name)
    columns.append(nil)
    levels.append(nil)
    return names.count - 1
  }

  /// The column of the values with a name; `make` adds it, given the name.
  @inline(__always)
  func column(_ index: Int, make: (String) -> Int) -> Int {
    if let column = columns[index] { return column }
    let column = make(String(decoding: names[index], as: UTF8.self))
    columns[index] = column
    return column
  }

  /// The level of the objects with a name.
  func level(_ index: Int) -> JSONLevel {
    if let level = levels[index] { return level }
    let level = JSONLevel()
    levels[index] = level
    return level
  }

  func name(_ index: Int) -> String { String(decoding: names[index], as: UTF8.self) }
}
