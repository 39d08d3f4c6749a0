import Diagnostics
import Glibc

/// Runs another program to its end.
package enum ChildProcess {
  package struct Outcome {
    /// The exit status; 128 and the signal's number where a signal ended it.
    package var status: Int32
    /// Standard output and standard error together.
    package var output: String
    /// nil where it was not measured.
    package var usage: Usage?
  }

  /// What a program took of the machine.
  package struct Usage {
    /// The processor time of all its threads.
    package var cpuSeconds: Double
    /// The most memory that it had at once, in bytes.
    package var peakMemory: Int

    init(_ usage: rusage) {
      func seconds(_ time: timeval) -> Double {
        Double(time.tv_sec) + Double(time.tv_usec) * 1e-6
      }
      cpuSeconds = seconds(usage.ru_utime) + seconds(usage.ru_stime)
      peakMemory = usage.ru_maxrss * 1024
    }
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
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
    return Outcome(
      status: Spawn.exitStatus(status), output: output, usage: Usage(usage))
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
