/// What stands at the values of one `AxisMarks`.
///
/// Where that comes from a closure of the user's, the closure is asked on the main actor, when the
/// chart is declared: resolving, on whatever thread, reads its answers.
package struct AxisPieces: Sendable {
  package typealias Make = @MainActor @Sendable (AxisMarkValue) -> [AxisPiece]

  /// nil where the same stands at each value.
  private let make: Make?
  /// What stands at a value for which the closure was not asked.
  private var usual: [AxisPiece]
  /// The closure's answers.
  private var known: [AxisMarkValue: [AxisPiece]] = [:]

  /// The same at each value.
  package init(_ pieces: [AxisPiece]) {
    make = nil
    usual = pieces
  }

  /// What a closure makes for each value.
  package init(make: @escaping Make) {
    self.make = make
    usual = AxisPieces.standard.usual
  }

  /// A tick, a grid line and a label.
  package static let standard = AxisPieces(
    [.gridLine(LineStyle()), .tick(LineStyle()), .label(AxisLabelSpec())])

  /// Whether a closure has to be asked.
  package var isMade: Bool { make != nil }

  /// Asks the closure for what stands at some values, and forgets its former answers.
  @MainActor package mutating func make(at values: [AxisMarkValue]) {
    guard let make else { return }
    known = [:]
    for value in values { known[value] = make(value) }
    if let first = values.first, let pieces = known[first] { usual = pieces.map(\.withoutText) }
  }

  /// What stands at a value.
  package func pieces(at value: AxisMarkValue) -> [AxisPiece] { known[value] ?? usual }

  /// Whether what stands at a value is known: the closure was asked, or there is none.
  package func isKnown(at value: AxisMarkValue) -> Bool { make == nil || known[value] != nil }
}

extension AxisPiece {
  /// The piece, more see-through.
  package func fading(by opacity: Double) -> AxisPiece {
    switch self {
    case .tick(var line):
      line.opacity *= opacity
      return .tick(line)
    case .gridLine(var line):
      line.opacity *= opacity
      return .gridLine(line)
    case .label(var label):
      label.opacity *= opacity
      return .label(label)
    }
  }

  /// The piece for another value: a label formats it.
  fileprivate var withoutText: AxisPiece {
    guard case .label(var label) = self else { return self }
    label.text = nil
    return .label(label)
  }
}
