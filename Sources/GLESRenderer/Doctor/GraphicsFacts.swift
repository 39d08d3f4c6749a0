import CGLES
import Diagnostics

/// What the graphics libraries said.
struct GraphicsFacts: Sendable, Equatable {
  var libraries: GLLibraries
  /// Why each cannot be opened; nil where it can.
  var eglProblem: String?
  var glesProblem: String?
  /// Why the two together cannot be used; nil where they can.
  var loadProblem: String?
  var devices: [GLDevice] = []
  /// Why a vendor's library cannot be opened, by its name.
  var vendorProblems: [String: String] = [:]

  var verdict: DoctorReport.Verdict {
    let working = devices.filter { $0.problem == nil }
    if working.contains(where: { !$0.isSoftware }) { return .hardware }
    return working.isEmpty ? .none : .softwareOnly
  }

  /// Opens the libraries, those of the vendors, and every device.
  static func examine(_ libraries: GLLibraries, vendorFiles: [VendorFile]) -> GraphicsFacts {
    var facts = GraphicsFacts(libraries: libraries)
    facts.eglProblem = problem(opening: libraries.egl)
    facts.glesProblem = problem(opening: libraries.gles)
    do throws(ReliefError) {
      facts.devices = try DeviceList.all(libraries: libraries)
    } catch {
      facts.loadProblem = "\(error)"
    }
    for library in vendorFiles.compactMap(\.library) {
      facts.vendorProblems[library] = problem(opening: library)
    }
    return facts
  }

  private static func problem(opening library: String) -> String? {
    messageOfFailure { cgles_can_open(library, $0, $1) }
  }
}
