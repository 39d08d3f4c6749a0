import CProcesses
import Glibc

/// The two ends of a pipe, which no other program inherits.
struct Pipe {
  /// Negative once closed.
  private(set) var readEnd: Int32
  /// Negative once closed.
  private(set) var writeEnd: Int32

  /// nil, with `errno`, where the system has no more descriptors.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard relief_pipe(&ends) == 0 else { return nil }
    // Where a standard stream is closed its number must not be given to a pipe: it would be
    // overwritten while the child's streams are laid out.
    for index in ends.indices where ends[index] <= STDERR_FILENO {
      let moved = fcntl(ends[index], F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
      let error = errno
      close(ends[index])
      ends[index] = moved
      if moved < 0 {
        for end in ends where end >= 0 { close(end) }
        errno = error
        return nil
      }
    }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  mutating func closeReadEnd() {
    if readEnd >= 0 { close(readEnd) }
    readEnd = -1
  }

  mutating func closeWriteEnd() {
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }

  mutating func closeBoth() {
    closeReadEnd()
    closeWriteEnd()
  }
}
