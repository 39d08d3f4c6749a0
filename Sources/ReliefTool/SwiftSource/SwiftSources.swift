import Diagnostics
import Files
import Glibc

/// The Swift source that makes one program.
struct SwiftSources {
  let files: [SwiftFile]
  /// What error messages call it.
  let name: String

  /// The most entries of a folder, with the folders in it, that are looked at.
  private static let folderLimit = 10_000

  /// Whether a path is Swift source: a file that ends so, or a folder.
  static func isSwift(_ path: String) -> Bool {
    path.hasSuffix(".swift") || isFolder(path)
  }

  /// Reads files, and those of folders.
  init(_ paths: [String]) throws(ReliefError) {
    var found: [String] = []
    for path in paths {
      guard Self.isFolder(path) else {
        found.append(path)
        continue
      }
      let inside = try Self.swiftFiles(in: path)
      if inside.isEmpty { throw SourceError.noSwiftFiles(folder: path).error }
      found += inside
    }
    var files: [SwiftFile] = []
    for path in found where !files.contains(where: { $0.path == path }) {
      files.append(try SwiftFile(path: path))
    }
    self.files = files
    name = paths.joined(separator: " ")
  }

  var catalog: ViewCatalog { ViewCatalog(files.map(\.outline), source: name) }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The Swift files in a folder and those inside it, by name; hidden ones and a package's manifest
  /// are no part of a program.
  private static func swiftFiles(in folder: String) throws(ReliefError) -> [String] {
    var files: [String] = []
    var folders = [folder]
    var seen = 0
    while let next = folders.popLast() {
      guard let names = Folder.names(in: next, limit: folderLimit) else {
        throw .fileUnreadable(path: next, reason: SystemReason.text(errno))
      }
      seen += names.count
      guard seen <= folderLimit else {
        throw SourceError.tooManyFiles(folder: folder, limit: folderLimit).error
      }
      for name in names where !name.hasPrefix(".") && name != "Package.swift" {
        let path = next.hasSuffix("/") ? next + name : "\(next)/\(name)"
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          folders.append(path)
        } else if name.hasSuffix(".swift") {
          files.append(path)
        }
      }
    }
    return files.sorted()
  }
}
