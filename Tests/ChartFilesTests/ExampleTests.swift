import ChartModel
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import ChartFiles

/// The chart files of `Examples` are charts, and say nothing that is left out.
@Suite struct ExampleTests {
  private static let folder = Repository.root.appending(path: "Examples").path

  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?
    .filter { $0.hasSuffix(".json") }.sorted() ?? []

  @Test func thereAreSome() {
    #expect(Self.names.count >= 10)
  }

  @Test(arguments: names) @MainActor func isAChart(_ name: String) throws {
    var diagnostics = Diagnostics()
    let document = try ChartDocument(path: "\(Self.folder)/\(name)")
    let page = try document.page(diagnostics: &diagnostics).withAxisPieces()
    #expect(diagnostics.isEmpty, "\(diagnostics.warnings)")
    #expect(document.hasDepth == page.root.charts.contains { $0.plot == .box })
    for chart in page.root.charts.map({ $0.resolved(theme: .light) }) {
      #expect(!chart.marks.isEmpty)
      #expect(chart.diagnostics.isEmpty, "\(chart.diagnostics.warnings)")
    }
  }
}
