/// The name of a job's output, seen from the output folder.
enum OutputName {
  struct Refusal: Error {
    var reason: String
  }

  /// The name in its plainest form, without `.` and doubled slashes.
  ///
  /// Throws where it could lead out of the folder, or names no file.
  static func normalized(_ name: String) throws(Refusal) -> String {
    if name.isEmpty { throw Refusal(reason: "it is empty") }
    if name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
      throw Refusal(reason: "it has a control character")
    }
    if name.hasPrefix("/") {
      throw Refusal(reason: "it is an absolute path; name a file in the output folder")
    }
    if name.hasSuffix("/") { throw Refusal(reason: "it names a folder; add a file name") }
    let parts = name.split(separator: "/").filter { $0 != "." }
    if parts.contains("..") {
      throw Refusal(reason: "'..' leads out of the output folder; name a file in it")
    }
    guard let file = parts.last, !name.hasSuffix("/.") else {
      throw Refusal(reason: "it names a folder; add a file name")
    }
    if file.utf8.count > 200 { throw Refusal(reason: "the file's name is too long") }
    return parts.joined(separator: "/")
  }
}
