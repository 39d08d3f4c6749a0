import Diagnostics
import Files
import Processes

/// The Swift compiler of this machine.
struct SwiftToolchain {
  /// Of `swiftc`.
  let compiler: String

  /// Finds `swiftc` on PATH.
  init() throws(ReliefError) {
    guard let found = Executable.find("swiftc") else { throw SourceError.noCompiler.error }
    compiler = found
  }

  /// Adds what tells this compiler from another to a hash.
  func addIdentity(to hash: inout FNV1a) throws(ReliefError) {
    FileIdentity.add(compiler, to: &hash)
    let real = FileIdentity.resolved(compiler) ?? compiler
    let name = real.split(separator: "/").last ?? ""
    // A proxy such as swiftly's settles only when it runs which compiler it stands for.
    guard name != "swift-driver", name != "swift-frontend", name != "swiftc" else { return }
    hash.add(try ChildProcess.run(compiler, ["--version"]).output)
  }
}
