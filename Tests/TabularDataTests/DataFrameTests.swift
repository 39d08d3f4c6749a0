import TabularData
import Testing

@Suite("Data frames")
struct DataFrameTests {
  private let frame = DataFrame(columns: [
    Column(name: "X", contents: [1.0, 2, 3]).eraseToAnyColumn(),
    Column(name: "Name", contents: ["a", "b", nil]).eraseToAnyColumn(),
  ])

  @Test("find columns by name, place and type")
  func lookup() {
    #expect([frame.shape.rows, frame.shape.columns] == [3, 2])
    #expect(frame.columns.map(\.name) == ["X", "Name"])
    #expect(frame["X"].first as? Double == 1)
    #expect(Array(frame["X", Double.self]) == [1, 2, 3])
    #expect(frame[column: 1].name == "Name")
    #expect(frame[column: 1, String.self][1] == "b")
    #expect(frame.Name.missingCount == 1)
    #expect(frame.indexOfColumn("Name") == 1)
    #expect(frame.indexOfColumn("name") == nil)
    #expect(frame.containsColumn("X", Double.self))
    #expect(!frame.containsColumn("X", Int.self))
    #expect(!frame.containsColumn("Y", Int.self))
  }

  @Test("take new columns and replace old ones")
  func changes() {
    var frame = DataFrame()
    #expect([frame.shape.rows, frame.shape.columns] == [0, 0])
    frame.append(column: Column(name: "X", contents: [1, 2]))
    frame.append(column: Column(name: "Y", contents: ["a", "b"]).eraseToAnyColumn())
    frame["Z", Bool.self] = Column(name: "other", contents: [true, false])
    frame["X"] = Column(name: "other", contents: [0.5, 1.5]).eraseToAnyColumn()
    frame[column: 1] = Column(name: "W", contents: [7, 8]).eraseToAnyColumn()
    #expect(frame.columns.map(\.name) == ["X", "W", "Z"])
    #expect(Array(frame["X", Double.self]) == [0.5, 1.5])
    #expect(Array(frame["Z", Bool.self]) == [true, false])
  }

  @Test("fill short columns with missing values")
  func unevenColumns() {
    var frame = frame
    frame.append(column: Column(name: "Short", contents: [1]))
    #expect(Array(frame["Short", Int.self]) == [1, nil, nil])
    frame.append(column: Column(name: "Long", contents: 1...4))
    #expect([frame.shape.rows, frame.shape.columns] == [4, 4])
    #expect(frame.columns.allSatisfy { $0.count == 4 })
    #expect(Array(frame["X", Double.self]) == [1, 2, 3, nil])
  }

  @Test("find the first of several columns of a name")
  func sameNames() {
    let columns = [1, 2].map { Column(name: "X", contents: [$0]).eraseToAnyColumn() }
    let frame = DataFrame(columns: columns)
    #expect(frame.shape.columns == 2)
    #expect(frame["X"].first as? Int == 1)
  }

  @Test("are read row by row")
  func rows() {
    #expect(frame.rows.count == 3)
    #expect(frame.rows.map(\.index) == [0, 1, 2])
    #expect(frame.rows[1]["Name"] as? String == "b")
    #expect(frame.rows[2]["Name", String.self] == nil)
    #expect(frame.rows[2]["X", Double.self] == 3)
    #expect(frame.rows[0].map { "\($0 ?? "nothing")" } == ["1.0", "a"])
    #expect(DataFrame().rows.isEmpty)
  }

  @Test("are printed as a table")
  func description() {
    #expect(
      frame.description == """
          X  Name
        1.0     a
        2.0     b
        3.0   nil
        3 rows, 2 columns
        """)
    let long = DataFrame(columns: [Column(name: "N", contents: 0..<100).eraseToAnyColumn()])
    #expect(long.description.hasSuffix("19\n100 rows, 1 columns"))
    #expect("\(frame["Name"])" == "Name String: a, b, nil")
    #expect("\(long["N"])".hasSuffix("18, 19, ... 100"))
  }

  @Test("say which columns there are when one is not")
  func noColumn() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = DataFrame(columns: [Column(name: "X", contents: [1]).eraseToAnyColumn()])["Y"]
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("There is no column 'Y'; the columns are: X."))
  }
}
