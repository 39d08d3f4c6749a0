extension Doctor {
  /// What is wrong, each with its remedy; the order is from the library down to the device.
  static func findings(
    _ machine: MachineFacts,
    _ graphics: GraphicsFacts
  ) -> [DoctorReport.Finding] {
    libraryFindings(graphics) + vendorFindings(machine, graphics)
      + nvidiaFindings(machine, graphics)
      + nodeFindings(machine, graphics) + softwareFindings(machine, graphics)
  }

  private static func libraryFindings(_ graphics: GraphicsFacts) -> [DoctorReport.Finding] {
    var found: [DoctorReport.Finding] = []
    if let problem = graphics.eglProblem {
      found.append(
        .init(
          problem: "\(graphics.libraries.egl) cannot be opened: \(problem).",
          remedy: "Install it: 'apt-get install libegl1' (Debian, Ubuntu), "
            + "'dnf install libglvnd-egl' (Fedora)."
        )
      )
    } else if let problem = graphics.loadProblem {
      found.append(
        .init(
          problem: "The EGL library opens, but cannot be used: \(problem).",
          remedy: "Install libEGL of libglvnd, and libgles2 beside it."
        )
      )
    }
    if let problem = graphics.glesProblem {
      found.append(
        .init(
          problem: "\(graphics.libraries.gles) cannot be opened: \(problem).",
          remedy: "Install it: 'apt-get install libgles2' (Debian, Ubuntu), "
            + "'dnf install libglvnd-gles' (Fedora)."
        )
      )
    }
    return found
  }

  private static func vendorFindings(
    _ machine: MachineFacts,
    _ graphics: GraphicsFacts
  ) -> [DoctorReport.Finding] {
    var found: [DoctorReport.Finding] = []
    for file in machine.vendorFiles where !file.isReadable {
      found.append(
        .init(
          problem: "The vendor file \(file.path) cannot be read.",
          remedy: machine.variables["__EGL_VENDOR_LIBRARY_FILENAMES"] == nil
            ? "Reinstall the driver that put it there."
            : "Correct or unset __EGL_VENDOR_LIBRARY_FILENAMES."
        )
      )
    }
    for file in machine.vendorFiles {
      guard let library = file.library, let problem = graphics.vendorProblems[library]
      else { continue }
      found.append(
        .init(
          problem: "\(file.path) names \(library), which cannot be opened: \(problem).",
          remedy: "Install the driver's libraries, of the same version as its kernel module."
        )
      )
    }
    if machine.vendorFiles.isEmpty && graphics.verdict == .none && graphics.eglProblem == nil {
      found.append(
        .init(
          problem: "No driver is registered with libEGL: there is no vendor file.",
          remedy: "Install one: 'apt-get install libgl1-mesa-dri' for Mesa, or the GL libraries "
            + "of the NVIDIA driver (libnvidia-gl-* on Ubuntu)."
        )
      )
    }
    return found
  }

  private static func nvidiaFindings(
    _ machine: MachineFacts,
    _ graphics: GraphicsFacts
  ) -> [DoctorReport.Finding] {
    var found: [DoctorReport.Finding] = []
    if machine.variables["NVIDIA_VISIBLE_DEVICES"]?.contains("MIG-") == true {
      found.append(
        .init(
          problem: "The GPU is a MIG slice, which has no graphics.",
          remedy: "Ask for a whole GPU, or use the software renderer."
        )
      )
    }
    let hasVendor = machine.vendorFiles.contains { $0.library?.contains("nvidia") == true }
    if machine.nvidiaNodes.isEmpty || hasVendor { return found }
    if machine.isContainer {
      let given = machine.variables["NVIDIA_DRIVER_CAPABILITIES"] ?? "not set"
      found.append(
        .init(
          problem: "There is an NVIDIA GPU, but this container was given no graphics libraries "
            + "for it (NVIDIA_DRIVER_CAPABILITIES: \(given)).",
          remedy: "Start the container with "
            + "'-e NVIDIA_DRIVER_CAPABILITIES=graphics,compute,utility'."
        )
      )
    } else {
      found.append(
        .init(
          problem: "There is an NVIDIA GPU, but its driver's GL libraries are not installed.",
          remedy: "Install them, of the kernel module's version: libnvidia-gl-* (Ubuntu), "
            + "libnvidia-egl-icd or nvidia-egl-icd (Debian)."
        )
      )
    }
    return found
  }

  private static func nodeFindings(
    _ machine: MachineFacts,
    _ graphics: GraphicsFacts
  ) -> [DoctorReport.Finding] {
    if graphics.verdict == .hardware { return [] }
    let renderNodes = machine.drmNodes.filter { $0.path.contains("renderD") }
    var found = renderNodes.filter { !$0.isUsable }.map { node in
      DoctorReport.Finding(
        problem: "\(node.path) cannot be opened for reading and writing by \(machine.user); "
          + "it belongs to the group '\(node.group)'.",
        remedy: machine.isContainer
          ? "Start the container with '--group-add \(node.group)'."
          : "'sudo usermod -aG \(node.group) \(machine.user)', and log in again."
      )
    }
    for node in machine.nvidiaNodes where !node.isUsable {
      found.append(
        .init(
          problem: "\(node.path) cannot be opened for reading and writing by \(machine.user).",
          remedy: "Ask the administrator for access, or in a batch system for a GPU."
        )
      )
    }
    if renderNodes.isEmpty && machine.nvidiaNodes.isEmpty {
      found.append(
        .init(
          problem: "No GPU can be seen: there is neither /dev/dri/renderD* nor /dev/nvidia*.",
          remedy: machine.isContainer
            ? "If the machine has one, start the container with '--gpus all' (NVIDIA) or "
              + "'--device /dev/dri'."
            : "If the machine has one, load its kernel driver; in a batch system, ask for a GPU."
        )
      )
    }
    return found
  }

  private static func softwareFindings(
    _ machine: MachineFacts,
    _ graphics: GraphicsFacts
  ) -> [DoctorReport.Finding] {
    guard graphics.verdict == .softwareOnly else { return [] }
    var found: [DoctorReport.Finding] = []
    for name in ["LIBGL_ALWAYS_SOFTWARE", "GALLIUM_DRIVER", "MESA_LOADER_DRIVER_OVERRIDE"] {
      guard let value = machine.variables[name] else { continue }
      found.append(
        .init(
          problem: "\(name) is set to '\(value)', which may keep Mesa from the GPU.",
          remedy: "Unset \(name)."
        )
      )
    }
    if machine.drmNodes.contains(where: { $0.path.contains("renderD") && $0.isUsable }) {
      found.append(
        .init(
          problem: "A render node can be opened, but no driver draws on it.",
          remedy: "Install the driver for this GPU: for Intel and AMD 'apt-get install "
            + "libgl1-mesa-dri', perhaps of a newer release; for NVIDIA its own."
        )
      )
    }
    return found
  }
}
