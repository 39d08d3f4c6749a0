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

  @Test func allCellsSettleTheKind() throws {
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
    guard case .categories(let b) = try column("b", of: "b,c\nTRUE,\n?,\nfalse,\n") else {
      Issue.record("booleans have the wrong kind")
      return
    }
    #expect(b.names == ["false", "true"] && b.codes == [1, -1, 0])
    #expect(m.count == 3 && m.allSatisfy(\.isNaN))
    #expect(q.names == ["NA", "US"] && q.codes == [0, 1, 0])
  }

  /// A late word makes a column of numbers one of texts, which is said, wherever chunks end.
  @Test(arguments: [1, 7, 40, 1 << 20])
  func mixturesBecomeTexts(chunkSize: Int) throws {
    let rows = (0..<50).map { "\($0),2012-01-\($0 % 9 + 10),\($0 < 40 ? "true" : "maybe"),\n" }
    let text = "n,d,b,m\n\(rows.joined())NA,,,7\nx,y,,2012-01-31\n"
    var diagnostics = Diagnostics()
    var options = Table.Options()
    options.chunkSize = chunkSize
    let columns = try Table(text, path: "t.csv", options: options).columns(
      ["n", "d", "b", "m"].map { ColumnRequest($0) }, diagnostics: &diagnostics)
    let counts = columns.map { column in
      if case .categories(let column) = column { column.names.count } else { -1 }
    }
    #expect(counts == [51, 10, 2, 2])
    #expect(
      diagnostics.warnings.map(\.description) == [
        "t.csv, line 53, column 'n': 'x' is not a number like those before it; the column is read "
          + "as texts",
        "t.csv, line 53, column 'd': 'y' is not a date like those before it; the column is read "
          + "as texts",
        "t.csv, line 53, column 'm': '2012-01-31' is not a number like those before it; the column "
          + "is read as texts",
      ])
  }

  @Test func namesThatAreNotOneOfAKind() throws {
    let table = try Table("a,,a_2, a ,a\n1,2,3,4,5\n", path: "t.csv")
    #expect(table.columnNames == ["a", "column_2", "a_2", "a_2_", "a_3"])
    var diagnostics = Diagnostics()
    let columns = try table.columns(
      [ColumnRequest("a_3"), ColumnRequest("a_2"), ColumnRequest("column_2")],
      diagnostics: &diagnostics)
    guard case .numbers([5]) = columns[0], case .numbers([3]) = columns[1] else {
      Issue.record("\(columns)")
      return
    }
    #expect(
      diagnostics.warnings.map(\.description) == [
        "several columns of t.csv have one name; 'a_3' is the one that t.csv has as column 5",
        "a column of t.csv has no name; it is called 'column_2'",
      ])
  }

  @Test(arguments: [
    ("a;b\n1,5;2,5\n3;4\n", ["a", "b"]), ("a, b;c\n1;2\n", ["a, b", "c"]),
    ("a b\n1 2\n", ["a b"]), ("a|b,c\n1|2\n", ["a", "b,c"]),
  ])
  func delimiterCutsAllRecordsAlike(text: String, names: [String]) throws {
    #expect(try Table(text, path: "-").columnNames == names)
  }

  @Test func delimiterMayBeSaid() throws {
    let options = Table.Options(delimiter: UInt8(ascii: ":"))
    #expect(try Table("a:b,c\n", path: "t.tsv", options: options).columnNames == ["a", "b,c"])
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
        "\(path), line 2: this is not UTF-8; unreadable letters became '\u{FFFD}'. It may be "
          + "Latin-1: make it UTF-8 with 'iconv -f WINDOWS-1252 -t UTF-8 FILE'"
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
