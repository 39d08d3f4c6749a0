import CProcesses
import Diagnostics
import Glibc

/// A program that is fed through its standard input while it runs.
///
/// What it says is read on a thread of its own, so that it never waits for us to listen. Dropping
/// the value kills the process. Where this process dies, the other reads the end of its input.
///
/// Not thread-safe; its canceller is.
package final class PipedProcess {
  package let program: String
  private let canceller: ProcessCanceller
  private let child: pid_t
  private let tail: OutputTail
  private var input: Pipe
  private var outcome: ChildProcess.Outcome?

  /// Starts the program; nil where the work was cancelled.
  ///
  /// - Throws: why it does not start.
  package init?(
    _ program: String, _ arguments: [String], canceller: ProcessCanceller = ProcessCanceller()
  ) throws(ReliefError) {
    guard var input = Pipe() else { throw Spawn.failure(program, errno) }
    guard var output = Pipe() else {
      let error = errno
      input.closeBoth()
      throw Spawn.failure(program, error)
    }
    let started: pid_t?
    do throws(ReliefError) {
      started = try canceller.start { () throws(ReliefError) in
        try Spawn.start(
          program, arguments, input: input.readEnd, output: output.writeEnd, isLeader: true)
      }
    } catch {
      input.closeBoth()
      output.closeBoth()
      throw error
    }
    input.closeReadEnd()
    output.closeWriteEnd()
    guard let started else {
      input.closeBoth()
      output.closeBoth()
      return nil
    }
    guard let tail = OutputTail(of: output.readEnd) else {
      let error = errno
      input.closeBoth()
      canceller.killChild()
      _ = canceller.wait(for: started)
      throw Spawn.failure(program, error)
    }
    // A frame takes fewer turns.
    relief_pipe_widen(input.writeEnd, 1 << 20)
    self.program = program
    self.canceller = canceller
    self.input = input
    self.tail = tail
    child = started
  }

  deinit {
    kill()
  }

  /// Gives the process all of the bytes; false where it takes no more of them.
  package func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard input.writeEnd >= 0 else { return false }
    return withoutPipeSignal {
      var rest = bytes
      while !rest.isEmpty {
        let count = Glibc.write(input.writeEnd, rest.baseAddress, rest.count)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// Ends the input and waits for the process; gives its status and the last of what it said.
  package func finish() -> ChildProcess.Outcome {
    if let outcome { return outcome }
    input.closeWriteEnd()
    let status = canceller.wait(for: child)
    let outcome = ChildProcess.Outcome(status: status, output: tail.atEnd())
    self.outcome = outcome
    return outcome
  }

  /// The end of a process that reads no more: it has a second for its last words.
  package func stop() -> ChildProcess.Outcome {
    if let outcome { return outcome }
    input.closeWriteEnd()
    for _ in 0..<100 where !canceller.hasEnded(child) { usleep(10_000) }
    canceller.killChild()
    return finish()
  }

  /// Kills the process and waits for it.
  package func kill() {
    guard outcome == nil else { return }
    canceller.killChild()
    _ = finish()
  }
}

/// Writes to a pipe whose reader may be gone: an error of `write`, and never a signal, whatever the
/// rest of the process does with SIGPIPE.
private func withoutPipeSignal(_ body: () -> Bool) -> Bool {
  var pipeSignal = sigset_t()
  sigemptyset(&pipeSignal)
  sigaddset(&pipeSignal, SIGPIPE)
  var pending = sigset_t()
  sigpending(&pending)
  let wasPending = sigismember(&pending, SIGPIPE) == 1
  var before = sigset_t()
  pthread_sigmask(SIG_BLOCK, &pipeSignal, &before)
  let result = body()
  if !result, !wasPending {
    var now = timespec()
    while sigtimedwait(&pipeSignal, nil, &now) < 0, errno == EINTR {}
  }
  pthread_sigmask(SIG_SETMASK, &before, nil)
  return result
}
