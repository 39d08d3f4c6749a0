import TabularData
import Testing

@Suite("Columns")
struct ColumnTests {
  @Test("are made of values, or of optionals")
  func contents() {
    let full = Column(name: "X", contents: [1.5, 2.5])
    let gaps = Column(name: "Y", contents: [1, nil, 3])
    #expect(ObjectIdentifier(full.wrappedElementType) == ObjectIdentifier(Double.self))
    #expect(ObjectIdentifier(gaps.wrappedElementType) == ObjectIdentifier(Int.self))
    #expect(Array(full) == [1.5, 2.5])
    #expect(Array(gaps) == [1, nil, 3])
    #expect([full.missingCount, gaps.missingCount] == [0, 1])
    #expect(Column(name: "R", contents: 1...3).count == 3)
    #expect(Column(name: "L", contents: ["a", "b"].lazy.map(\.count)).first == 1)
  }

  @Test("take a change, an addition and a removal")
  func changes() {
    var column = Column<String>(name: "X", capacity: 4)
    column.append("a")
    column.append(nil)
    column.append(contentsOf: ["b", "c"])
    column.append(contentsOf: [nil, "d"])
    column[1] = "z"
    column.remove(at: 0)
    column.name = "Y"
    #expect(column == Column(name: "Y", contents: ["z", "b", "c", nil, "d"]))
  }

  @Test("lose their type and get it back")
  func erasure() {
    let column = Column(name: "X", contents: [1.5, nil, 2.5])
    var erased = column.eraseToAnyColumn()
    #expect(erased.name == "X")
    #expect(erased.count == 3)
    #expect(erased.missingCount == 1)
    #expect(ObjectIdentifier(erased.wrappedElementType) == ObjectIdentifier(Double.self))
    #expect(erased.map { $0 as? Double } == [1.5, nil, 2.5])
    #expect(erased[1] == nil)
    #expect(erased.last as? Double == 2.5)
    #expect(erased.assumingType(Double.self) == column)
    erased.name = "Y"
    #expect(erased.assumingType(Double.self).name == "Y")
  }

  @Test("give their first value through an optional chain")
  func chain() {
    func column(_ values: [Double?]) throws -> AnyColumn {
      Column(name: "X", contents: values).eraseToAnyColumn()
    }
    #expect((try? column([4, 5]))?.first as? Double ?? .nan == 4)
    #expect(((try? column([nil, 5]))?.first as? Double ?? .nan).isNaN)
    #expect(((try? column([]))?.first as? Double ?? .nan).isNaN)
  }

  @Test("say what is wrong when they are taken for another type")
  func wrongType() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Column(name: "X", contents: [1, 2]).eraseToAnyColumn().assumingType(Double.self)
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "Column 'X' holds Int values, not Double; check wrappedElementType, or ask for that type."))
  }
}
