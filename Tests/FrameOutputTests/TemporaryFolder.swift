import Foundation
import Testing

/// A folder of a test's own, removed with the value.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(
      path: "relief-tests-\(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  func contents(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map { Array($0) }
  }
}
