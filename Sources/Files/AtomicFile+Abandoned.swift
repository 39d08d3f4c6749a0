import Glibc

extension AtomicFile {
  /// Removes what processes that are no more have left under temporary names.
  ///
  /// - Parameter isWanted: whether a file of this name was to be written.
  package static func removeAbandoned(in folder: String, of isWanted: (String) -> Bool) {
    for name in Folder.names(in: folder) ?? [] {
      guard let place = name.range(of: ".tmp-"), isWanted(String(name[..<place.lowerBound])),
        let process = name[place.upperBound...].split(separator: "-").first.flatMap({ pid_t($0) }),
        process > 0, kill(process, 0) != 0, errno == ESRCH
      else { continue }
      unlink("\(folder)/\(name)")
    }
  }
}

extension String {
  /// The last place of a text in this one.
  fileprivate func range(of text: String) -> Range<String.Index>? { ranges(of: text).last }
}
