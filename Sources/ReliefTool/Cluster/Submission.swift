import ChartFiles
import Diagnostics
import Files
import Glibc

/// What `relief submit` leaves in the output folder, and `relief status` reads: `.relief`.
struct Submission: Sendable {
  /// The folder of the outputs, a real path.
  let outputs: String
  var folder: String { "\(outputs)/.relief" }

  var arrayScript: String { "\(folder)/array.sh" }
  var joinScript: String { "\(folder)/join.sh" }
  /// The numbers of the two Slurm jobs, and how many units there are.
  var noteFile: String { "\(folder)/submission.json" }
  /// Holds the exit status of the dependent job once that is done.
  var exitFile: String { "\(folder)/exit" }
  var joinResults: String { "\(folder)/join.jsonl" }

  func results(shard: String) -> String { "\(folder)/shard-\(shard).jsonl" }

  struct Note: Sendable, Hashable {
    var array: Int
    var join: Int
    var shards: Int
    var units: Int
  }

  func write(_ note: Note) throws(ReliefError) {
    let json = JSONValue.object([
      ("array", .integer(note.array)), ("join", .integer(note.join)),
      ("shards", .integer(note.shards)), ("units", .integer(note.units)),
    ])
    try AtomicFile.write(Array("\(json.line)\n".utf8), to: noteFile)
  }

  func note() throws(ReliefError) -> Note {
    let node = try JSONParser.parse(FileBytes(path: noteFile).text, path: noteFile)
    func number(_ name: String) throws(ReliefError) -> Int {
      guard case .number(let value) = node[name]?.value, let whole = Int(exactly: value) else {
        throw .usage(message: "\(noteFile) has no '\(name)'; submit the batch again")
      }
      return whole
    }
    return Note(
      array: try number("array"), join: try number("join"), shards: try number("shards"),
      units: try number("units"))
  }

  /// The exit status of the dependent job; nil while it is not done.
  var exitStatus: Int? {
    guard FileIdentity.exists(exitFile), let bytes = try? FileBytes(path: exitFile) else {
      return nil
    }
    return Int(bytes.text.filter { !$0.isWhitespace })
  }

  /// Forgets a submission before: its results are not those of the next.
  func clear() {
    for name in Folder.names(in: folder) ?? [] { unlink("\(folder)/\(name)") }
  }
}
