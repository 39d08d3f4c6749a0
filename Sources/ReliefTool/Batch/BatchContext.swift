import Diagnostics
import Files

/// What all jobs of a batch share.
struct BatchContext: Sendable {
  let manifest: Manifest
  let folder: OutputFolder
  let limits: BatchLimits
  let renderer: RendererChoice
  let purpose: Purpose
  let hashes = ContentHashes()

  enum Purpose: Sendable {
    case draw
    /// Outputs that are there, made of the same, stay.
    case resume
    /// Nothing is drawn: looks whether all is there, and joins the parts of videos.
    case join
  }

  /// The same for another purpose.
  func with(_ purpose: Purpose) -> BatchContext {
    BatchContext(
      manifest: manifest, folder: folder, limits: limits, renderer: renderer, purpose: purpose)
  }

  /// Whether what is there already is looked at.
  var looksFirst: Bool { purpose != .draw }

  /// Throws where something is to be there, and is not.
  func checkDraws() throws(ReliefError) {
    guard purpose == .join else { return }
    throw .usage(
      message: "it is not there, or was made of another chart, data, options or version; "
        + "draw it with 'relief batch --resume'")
  }

  /// Refuses a batch in which two jobs write the same file.
  func checkOutputs() throws(ReliefError) {
    var claims = OutputClaims(ignoresCase: folder.ignoresCase)
    for entry in manifest.entries {
      guard case .success(let head) = entry.head else { continue }
      let other = claims.claim(
        head.output, numbered: head.numbered, frames: head.range, line: entry.line)
      guard let other else { continue }
      throw .usage(
        message: "\(manifest.path), line \(entry.line), $.output: "
          + "'\(head.output.shortened())' is written by the job of line \(other) already; "
          + "give each job an output of its own")
    }
  }

  /// Removes what was left half done when an earlier run was killed.
  func removeAbandoned() {
    var names: [String: Set<String>] = [:]
    for entry in manifest.entries {
      guard case .success(let head) = entry.head, head.numbered == nil else { continue }
      let path = folder.file(head.output)
      let slash = path.lastIndex(of: "/") ?? path.startIndex
      names[String(path[..<slash]), default: []].insert(String(path[slash...].dropFirst()))
    }
    for (folder, wanted) in names {
      AtomicFile.removeAbandoned(in: folder, of: wanted.contains)
    }
  }
}
