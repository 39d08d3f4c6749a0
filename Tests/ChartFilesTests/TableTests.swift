import ChartFiles
import ChartModel
import Diagnostics
import TestSupport
import Testing

@Suite struct TableTests {
  /// One column of a table in memory.
  private func column(
    _ name: String,
    as kind: ColumnKind = .automatic,
    of text: String,
    path: String = "t.csv"
  ) throws -> Column {
    var diagnostics = Diagnostics()
    let columns = try Table(text, path: path).columns(
      [ColumnRequest(name, as: kind)],
      diagnostics: &diagnostics
    )
    #expect(diagnostics.isEmpty)
    return try #require(columns.first)
  }

  private func numbers(_ name: String, of text: String, path: String = "t.csv") throws -> [Double] {
    guard case .numbers(let values) = try column(name, as: .numbers, of: text, path: path) else {
      Issue.record("\(name) is not numbers")
      return []
    }
    return values
  }

  private func texts(_ name: String, of text: String) throws -> [String?] {
    guard case .categories(let column) = try column(name, as: .categories, of: text) else {
      Issue.record("\(name) is not categories")
      return []
    }
    return column.codes.map { $0 < 0 ? nil : column.names[Int($0)] }
  }

  @Test(arguments: [
    "a,b\n1,2\n3,4\n", "a,b\n1,2\n3,4", "a,b\r\n1,2\r\n3,4\r\n", "a,b\r1,2\r3,4\r",
    "\u{FEFF}a,b\n1,2\n3,4\n", "\n\na,b\n\n1,2\n\r\n3,4\n\n\n", "a;b\n1;2\n3;4\n",
    "a\tb\n1\t2\n3\t4\n", "a|b\n1|2\n3|4\n", "\"a\",\"b\"\n\"1\",\"2\"\n\"3\",\"4\"\n",
    "a,b\n 1 , 2\n3,\t4 \n", "\u{FEFF}\"a\",b\r\n1,2\r\n3,4",
  ])
  func shapesOfTheSameTable(text: String) throws {
    #expect(try Table(text, path: "t.csv").columnNames == ["a", "b"])
    #expect(try numbers("a", of: text) == [1, 3])
    #expect(try numbers("b", of: text) == [2, 4])
  }

  @Test func nameTellsTabs() throws {
    #expect(try Table("a,b\tc\n", path: "t.TSV").columnNames == ["a,b", "c"])
    #expect(try Table("a,b\tc,d\n", path: "t.csv").columnNames == ["a", "b\tc", "d"])
    #expect(try Table("\"a;b;c\",d\n", path: "t.csv").columnNames == ["a;b;c", "d"])
  }

  @Test func quotes() throws {
    let text = "name,n\n\"a, \"\"b\"\"\nc\",1\n5\" pipe,2\n\"\",3\n\"\"\"\",4\n"
    #expect(try texts("name", of: text) == ["a, \"b\"\nc", "5\" pipe", nil, "\""])
    #expect(try numbers("n", of: text) == [1, 2, 3, 4])
  }

  @Test(arguments: [
    "", " ", "-", "?", "NA", "n/a", "#N/A", "<NA>", "NaN", "nan", "null", "NULL", "nil", "None",
    "\"\"", "\"NA\"",
  ])
  func missingNumbers(word: String) throws {
    let values = try numbers("a", of: "a,b\n\(word),1\n2,1\n")
    #expect(values.count == 2)
    #expect(values[0].isNaN)
    #expect(values[1] == 2)
  }

  @Test func missingTexts() throws {
    #expect(
      try texts("a", of: "a,b\nNA,1\n\"NA\",1\n,1\n\"\",1\nNAN A,1\n")
        == [nil, "NA", nil, nil, "NAN A"]
    )
  }

  @Test func firstValueSettlesTheKind() throws {
    let text = """
      n,d,c,m,q
      NA,,null,,"NA"
      1,2012/01/31,x,,"US"
      2,2012-02-01T12:00Z,1,,"NA"

      """
    guard case .numbers(let n) = try column("n", of: text),
      case .dates(let d) = try column("d", of: text),
      case .categories(let c) = try column("c", of: text),
      case .numbers(let m) = try column("m", of: text),
      case .categories(let q) = try column("q", of: text)
    else {
      Issue.record("a column has the wrong kind")
      return
    }
    #expect(n[0].isNaN && n[1...] == [1, 2])
    #expect(d[0].isNaN && d[1...] == [349_660_800, 349_790_400])
    #expect(c.names == ["x", "1"] && c.codes == [-1, 0, 1])
    #expect(m.count == 3 && m.allSatisfy(\.isNaN))
    #expect(q.names == ["NA", "US"] && q.codes == [0, 1, 0])
  }

  @Test func columnsComeInTheOrderAsked() throws {
    var diagnostics = Diagnostics()
    let columns = try Table("a,b\n1,x\n", path: "t.csv").columns(
      [
        ColumnRequest("b"), ColumnRequest("a"), ColumnRequest("a"),
        ColumnRequest("a", as: .categories),
      ],
      diagnostics: &diagnostics
    )
    guard case .categories = columns[0], case .numbers([1]) = columns[1],
      case .numbers([1]) = columns[2], case .categories = columns[3]
    else {
      Issue.record("\(columns)")
      return
    }
  }

  @Test func headerAlone() throws {
    #expect(try numbers("a", of: "a,b") == [])
    #expect(try numbers("b", of: "a,b\r\n") == [])
  }

  @Test func latin1TextIsMendedAndSaid() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array("a,b\nJos".utf8) + [0xE9] + ",1\n".utf8, to: "latin1.csv")
    var diagnostics = Diagnostics()
    let columns = try Table(path: path).columns([ColumnRequest("a")], diagnostics: &diagnostics)
    guard case .categories(let column) = columns[0] else {
      Issue.record("\(columns)")
      return
    }
    #expect(column.names == ["Jos\u{FFFD}"])
    #expect(
      diagnostics.warnings.map(\.description) == [
        "\(path) is not UTF-8 throughout; unreadable letters became '\u{FFFD}'"
      ]
    )
  }

  @Test func manyRowsOfRandomDoubles() throws {
    var random = RandomNumbers(seed: 3)
    let values = (0..<20_000).map { _ in Double.random(in: -1e6...1e6, using: &random) }
    let text = "i,v\n" + values.enumerated().map { "\($0),\($1)\n" }.joined()
    #expect(try numbers("v", of: text) == values)
  }

  /// Any bytes at all give a table or an error.
  @Test func anyBytes() {
    var random = RandomNumbers(seed: 5)
    let alphabet = Array("a1,;\t\"\r\n .-eN".utf8) + [0xFF, 0xC3]
    for _ in 0..<3000 {
      let bytes = (0..<Int(random.next() % 40)).map { _ in
        alphabet[Int(random.next() % UInt64(alphabet.count))]
      }
      var diagnostics = Diagnostics()
      do throws(ReliefError) {
        let table = try Table(String(decoding: bytes, as: UTF8.self), path: "t")
        let requests = Set(table.columnNames).map { ColumnRequest($0) }
        let columns = try table.columns(requests, diagnostics: &diagnostics)
        #expect(Set(columns.map(\.count)).count <= 1)
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }
}
