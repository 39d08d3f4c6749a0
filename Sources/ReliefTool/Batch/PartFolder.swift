import Diagnostics
import Files

/// Where the parts of a video lie until they are joined: `.NAME.parts` beside it.
struct PartFolder: Sendable {
  let path: String
  private let video: String

  init(of video: String) {
    self.video = video
    let slash = video.lastIndex(of: "/").map { video.index(after: $0) } ?? video.startIndex
    path = "\(video[..<slash]).\(video[slash...]).parts"
  }

  func file(_ part: JobPart) -> String { "\(path)/\(part.index)-of-\(part.count)" }

  func make() throws(ReliefError) { try Folder.makeLast(path, for: video) }

  /// Removes the parts: they have become the video.
  func remove() { Folder.remove(path) }
}
