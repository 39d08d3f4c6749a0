import Foundation

/// Places in the checkout, found from this file.
package enum Repository {
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  package static let shaders = root.appending(path: "Shaders")
}
