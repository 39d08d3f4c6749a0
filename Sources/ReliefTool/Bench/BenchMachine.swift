import ChartFiles
import Files
import Glibc
import Parallel

/// The machine that a measurement was taken on.
struct BenchMachine {
  var processor: String
  var cores: Int
  /// Bytes.
  var memory: Int
  var system: String

  /// This one.
  static var this: BenchMachine {
    var name = utsname()
    uname(&name)
    let system = withUnsafeBytes(of: &name.sysname) { text($0) }
    let release = withUnsafeBytes(of: &name.release) { text($0) }
    let architecture = withUnsafeBytes(of: &name.machine) { text($0) }
    return BenchMachine(
      processor: processorName ?? architecture, cores: processorCount(),
      memory: FileBytes.memory,
      system: "\(system) \(release) \(architecture)")
  }

  var line: String {
    let gigabytes = (Double(memory) / 1e9).rounded()
    return "\(processor), \(cores) core\(cores == 1 ? "" : "s"), \(Int(gigabytes)) GB, \(system)"
  }

  var json: JSONValue {
    .object([
      ("processor", .string(processor)), ("cores", .integer(cores)), ("memory", .integer(memory)),
      ("system", .string(system)),
    ])
  }

  private static var processorName: String? {
    let facts = (try? FileBytes(path: "/proc/cpuinfo"))?.text ?? ""
    let line = facts.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ": ", maxSplits: 1).dropFirst().first.map(String.init)
  }

  private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
