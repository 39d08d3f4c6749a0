/// What can go wrong, as data.
///
/// `ReliefError+Sentence.swift` turns each case into a sentence.
public enum ReliefError: Error, Sendable, Hashable {
  // Input
  case fileUnreadable(path: String, reason: String)
  case fileEmpty(path: String)
  case unknownColumn(name: String, path: String, known: [String])
  case notANumber(value: String, column: String, line: Int, path: String)
  case raggedRow(line: Int, expected: Int, found: Int, path: String)
  case badQuote(line: Int, path: String)
  case expression(text: String, column: Int, message: String)
  case textAfterQuote(line: Int, path: String)
  /// A mistake in a JSON text; `place` is such as `$.data[3].x`.
  case json(path: String, line: Int, column: Int, place: String, message: String)
  case notADate(value: String, column: String, line: Int, path: String)

  /// A stop of a camera's path, counted from 1.
  case keyframe(number: Int, text: String, message: String)

  // Output
  case unwritable(path: String, reason: String)
  case unknownFormat(path: String, known: [String])

  // Sizes
  case badSize(text: String, reason: String)
  case tooManyPixels(width: Int, height: Int, limit: Int)
  case noMemory(width: Int, height: Int, bytes: Int)
  /// What takes more than it was allowed; `option` is what allows more.
  case overLimit(what: String, limit: String, option: String)

  // Rendering
  case noRenderer(reason: String)
  case unknownDevice(asked: String, known: [String])
  case graphics(call: String, reason: String)
  case invalidScene(reason: String)
  /// A mistake in shader text; line 0 where the driver named none.
  case shader(file: String, line: Int, message: String)

  /// The caller wanted no more.
  case cancelled

  // Usage
  case usage(message: String)
}
