@testable import ChartFiles
import ChartModel
import Diagnostics
import Files
import TestSupport
import Testing

/// Files that are packed, or encoded otherwise than as UTF-8.
@Suite struct InputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// `a,b\n1,é\n`, as gzip packs it.
  private static let packed: [UInt8] = [
    0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0xFF, 0x4B, 0xD4, 0x49, 0xE2, 0x32, 0xD4,
    0x39, 0xBC, 0x92, 0x0B, 0x00, 0xED, 0xCF, 0x26, 0xC4, 0x09, 0x00, 0x00, 0x00,
  ]

  private func names(_ bytes: [UInt8], _ name: String) throws -> [String] {
    var diagnostics = Diagnostics()
    let table = try Table(path: folder.write(bytes, to: name))
    guard
      case .categories(let column) = try table.columns(
        [ColumnRequest("b")], diagnostics: &diagnostics)[0]
    else { return [] }
    return column.names
  }

  private func failure(_ bytes: [UInt8], _ name: String) throws -> String? {
    let path = try folder.write(bytes, to: name)
    do throws(ReliefError) {
      _ = try Table(path: path)
      return nil
    } catch {
      return error.description.replacing(path, with: name)
    }
  }

  @Test func gzipIsToldByContent() throws {
    #expect(try names(Self.packed, "a.csv.gz") == ["é"])
    #expect(try names(Self.packed, "a.csv") == ["é"])
  }

  @Test func membersFollowOneAnother() throws {
    let file = FileBytes(Self.packed + Self.packed + [0, 0, 0])
    #expect(try DataBytes.text(file, name: "a.gz").text == "a,b\n1,é\na,b\n1,é\n")
  }

  @Test func damagedGzip() throws {
    let sentence = "cannot read a.gz: its gzip data is damaged or cut short"
    #expect(try failure(Array(Self.packed.dropLast(9)), "a.gz") == sentence)
    #expect(try failure(Self.packed + [7, 8, 9], "a.gz") == sentence)
    for place in 10..<Self.packed.count {
      var bytes = Self.packed
      bytes[place] ^= 0x11
      #expect(try failure(bytes, "a.gz") == sentence, "\(place)")
    }
  }

  /// What a size field says is not believed, and what unpacks to more than the limit is refused.
  @Test func sizesAreBounded() throws {
    var lying = Self.packed
    lying.replaceSubrange(25..., with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(try failure(lying, "a.gz") == "cannot read a.gz: its gzip data is damaged or cut short")
    do throws(ReliefError) {
      _ = try DataBytes.text(FileBytes(Self.packed), name: "a.gz", limit: 8)
      Issue.record("8 bytes hold 9")
    } catch {
      #expect(
        error.description
          == "cannot read a.gz: it unpacks to more than 8 bytes; unpack it and take a part")
    }
  }

  @Test func utf16() throws {
    let text = "a,b\n1,é𝄞\n"
    let little: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let big: [UInt8] = [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    #expect(try names(little, "l.csv") == ["é𝄞"])
    #expect(try names(big, "b.csv") == ["é𝄞"])
    let sentence = "cannot read u.csv: its UTF-16 text is damaged; save it as UTF-8"
    #expect(try failure(little + [10], "u.csv") == sentence)
    #expect(try failure([0xFF, 0xFE, 0, 0xD8, 0x61, 0], "u.csv") == sentence)
    #expect(
      try failure([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "u.csv")
        == "cannot read u.csv: it is UTF-32 text; save it as UTF-8")
  }
}
