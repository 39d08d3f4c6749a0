import Files
import Glibc

/// What can be seen of the machine without opening a driver.
struct MachineFacts: Sendable, Equatable {
  /// The environment variables that matter here and are set.
  var variables: [String: String] = [:]
  var vendorFiles: [VendorFile] = []
  /// `/dev/dri/*`.
  var drmNodes: [DeviceNode] = []
  /// `/dev/nvidia*`.
  var nvidiaNodes: [DeviceNode] = []
  /// The files that show that this is a container.
  var containerMarks: [String] = []
  var user = ""

  /// Whether there are signs of a container.
  var isContainer: Bool {
    !containerMarks.isEmpty || variables["container"] != nil
      || variables["KUBERNETES_SERVICE_HOST"] != nil || variables["NVIDIA_VISIBLE_DEVICES"] != nil
  }

  static let variableNames = [
    "__EGL_VENDOR_LIBRARY_FILENAMES", "__EGL_VENDOR_LIBRARY_DIRS", "LIBGL_ALWAYS_SOFTWARE",
    "GALLIUM_DRIVER", "MESA_LOADER_DRIVER_OVERRIDE", "LIBGL_DRIVERS_PATH", "LD_LIBRARY_PATH",
    "NVIDIA_VISIBLE_DEVICES", "NVIDIA_DRIVER_CAPABILITIES", "CUDA_VISIBLE_DEVICES", "container",
    "KUBERNETES_SERVICE_HOST",
  ]

  static func ofThisMachine() -> MachineFacts {
    var facts = MachineFacts()
    for name in variableNames { facts.variables[name] = variable(name) }
    facts.vendorFiles = VendorFile.all(facts.variables)
    facts.drmNodes = names(in: "/dev/dri")
      .filter { $0.hasPrefix("card") || $0.hasPrefix("renderD") }
      .map { DeviceNode("/dev/dri/\($0)") }
    facts.nvidiaNodes = names(in: "/dev").filter { $0.hasPrefix("nvidia") }
      .map { "/dev/\($0)" }.filter { !isFolder($0) }.map { DeviceNode($0) }
    facts.containerMarks = ["/.dockerenv", "/run/.containerenv"].filter { access($0, F_OK) == 0 }
    facts.user = getpwuid(getuid()).map { String(cString: $0.pointee.pw_name) } ?? "\(getuid())"
    return facts
  }
}

/// The names in a folder, sorted; none where it cannot be read.
func names(in folder: String) -> [String] {
  guard let stream = opendir(folder) else { return [] }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if name != "." && name != ".." { names.append(name) }
  }
  return names.sorted()
}

private func isFolder(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}
