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
      memory: sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE)),
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
    guard let file = fopen("/proc/cpuinfo", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 4096)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = line.withUnsafeBytes { self.text($0) }
      guard text.hasPrefix("model name"), let colon = text.firstIndex(of: ":") else { continue }
      return String(text[colon...].dropFirst(2).prefix { $0 != "\n" })
    }
    return nil
  }

  private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
