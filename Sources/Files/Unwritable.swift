import Diagnostics
import Glibc

/// The error for a failed system call on an output file, with a reason that says what to do.
func unwritable(_ path: String, errno error: Int32) -> ReliefError {
  .unwritable(path: path, reason: reason(error, path: path))
}

private func reason(_ error: Int32, path: String) -> String {
  let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) }
  return switch error {
  case ENOENT: "there is no folder \(folder ?? "."); make it first"
  case ENOTDIR: "\(folder ?? ".") is not a folder"
  case EISDIR: "it is a folder; add a file name"
  case EACCES, EPERM: "no permission; choose a folder that you may write to"
  case EROFS: "the file system is read-only"
  case ENOSPC: "the disk is full"
  case EDQUOT: "the disk quota is used up"
  case EFBIG: "the file would be larger than the system allows"
  case ENAMETOOLONG: "the name is too long"
  case EMFILE, ENFILE: "too many files are open"
  case ELOOP: "its symbolic links go in a circle"
  default: SystemReason.text(error)
  }
}
