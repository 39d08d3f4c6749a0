import Diagnostics
import Glibc

/// Runs another program to its end.
enum ChildProcess {
  struct Outcome {
    /// The exit status; 128 and the signal's number where a signal ended it.
    var status: Int32
    /// Standard output and standard error together.
    var output: String
  }

  /// Gives the outcome, or the system's reason why the program did not start.
  static func run(_ program: String, _ arguments: [String]) throws(ReliefError) -> Outcome {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw failure(program, errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    let child: pid_t
    do throws(ReliefError) {
      child = try spawn(program, arguments, output: ends[1])
    } catch {
      close(ends[1])
      throw error
    }
    close(ends[1])
    let output = readAll(ends[0])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return Outcome(status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, output: output)
  }

  private static func spawn(
    _ program: String, _ arguments: [String], output: Int32
  ) throws(ReliefError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // What this process ignores, the other need not.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    sigaddset(&signals, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var child: pid_t = 0
    let error = withArguments([program] + arguments) {
      posix_spawn(&child, program, &actions, &attributes, $0, environ)
    }
    guard error == 0 else { throw failure(program, error) }
    return child
  }

  /// Becomes another program; comes back only with the reason why that failed.
  static func become(_ program: String, _ arguments: [String]) -> Int32 {
    withArguments([program] + arguments) { argv in
      execv(program, argv)
      return errno
    }
  }

  private static func withArguments<Result>(
    _ arguments: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let copies = arguments.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return copies.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("there is always an end") }
      return body(base)
    }
  }

  private static func readAll(_ descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count > 0 {
        bytes += chunk[..<count]
      } else if count == 0 || errno != EINTR {
        return String(decoding: bytes, as: UTF8.self)
      }
    }
  }

  private static func failure(_ program: String, _ error: Int32) -> ReliefError {
    .usage(message: "\(program) does not start: \(SystemReason.text(error))")
  }
}
