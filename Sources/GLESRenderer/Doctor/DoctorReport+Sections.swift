extension DoctorReport.Section {
  static func libraries(_ graphics: GraphicsFacts) -> Self {
    func line(_ name: String, _ problem: String?) -> String {
      problem.map { "\(name): cannot be opened: \($0)" } ?? "\(name): found"
    }
    return Self(
      title: "Libraries",
      lines: [
        line(graphics.libraries.egl, graphics.eglProblem),
        line(graphics.libraries.gles, graphics.glesProblem),
      ]
    )
  }

  static func vendorFiles(_ machine: MachineFacts, _ graphics: GraphicsFacts) -> Self {
    let lines = machine.vendorFiles.map { file in
      guard file.isReadable else { return "\(file.path): cannot be read" }
      guard let library = file.library else { return "\(file.path): names no library" }
      let problem = graphics.vendorProblems[library].map { ": cannot be opened: \($0)" }
      return "\(file.path): \(library)\(problem ?? "")"
    }
    return Self(title: "EGL vendor files", lines: lines.isEmpty ? ["none"] : lines)
  }

  static func deviceNodes(_ machine: MachineFacts) -> Self {
    let lines = (machine.drmNodes + machine.nvidiaNodes).map { node in
      let rights =
        switch (node.isReadable, node.isWritable) {
        case (true, true): "readable and writable"
        case (true, false): "readable, not writable"
        case (false, true): "writable, not readable"
        case (false, false): "neither readable nor writable"
        }
      return "\(node.path): \(rights) by \(machine.user), group \(node.group)"
    }
    return Self(title: "Device nodes", lines: lines.isEmpty ? ["none"] : lines)
  }

  static func surroundings(_ machine: MachineFacts) -> Self {
    let container = machine.isContainer ? "a container" : "not a container, by the usual signs"
    let marks = machine.containerMarks.map { "\($0) exists" }
    let variables = MachineFacts.variableNames.compactMap { name in
      machine.variables[name].map { "\(name)=\($0)" }
    }
    return Self(title: "Surroundings", lines: [container] + marks + variables)
  }

  static func devices(_ graphics: GraphicsFacts) -> Self {
    let lines = graphics.devices.map { device in
      device.problem.map { "\(device): \($0)" }
        ?? "\(device): \(device.vendor), \(device.version)"
    }
    return Self(title: "EGL devices", lines: lines.isEmpty ? ["none"] : lines)
  }
}
