import Diagnostics

/// What reading a chart file has besides its nodes: the file's name, and what was left out.
struct ChartDecoder {
  /// As given, for messages.
  let path: String
  /// Whether what is not known or not there is left out with a warning.
  let isLenient: Bool
  private(set) var diagnostics = Diagnostics()
  /// What 'extent' transforms found, by the names that scales use.
  var extents: [String: DataRange] = [:]

  init(path: String, isLenient: Bool) {
    self.path = path
    self.isLenient = isLenient
  }

  /// A mistake at a place; without one, in the file as a whole.
  func fault(_ place: JSONPlace?, _ message: String) -> ReliefError {
    guard let place else { return .usage(message: "\(path): \(message)") }
    return .json(
      path: path, line: place.line, column: place.column, place: place.path, message: message)
  }

  /// Leaves something out: an error, or with leniency a warning.
  mutating func leaveOut(_ place: JSONPlace?, _ message: String) throws(ReliefError) {
    guard isLenient else { throw fault(place, message) }
    note(place, "\(message); it is left out")
  }

  /// Takes in what others have to report.
  mutating func merge(_ other: Diagnostics) {
    diagnostics.merge(other)
  }

  mutating func note(_ warning: Warning) {
    diagnostics.note(warning)
  }

  /// Says something of a place.
  mutating func note(_ place: JSONPlace?, _ message: String) {
    let sentence = place.map { "\(path), line \($0.line), \($0.path): " } ?? "\(path): "
    diagnostics.note(.other(sentence + message))
  }
}
