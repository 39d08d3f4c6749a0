import CProcesses
import Diagnostics
import Glibc

/// How another program is started.
enum Spawn {
  /// Starts a program, which inherits nothing but its three standard streams.
  ///
  /// - Parameters:
  ///   - input: what it reads; nil for nothing at all.
  ///   - output: takes its output and its messages.
  ///   - isLeader: whether it leads a process group of its own, which can be killed as a whole and
  ///     which the terminal does not interrupt.
  static func start(
    _ program: String, _ arguments: [String], input: Int32? = nil, output: Int32,
    isLeader: Bool = false
  ) throws(ReliefError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
    // Also what other code of this process forgot to mark as not to be inherited.
    _ = relief_spawn_close_from(&actions, STDERR_FILENO + 1)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    setSignals(&attributes, isLeader: isLeader)
    var child: pid_t = 0
    let error = withArguments([program] + arguments) {
      posix_spawn(&child, program, &actions, &attributes, $0, environ)
    }
    guard error == 0 else { throw failure(program, error) }
    return child
  }

  /// What this process ignores on its own account, or blocks, the other need not.
  ///
  /// What it was itself started to ignore, such as the end of a terminal, they both do.
  private static func setSignals(_ attributes: inout posix_spawnattr_t, isLeader: Bool) {
    var ignored = sigset_t()
    sigemptyset(&ignored)
    for signal in [SIGPIPE, SIGXFSZ] { sigaddset(&ignored, signal) }
    posix_spawnattr_setsigdefault(&attributes, &ignored)
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(
      &attributes, Int16(isLeader ? flags | POSIX_SPAWN_SETPGROUP : flags))
  }

  static func withArguments<Result>(
    _ arguments: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let copies = arguments.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return copies.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("there is always an end") }
      return body(base)
    }
  }

  static func failure(_ program: String, _ error: Int32) -> ReliefError {
    .usage(message: "\(program) does not start: \(SystemReason.text(error))")
  }

  /// The exit status of what `waitpid` gives; 128 and the signal's number where a signal ended it.
  static func exitStatus(_ status: Int32) -> Int32 {
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }
}
