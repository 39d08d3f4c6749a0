@testable import ChartFiles
import ChartModel
import Diagnostics
import TestSupport
import Testing

/// The reader that works block by block against the one that goes from field to field.
@Suite struct DelimitedTests {
  /// The fields of each record, read field by field; nil at a fault or a ragged record.
  private func slowRecords(_ bytes: [UInt8], delimiter: UInt8) -> [[[UInt8]]]? {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return [] }
      var scanner = FieldScanner(base, count: buffer.count, delimiter: delimiter)
      var records: [[[UInt8]]] = []
      while true {
        scanner.skipBlankLines()
        if scanner.isAtEnd { return records }
        var record: [[UInt8]] = []
        while true {
          guard let field = scanner.next() else { return nil }
          let raw = UnsafeBufferPointer(rebasing: buffer[field.start..<field.end])
          record.append(field.hasEscapes ? CellText.unescaped(raw) : Array(raw))
          if field.endsRecord { break }
        }
        if let first = records.first, first.count != record.count { return nil }
        records.append(record)
      }
    }
  }

  /// The same by chunks and blocks, with the first record's width.
  private func fastRecords(
    _ bytes: [UInt8], delimiter: UInt8, width: Int, size: Int
  )
    -> [[[UInt8]]]?
  {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return [] }
      guard
        let chunks = try? TextChunk.split(
          base, range: 0..<buffer.count, delimiter: delimiter, size: size)
      else { return nil }
      var records: [[[UInt8]]] = []
      for chunk in chunks {
        guard chunk.firstRecord == records.count else { return nil }
        var index = RecordIndex(base, chunk: chunk.range, delimiter: delimiter, width: width)
        while index.next() {
          for record in 0..<index.count {
            records.append(
              (0..<width).map { field in
                CellText.withContent(of: index.field(field, of: record)) { content, _ in
                  Array(content)
                }
              })
          }
        }
        if index.raggedRecord != nil { return nil }
        guard records.count == chunk.firstRecord + chunk.recordCount else { return nil }
      }
      return records
    }
  }

  @Test func blocksReadWhatFieldsRead() {
    var random = RandomNumbers(seed: 17)
    var soundCount = 0
    for round in 0..<6000 {
      let width = Int(random.next() % 4) + 1
      var bytes: [UInt8] = []
      for _ in 0..<random.next() % 40 {
        for field in 0..<width {
          if field > 0 { bytes.append(UInt8(ascii: ",")) }
          bytes +=
            [
              "", "1", "ab", "\"x\"", "\"a,\"\"b\n\r\n\"", "\"\"", "5\" p", "\"\"\"\"",
              "a rather long field that fills blocks",
            ][Int(random.next() % 9)].utf8
        }
        bytes += ["\n", "\r\n", "\r", "\n\n", "\r\n\r\n"][Int(random.next() % 5)].utf8
      }
      if round % 3 == 0, !bytes.isEmpty {
        let place = Int(random.next() % UInt64(bytes.count))
        bytes[place] = [10, 13, 34, 44, 97][Int(random.next() % 5)]
      }
      if round % 5 == 0 { bytes = Array(bytes.dropLast(Int(random.next() % 3))) }
      let slow = slowRecords(bytes, delimiter: UInt8(ascii: ","))
      let fast = fastRecords(
        bytes, delimiter: UInt8(ascii: ","), width: slow?.first?.count ?? width,
        size: [1, 64, 100, 1 << 20][round % 4])
      if let slow {
        soundCount += 1
        #expect(fast == slow, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
      }
    }
    #expect(soundCount > 3000)
  }

  /// Far more columns than a batch has room for at first.
  @Test func wideTables() throws {
    let width = 20_000
    let header = (0..<width).map { "c\($0)" }.joined(separator: ",")
    let rows = (0..<3).map { row in
      (0..<width).map { "\($0 + row)" }.joined(separator: ",")
    }
    var diagnostics = Diagnostics()
    let table = try Table(([header] + rows).joined(separator: "\n"), path: "t.csv")
    let columns = try table.columns(
      [ColumnRequest("c0"), ColumnRequest("c19999")], diagnostics: &diagnostics)
    guard case .numbers([0, 1, 2]) = columns[0], case .numbers([19999, 20000, 20001]) = columns[1]
    else {
      Issue.record("\(columns)")
      return
    }
  }

  /// The order of words and all values are the same whatever the chunks and the threads.
  @Test func chunksChangeNothing() throws {
    var random = RandomNumbers(seed: 19)
    let rows = (0..<3000).map { _ in
      "\(Double.random(in: 0...1, using: &random)),w\(random.next() % 97),"
        + "\"q,\(random.next() % 7)\"\r\n"
    }
    let text = "n,w,q\n" + rows.joined()
    let reads = try [(1 << 20, 1), (100, 1), (100, 2), (5000, 8)].map { size, threads in
      var options = Table.Options()
      options.chunkSize = size
      options.threads = threads
      var diagnostics = Diagnostics()
      let columns = try Table(text, path: "t.csv", options: options).columns(
        ["n", "w", "q"].map { ColumnRequest($0) }, diagnostics: &diagnostics)
      return columns.map { column in
        if case .categories(let column) = column { return "\(column.names) \(column.codes)" }
        return "\(column)"
      }
    }
    #expect(Set(reads).count == 1)
  }

  @Test func wordTableCodes() {
    let table = WordTable()
    let words = (0..<500).map { Array("word number \($0 % 250)".utf8) }
    let codes = words.map { word in
      word.withUnsafeBufferPointer { table.code(of: $0, isTemporary: true) }
    }
    #expect(codes == (0..<500).map { Int32($0 % 250) })
    #expect(Array(table.word(7)) == words[7])
  }
}
