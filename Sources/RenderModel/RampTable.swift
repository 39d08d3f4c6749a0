/// Colour ramps, a row of 256 straight sRGB colours each, interpolated linearly between entries.
package struct RampTable: Sendable, Equatable {
  /// Colours in a row.
  package static let width = 256
  /// Row after row.
  package private(set) var colors: [RGBA8] = []

  package init() {}

  package var rowCount: Int { colors.count / RampTable.width }

  /// The colours of one row; empty where there is no such row.
  package func row(_ index: Int) -> ArraySlice<RGBA8> {
    guard (0..<rowCount).contains(index) else { return [] }
    return colors[index * RampTable.width..<(index + 1) * RampTable.width]
  }

  /// Adds a row and gives its index; a row that is there already is shared.
  ///
  /// - Parameter row: exactly 256 colours.
  package mutating func add(_ row: [RGBA8]) -> Int {
    precondition(row.count == RampTable.width, "a ramp row has 256 colours")
    for index in 0..<rowCount where self.row(index).elementsEqual(row) { return index }
    colors += row
    return rowCount - 1
  }
}
