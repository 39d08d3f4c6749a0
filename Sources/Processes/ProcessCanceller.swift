import CFileCleanup
import Glibc
import Synchronization

/// Stops child processes that work for one purpose, from any thread and at any time.
package final class ProcessCanceller: Sendable {
  private struct State {
    var isCancelled = false
    /// Not yet waited for, so that its number is no other process's.
    var child: pid_t?
    var cleanupSlot: Int32 = -1
  }

  private let state = Mutex(State())

  package init() {}

  package var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Kills the process that runs now and all that it started, and lets no other start.
  package func cancel() {
    state.withLock { state in
      state.isCancelled = true
      if let child = state.child { kill(-child, SIGKILL) }
    }
  }

  /// Starts a process, the leader of a group, unless the work was cancelled.
  func start<Failure: Error>(
    _ spawn: () throws(Failure) -> pid_t
  ) throws(Failure) -> pid_t? {
    try state.withLock { (state) throws(Failure) -> pid_t? in
      guard !state.isCancelled else { return nil }
      relief_cleanup_begin()
      defer { relief_cleanup_listed() }
      let child = try spawn()
      state.child = child
      state.cleanupSlot = relief_cleanup_add_group(child)
      return child
    }
  }

  /// Kills the process that runs now, without an end to the work.
  func killChild() {
    state.withLock { state in
      if let child = state.child { kill(-child, SIGKILL) }
    }
  }

  /// Whether the process has nothing more to do but to be waited for.
  func hasEnded(_ child: pid_t) -> Bool {
    var info = siginfo_t()
    let result = waitid(P_PID, id_t(child), &info, WEXITED | WNOWAIT | WNOHANG)
    return result == 0 && info.si_signo == SIGCHLD
  }

  /// Waits for the process and gives its exit status.
  func wait(for child: pid_t) -> Int32 {
    // Looks before it takes: until the process is taken its number cannot be given to another, and
    // may be killed.
    var info = siginfo_t()
    while waitid(P_PID, id_t(child), &info, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    return state.withLock { state in
      // What it started and left behind must not outlive it.
      kill(-child, SIGKILL)
      relief_cleanup_remove_group(state.cleanupSlot)
      state.child = nil
      var status: Int32 = 0
      while waitpid(child, &status, 0) < 0, errno == EINTR {}
      return Spawn.exitStatus(status)
    }
  }
}
