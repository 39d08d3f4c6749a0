import Diagnostics
import Parallel

/// Reads whole columns of delimited text.
///
/// A first pass cuts the text into chunks and counts their records; then threads read the chunks,
/// each straight into the memory of the columns. What an automatic column is shows in its first
/// value; where another cell is of another kind the column is read once more, as texts. So the
/// kinds, like the order of the words, depend on the text alone.
struct DelimitedReader {
  private let text: DelimitedText
  private let chunks: [TextChunk]
  private let threads: Int
  private let recordCount: Int

  init(_ text: DelimitedText, threads: Int, chunkSize: Int) throws(ReliefError) {
    self.text = text
    self.threads = threads
    guard let base = text.file.bytes.baseAddress else {
      chunks = []
      recordCount = 0
      return
    }
    do throws(QuoteFault) {
      chunks = try TextChunk.split(
        base, range: text.dataStart..<text.file.count, delimiter: text.delimiter, size: chunkSize)
    } catch {
      switch error {
      case .unclosed(let position):
        throw .badQuote(line: text.line(at: position), path: text.path)
      case .textAfterQuote(let position):
        throw .textAfterQuote(line: text.line(at: position), path: text.path)
      }
    }
    recordCount = chunks.last.map { $0.firstRecord + $0.recordCount } ?? 0
  }

  /// A column in the making.
  private struct Draft {
    var field: Int
    var asked: ColumnKind
    /// What its cells are taken for.
    var kind: CellKind
    var column: TypedColumn?
  }

  /// The columns asked for, each by its place in the header.
  func columns(
    _ requests: [(field: Int, kind: ColumnKind)],
    diagnostics: inout Diagnostics
  ) throws(ReliefError) -> [TypedColumn] {
    let firstKinds = firstKinds(of: requests.filter { $0.kind == .automatic }.map(\.field))
    var drafts = requests.map { request in
      Draft(
        field: request.field, asked: request.kind,
        kind: CellKind(request.kind) ?? firstKinds[request.field] ?? .numbers)
    }
    var isMended = false
    while case let pending = drafts.indices.filter({ drafts[$0].column == nil }), !pending.isEmpty {
      let outcomes = fill(pending.map { drafts[$0] })
      try throwFirstFault(of: outcomes.outcomes, drafts: pending.map { drafts[$0] })
      for (place, draft) in pending.enumerated() {
        let parts = outcomes.outcomes.map { $0.parts[place] }
        if let next = nextKind(of: drafts[draft], parts: parts, diagnostics: &diagnostics) {
          drafts[draft].kind = next
        } else {
          isMended = isMended || parts.contains(where: \.isMended)
          drafts[draft].column = column(outcomes.stores[place], parts: parts)
        }
      }
    }
    if isMended { text.noteMended(&diagnostics) }
    return drafts.compactMap(\.column)
  }

  private func fill(
    _ drafts: [Draft]
  ) -> (stores: [ColumnStore], outcomes: [ChunkFiller.Outcome]) {
    let stores = drafts.map { ColumnStore(kind: $0.kind, count: recordCount) }
    guard let base = text.file.bytes.baseAddress else { return (stores, []) }
    let targets = zip(drafts, stores).map { ChunkFiller.Target(field: $0.field, store: $1) }
    // Shared with the threads, which only read it; the file keeps it alive.
    nonisolated(unsafe) let shared = base
    let (delimiter, width) = (text.delimiter, text.columnNames.count)
    let outcomes = concurrentMap(chunks, threads: threads) { chunk in
      ChunkFiller.fill(targets, from: shared, chunk: chunk, delimiter: delimiter, width: width)
    }
    withExtendedLifetime(text.file) {}
    return (stores, outcomes)
  }

  /// What the first value of each field is, among the first records; none where all are missing.
  private func firstKinds(of fields: [Int]) -> [Int: CellKind] {
    var kinds: [Int: CellKind] = [:]
    guard let base = text.file.bytes.baseAddress, let chunk = chunks.first else { return kinds }
    var index = RecordIndex(
      base, chunk: chunk.range, delimiter: text.delimiter, width: text.columnNames.count)
    guard index.next() else { return kinds }
    for field in Set(fields) {
      kinds[field] =
        (0..<index.count).lazy.compactMap { record in
          CellText.withContent(of: index.field(field, of: record)) { content, _ in
            MissingWords.contains(content) ? nil : CellKind(of: content)
          }
        }.first
    }
    return kinds
  }

  /// What an automatic column is to be read as instead; nil where it was read well.
  private func nextKind(
    of draft: Draft, parts: [ChunkFiller.Part], diagnostics: inout Diagnostics
  ) -> CellKind? {
    guard let chunk = parts.firstIndex(where: { $0.mismatch != nil }),
      let mismatch = parts[chunk].mismatch
    else { return nil }
    let hasValues = parts[...chunk].contains { $0.valueCount > 0 }
    guard hasValues else {
      return mismatch.content.withUnsafeBufferPointer { CellKind(of: $0) }
    }
    text.note(
      mixture: draft.kind, value: String(decoding: mismatch.content, as: UTF8.self),
      column: text.columnNames[draft.field], line: text.line(at: mismatch.position),
      diagnostics: &diagnostics)
    return .texts
  }

  /// Throws what is wrong first in the text.
  private func throwFirstFault(
    of outcomes: [ChunkFiller.Outcome], drafts: [Draft]
  ) throws(ReliefError) {
    for outcome in outcomes {
      let refused = zip(drafts, outcome.parts).filter { draft, part in
        draft.asked != .automatic && part.mismatch != nil
      }.compactMap { draft, part in part.mismatch.map { (draft: draft, mismatch: $0) } }
        .min { $0.mismatch.position < $1.mismatch.position }
      if let refused, refused.mismatch.position < outcome.raggedRecord ?? .max {
        throw refusal(of: refused.mismatch, draft: refused.draft)
      }
      if let position = outcome.raggedRecord {
        throw .raggedRow(
          line: text.line(at: position), expected: text.columnNames.count,
          found: text.fieldCount(ofRecordAt: position), path: text.path)
      }
    }
  }

  private func refusal(of mismatch: ChunkFiller.Mismatch, draft: Draft) -> ReliefError {
    let value = String(decoding: mismatch.content, as: UTF8.self)
    let name = text.columnNames[draft.field]
    let line = text.line(at: mismatch.position)
    return draft.asked == .dates
      ? .notADate(value: value, column: name, line: line, path: text.path)
      : .notANumber(value: value, column: name, line: line, path: text.path)
  }

  /// One column of its chunks' parts: their words come together.
  private func column(_ store: ColumnStore, parts: [ChunkFiller.Part]) -> TypedColumn {
    var words: [String] = []
    var codes: [String: Int32] = [:]
    for (chunk, part) in zip(chunks, parts) where store.kind == .texts {
      let renamed = part.words.map { word in
        if let code = codes[word] { return code }
        let code = Int32(truncatingIfNeeded: words.count)
        codes[word] = code
        words.append(word)
        return code
      }
      let isSame = renamed.enumerated().allSatisfy { $0 == Int($1) }
      if isSame { continue }
      for record in chunk.firstRecord..<chunk.firstRecord + chunk.recordCount {
        let code = store.codes[record]
        if code >= 0 { store.codes[record] = renamed[Int(code)] }
      }
    }
    return store.column(words: words)
  }
}
