import Foundation
import Testing

@Suite("Client sources use every initialiser and modifier")
struct ClientTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "ClientSources")

  static let sources: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  @Test("there are some")
  func some() {
    #expect(Self.sources.count >= 5)
  }

  @Test(
    "compile without a warning, whatever the client's isolation",
    arguments: sources,
    ["nonisolated", "MainActor"]
  )
  func source(_ name: String, isolation: String) throws {
    let result = try Compiler.typecheck(
      [Self.folder.appending(path: name)],
      ["-default-isolation", isolation, "-warnings-as-errors"]
    )
    #expect(result.status == 0, "\(result.output)")
  }
}
