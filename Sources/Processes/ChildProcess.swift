import Diagnostics
import Glibc

/// Runs another program to its end.
package enum ChildProcess {
  package struct Outcome {
    /// The exit status; 128 and the signal's number where a signal ended it.
    package var status: Int32
    /// Standard output and standard error together.
    package var output: String
  }

  /// Gives the outcome, or the system's reason why the program did not start.
  package static func run(
    _ program: String, _ arguments: [String]
  ) throws(ReliefError) -> Outcome {
    guard var pipe = Pipe() else { throw Spawn.failure(program, errno) }
    defer { pipe.closeBoth() }
    let child = try Spawn.start(program, arguments, output: pipe.writeEnd)
    pipe.closeWriteEnd()
    let output = readAll(pipe.readEnd)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return Outcome(status: Spawn.exitStatus(status), output: output)
  }

  /// Becomes another program; comes back only with the reason why that failed.
  package static func become(_ program: String, _ arguments: [String]) -> Int32 {
    Spawn.withArguments([program] + arguments) { argv in
      execv(program, argv)
      return errno
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
}
