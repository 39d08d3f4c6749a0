import Files
import Glibc

/// What the process asks of the system before it does anything else.
package enum ProcessSetup {
  /// Lets trouble with files and pipes come as errors of `write`, and no half file stay behind.
  package static func prepare() {
    // A reader that leaves, and a limit on the size of files, would end the process without a word.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    AtomicFile.removeOnSignals()
    occupyStandardDescriptors()
  }

  /// Keeps a standard stream that the caller closed from becoming the number of another file.
  ///
  /// Each is opened the wrong way round, so that using it fails as it would if it were closed.
  private static func occupyStandardDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
