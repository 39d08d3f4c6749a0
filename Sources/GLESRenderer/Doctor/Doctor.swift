/// Examines the way from here to a graphics device.
package enum Doctor {
  /// Collects the facts, opens every device and draws the conclusions; never fails.
  package static func examine(libraries: GLLibraries = .system) -> DoctorReport {
    let machine = MachineFacts.ofThisMachine()
    let graphics = GraphicsFacts.examine(libraries, vendorFiles: machine.vendorFiles)
    return report(machine, graphics)
  }

  /// The conclusions from given facts.
  static func report(_ machine: MachineFacts, _ graphics: GraphicsFacts) -> DoctorReport {
    let verdict = graphics.verdict
    return DoctorReport(
      verdict: verdict,
      sections: [
        .libraries(graphics), .vendorFiles(machine, graphics), .deviceNodes(machine),
        .surroundings(machine), .devices(graphics),
      ],
      findings: findings(machine, graphics),
      commonFixes: verdict == .hardware ? [] : commonFixes,
      devices: graphics.devices
    )
  }

  /// The remedies that most reports of this kind end with.
  static let commonFixes = [
    "Install a driver: 'apt-get install libegl1 libgles2 libgl1-mesa-dri' (Debian, Ubuntu), "
      + "'dnf install mesa-libEGL mesa-libGLES mesa-dri-drivers' (Fedora), or the GL libraries of "
      + "the NVIDIA driver.",
    "In a container with an NVIDIA GPU: start it with '--gpus all' and "
      + "'-e NVIDIA_DRIVER_CAPABILITIES=graphics,compute,utility'; the default leaves graphics out.",
    "In a container with another GPU: start it with '--device /dev/dri'.",
    "Where /dev/dri/renderD* exists but cannot be opened: join the group that owns it, usually "
      + "'sudo usermod -aG render $USER', and log in again; in a container, '--group-add'.",
  ]
}
