import Foundation

/// Places in the checkout, found from this file.
package enum Repository {
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  package static let shaders = root.appending(path: "Shaders")

  /// A fresh folder that the test may fill; the caller removes it.
  package static func temporaryFolder() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(
      path: "relief-tests-\(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }
}
