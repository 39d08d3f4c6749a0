import ChartModel
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import ChartFiles

/// Mutated chart files and data files give charts, tables or errors with places, and no more.
///
/// `RELIEF_FUZZ=100000` says how many are tried; `RELIEF_FUZZ_SEED` which ones.
@Suite struct FuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["RELIEF_FUZZ"].flatMap { Int($0) } ?? 2000
  private static let seed = environment["RELIEF_FUZZ_SEED"].flatMap { UInt64($0) } ?? 7

  @Test func mutatedFilesGiveErrorsWithPlaces() throws {
    let charts = try Self.charts()
    #expect(charts.count > 15)
    var random = RandomNumbers(seed: Self.seed)
    var outcomes = (charts: 0, errors: 0)
    let clock = ContinuousClock()
    for round in 0..<Self.count {
      let isTable = round % 5 == 4
      let seeds = isTable ? Self.tables : charts
      let source = seeds[Int.random(in: 0..<seeds.count, using: &random)]
      let mutated = FuzzMutator.mutated(source, others: seeds, using: &random)
      var error: ReliefError?
      let time = clock.measure {
        error = isTable ? Self.readTable(mutated) : Self.readChart(mutated, round % 2 == 0)
      }
      #expect(time < .seconds(20), "\(String(decoding: mutated, as: UTF8.self))")
      if let error {
        outcomes.errors += 1
        #expect("\(error)".contains("fuzz."), "\(error)")
      } else {
        outcomes.charts += 1
      }
    }
    // Mutations that all fail, or none, would test little.
    #expect(outcomes.charts > Self.count / 50 && outcomes.errors > Self.count / 10, "\(outcomes)")
  }

  private static func readChart(_ bytes: [UInt8], _ isLenient: Bool) -> ReliefError? {
    var diagnostics = Diagnostics()
    do throws(ReliefError) {
      let document = try ChartDocument(
        String(decoding: bytes, as: UTF8.self), path: "fuzz.json", isLenient: isLenient)
      _ = try document.page(diagnostics: &diagnostics)
      _ = try? document.states(by: StateFields(column: "g"), diagnostics: &diagnostics)
      return nil
    } catch {
      return error
    }
  }

  private static func readTable(_ bytes: [UInt8]) -> ReliefError? {
    var diagnostics = Diagnostics()
    do throws(ReliefError) {
      let file = try DataBytes.text(.init(bytes), name: "fuzz.data")
      let table = try Table(file: file, path: "fuzz.data", options: Table.Options())
      for kind in [ColumnKind.automatic, .numbers, .dates, .categories, .arrays] {
        _ = try table.columns(
          table.columnNames.map { ColumnRequest($0, as: kind) }, diagnostics: &diagnostics)
      }
      return nil
    } catch {
      return error
    }
  }

  /// The chart files of `Examples` with a few rows in the places of their data files.
  private static func charts() throws -> [[UInt8]] {
    let folder = Repository.root.appending(path: "Examples")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.sorted()
    return try names.map { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return Array(try inlined(text, folder).utf8)
    }
  }

  private static func inlined(_ text: String, _ folder: URL) throws -> String {
    var result = text
    while let start = result.firstRange(of: "\"url\": \""),
      let end = result[start.upperBound...].firstIndex(of: "\"")
    {
      let name = String(result[start.upperBound..<end])
      let data = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let rows = data.split(whereSeparator: \.isNewline).prefix(13).joined(separator: "\\n")
        .replacing("\"", with: "")
      result.replaceSubrange(start.lowerBound...end, with: "\"values\": \"\(rows)\"")
    }
    return result
  }

  private static let tables: [[UInt8]] = [
    "a,b,g\n1,2.5,x\n\"3\",\"q\"\"r\",2012-01-31\n-1e3,NA,true\n",
    "a\tb\r\n1\t2\r\n\r\n3\t4\r\n", "\u{FEFF}x;y\n1,5;2\n3;4\n",
    #"[{"a": 1, "b": [1, 2], "g": "x"}, {"a": null, "b": [], "g": "2012-01-31T10:00:00Z"}]"#,
    "{\"a\": 1, \"g\": \"é\"}\n{\"a\": 2e5, \"g\": \"\\u00e9\"}\n",
    #"{"a": [1, 2, 3], "g": ["x", "y", "z"]}"#,
  ].map { Array($0.utf8) }
}
