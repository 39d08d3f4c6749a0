import Synchronization

/// Parsers of one expression: as many as threads ever used it at once.
///
/// A parser serves one thread at a time, and to make one takes longer than a few hundred values.
final class ParserPool: Sendable {
  /// A parser at rest, which may change its thread.
  private struct Idle: @unchecked Sendable {
    var parser: FormulaParser
  }

  private let text: String
  private let idle = Mutex<[Idle]>([])

  init(_ text: String) {
    self.text = text
  }

  func withParser<Result>(_ body: (FormulaParser) -> Result) -> Result {
    let parser = idle.withLock { $0.popLast() }?.parser ?? FormulaParser(text)
    defer { idle.withLock { $0.append(Idle(parser: parser)) } }
    return body(parser)
  }
}
