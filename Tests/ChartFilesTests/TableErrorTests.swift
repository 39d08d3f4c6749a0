import ChartFiles
import Diagnostics
import TestSupport
import Testing

@Suite struct TableErrorTests {
  /// What reading the columns says is wrong.
  private func message(_ text: String, _ requests: ColumnRequest...) -> String? {
    var diagnostics = Diagnostics()
    do throws(ReliefError) {
      _ = try Table(text, path: "t.csv").columns(requests, diagnostics: &diagnostics)
      return nil
    } catch {
      return error.description
    }
  }

  private static let notANumber =
    "is not a number; write it as -1234.5 or 1e6, or leave the field empty"
  private static let notADate =
    "is not a date; write it as 2012-01-31 or 2012-01-31T18:30:00Z, or leave the field empty"

  @Test(arguments: [
    ("", "t.csv is empty; it needs a header line and at least one column"),
    ("\n\r\n", "t.csv is empty; it needs a header line and at least one column"),
    ("\u{FEFF}", "t.csv is empty; it needs a header line and at least one column"),
    ("a,b\n1,2\n3\n", "t.csv, line 3: 1 field where the header has 2"),
    ("a,b\n1,2,\n", "t.csv, line 2: 3 fields where the header has 2"),
    ("a,b\n\"x\ny\",2\n\n3\n", "t.csv, line 5: 1 field where the header has 2"),
    ("a,b\n1,\"2\n3,4\n", "t.csv, line 2: a quoted field does not end; close it with '\"'"),
    ("\"a,b\n1,2\n", "t.csv, line 1: a quoted field does not end; close it with '\"'"),
    (
      "a,b\n\"1\"x,2\n",
      "t.csv, line 2: text follows a closing '\"'; write a quote inside a field as '\"\"'"
    ),
    ("c,d\n1,2\n", "t.csv has no column 'a'; its columns are 'c', 'd'"),
    ("aa,d\n1,2\n", "t.csv has no column 'a'; did you mean 'aa'?; its columns are 'aa', 'd'"),
    (
      "a\0b\n", "cannot read t.csv: it is not text: byte 1 is zero; give a CSV, TSV or JSON file"
    ),
  ])
  func sentences(text: String, sentence: String) {
    #expect(message(text, ColumnRequest("a")) == sentence)
  }

  @Test func askedForNumbersTextIsRefused() {
    #expect(
      message("a\nred\n", ColumnRequest("a", as: .numbers))
        == "t.csv, line 2, column 'a': 'red' \(Self.notANumber)"
    )
    #expect(
      message("a\nred\n", ColumnRequest("a", as: .dates))
        == "t.csv, line 2, column 'a': 'red' \(Self.notADate)"
    )
    #expect(
      message("a,b\n1,2\n\"\"\"x\",2\n", ColumnRequest("a", as: .numbers))
        == "t.csv, line 3, column 'a': '\"x' \(Self.notANumber)"
    )
    #expect(
      message("a,b\n2012-01-31,\"1\n1\"\r\n\n7,2\n", ColumnRequest("a", as: .dates))
        == "t.csv, line 5, column 'a': '7' \(Self.notADate)"
    )
    #expect(
      message("b,a\n\"1\n1\",x\n", ColumnRequest("a", as: .numbers))
        == "t.csv, line 3, column 'a': 'x' \(Self.notANumber)"
    )
    #expect(
      message("a,b\n1,2\n3\nx,1\n", ColumnRequest("a", as: .numbers))
        == "t.csv, line 3: 1 field where the header has 2"
    )
  }

  private func message(path: String) -> String? {
    do throws(ReliefError) {
      _ = try Table(path: path)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func files() throws {
    let folder = try TemporaryFolder()
    #expect(message(path: "/no/such.csv") == "cannot read /no/such.csv: no such file or directory")
    #expect(message(path: "/tmp") == "cannot read /tmp: it is a folder; give a file")
    let binary = try folder.write([0x89, 0x50, 0x4E, 0x47, 0, 0, 0], to: "binary.csv")
    #expect(
      message(path: binary)
        == "cannot read \(binary): it is not text: byte 4 is zero; give a CSV, TSV or JSON file"
    )
    let good = try folder.write("a,b\n1,2".utf8, to: "good.csv")
    #expect(message(path: good) == nil)
  }
}
