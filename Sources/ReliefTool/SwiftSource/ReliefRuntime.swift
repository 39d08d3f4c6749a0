import Diagnostics
import Files

/// The modules that Swift source is compiled against, and the library that has them.
struct ReliefRuntime {
  static let library = "libReliefRuntime.a"
  /// Names the folder of the library where it is not beside the tool.
  static let variable = "RELIEF_RUNTIME"

  /// The libraries of the system that the modules call.
  static let systemLibraries = [
    "freetype", "harfbuzz", "fontconfig", "png", "z", "muparser", "deflate", "isal",
    "dl", "m", "swiftSynchronization", "dispatch", "swiftDispatch",
  ]

  /// The C modules that ours import.
  ///
  /// Nothing of them shows in the modules' API, so that an empty module does for each, and a client
  /// needs no headers.
  static let cModules = [
    "CFreeType", "CHarfBuzz", "CFontconfig", "CPNG", "CMuParser", "CDeflate", "CISAL",
    "CGLES", "CFileCleanup", "CProcesses", "CSIMD", "ShaderText",
  ]

  let folder: String
  var libraryPath: String { "\(folder)/\(Self.library)" }
  /// The build's list of the library's objects; it is there in a build folder alone.
  private var objectList: String { "\(folder)/ReliefRuntime.product/Objects.LinkFileList" }

  /// Has the linker take in everything, by way of the linker alone: the objects inside name
  /// libraries of their own build.
  ///
  /// In a build folder that goes by the list, for there the archive keeps objects whose source was
  /// removed.
  var linkerOptions: [String] {
    let archive = ["--whole-archive", libraryPath, "--no-whole-archive"]
    return FileIdentity.exists(objectList)
      ? ["-Xclang-linker", "-Wl,@\(objectList)"] : archive.flatMap { ["-Xlinker", $0] }
  }

  var modules: String { "\(folder)/Modules" }

  /// Finds the library: where the variable says, else beside the tool, else in `lib/relief` beside
  /// the tool's folder.
  init() throws(ReliefError) {
    let tool = FileIdentity.resolved("/proc/self/exe") ?? ""
    let beside = tool.lastIndex(of: "/").map { String(tool[..<$0]) } ?? "."
    let asked = Files.variable(Self.variable)
    let folders = asked.map { [$0] } ?? [beside, "\(beside)/../lib/relief"]
    guard let found = folders.first(where: { FileIdentity.exists("\($0)/\(Self.library)") }) else {
      throw SourceError.noRuntime(folder: asked ?? beside, library: Self.library).error
    }
    folder = found
  }

  /// Adds what tells this build of the modules from another to a hash.
  func addIdentity(to hash: inout FNV1a) {
    FileIdentity.add(libraryPath, to: &hash)
    FileIdentity.add(objectList, to: &hash)
    for name in (Folder.names(in: modules) ?? []).sorted() where name.hasSuffix(".swiftmodule") {
      FileIdentity.add("\(modules)/\(name)", to: &hash)
    }
  }
}
