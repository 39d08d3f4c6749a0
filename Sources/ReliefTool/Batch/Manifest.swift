import ChartFiles
import Diagnostics
import Files

/// The jobs of a batch: a text with a JSON object a line.
struct Manifest: Sendable {
  /// As given, for messages.
  let path: String
  /// Where paths in it begin: empty, or with a slash at its end.
  let folder: String
  let entries: [ManifestEntry]
  private let file: FileBytes

  /// Reads the file, or standard input where the path is `-`.
  ///
  /// Lines that are no jobs are kept with what is wrong with them.
  init(path: String) throws(ReliefError) {
    try self.init(FileBytes(path: path), path: path == "-" ? "standard input" : path)
  }

  init(_ file: FileBytes, path: String) {
    self.file = file
    self.path = path
    folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    var entries: [ManifestEntry] = []
    for (line, range) in Manifest.lines(of: file) {
      var entry = ManifestEntry(line: line, range: range, head: .failure(.cancelled))
      entry.head = Manifest.head(of: entry, in: file, path: path)
      entries.append(entry)
    }
    self.entries = entries
  }

  /// What a line says.
  func job(_ entry: ManifestEntry) throws(ReliefError) -> JobDefinition {
    try Manifest.job(entry, in: file, path: path)
  }

  /// A chart that stands in the manifest itself.
  func document(_ node: JSONNode, isLenient: Bool) throws(ReliefError) -> ChartDocument {
    try ChartDocument(node, in: file, path: path, isLenient: isLenient)
  }

  /// The text of rows that stand in the manifest itself.
  func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: file.bytes[range])
  }

  private static func job(
    _ entry: ManifestEntry, in file: FileBytes, path: String
  ) throws(ReliefError) -> JobDefinition {
    let node = try JSONParser.parse(file, in: entry.range, line: entry.line, path: path) { place in
      guard place.hasPrefix("$.chart") else { return false }
      return ChartDocument.areRecords("$" + place.dropFirst("$.chart".count))
    }
    return try JobDecoder(path: path).job(node)
  }

  private static func head(
    of entry: ManifestEntry, in file: FileBytes, path: String
  ) -> Result<JobHead, ReliefError> {
    do throws(ReliefError) {
      return .success(try job(entry, in: file, path: path).head)
    } catch {
      return .failure(error)
    }
  }

  /// The lines that are not blank, with their numbers.
  private static func lines(of file: FileBytes) -> [(number: Int, range: Range<Int>)] {
    let bytes = file.bytes
    var lines: [(number: Int, range: Range<Int>)] = []
    // The mark that some editors put at the start of UTF-8.
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var number = 1
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      if bytes[start..<end].contains(where: { ![0x20, 0x09, 0x0D].contains($0) }) {
        lines.append((number, start..<end))
      }
      start = end + 1
      number += 1
    }
    return lines
  }
}

/// A line of a manifest.
struct ManifestEntry: Sendable {
  /// From 1.
  var line: Int
  /// Its bytes.
  var range: Range<Int>
  /// What has to be known before anything is drawn, or what is wrong with the line.
  var head: Result<JobHead, ReliefError>
}
