import Testing

@testable import GLESRenderer

/// What the doctor concludes from given facts.
@Suite struct DoctorTests {
  static let mesa = VendorFile(
    path: "/usr/share/glvnd/egl_vendor.d/50_mesa.json",
    isReadable: true,
    library: "libEGL_mesa.so.0"
  )
  static let llvmpipe = GLDevice(
    index: 0,
    platform: .device,
    vendor: "Mesa",
    renderer: "llvmpipe",
    version: "OpenGL ES 3.2",
    isSoftware: true
  )

  func graphics(_ devices: [GLDevice] = [llvmpipe]) -> GraphicsFacts {
    GraphicsFacts(libraries: .system, devices: devices)
  }

  func findings(_ machine: MachineFacts, _ graphics: GraphicsFacts) -> [String] {
    Doctor.report(machine, graphics).findings.map { "\($0.problem) \($0.remedy)" }
  }

  @Test func missingEGLIsNamedWithTheLoadersReason() {
    var facts = graphics([])
    facts.eglProblem = "no such file"
    let report = Doctor.report(MachineFacts(), facts)
    #expect(report.verdict == .none)
    #expect(report.findings.first?.problem == "libEGL.so.1 cannot be opened: no such file.")
    #expect(report.findings.first?.remedy.contains("apt-get install libegl1") == true)
    #expect(report.commonFixes.count >= 3)
  }

  @Test func anUnreadableRenderNodeIsNamedWithItsGroup() {
    let node = DeviceNode(
      path: "/dev/dri/renderD128",
      isReadable: false,
      isWritable: false,
      group: "render"
    )
    let machine = MachineFacts(vendorFiles: [Self.mesa], drmNodes: [node], user: "ada")
    let found = findings(machine, graphics())
    #expect(found.count == 1)
    #expect(found[0].contains("/dev/dri/renderD128") && found[0].contains("'render'"))
    #expect(found[0].contains("usermod -aG render ada"))
    var container = machine
    container.containerMarks = ["/.dockerenv"]
    #expect(findings(container, graphics())[0].contains("--group-add render"))
  }

  @Test func aContainerWithoutGraphicsCapabilityIsTold() {
    let node = DeviceNode(path: "/dev/nvidia0", isReadable: true, isWritable: true, group: "root")
    let machine = MachineFacts(
      variables: [
        "NVIDIA_VISIBLE_DEVICES": "all", "NVIDIA_DRIVER_CAPABILITIES": "compute,utility",
      ],
      vendorFiles: [Self.mesa],
      nvidiaNodes: [node]
    )
    let found = findings(machine, graphics())
    #expect(found.count == 1)
    #expect(found[0].contains("NVIDIA_DRIVER_CAPABILITIES: compute,utility"))
    #expect(found[0].contains("graphics,compute,utility"))
  }

  @Test func aMIGSliceHasNoGraphics() {
    let machine = MachineFacts(variables: ["NVIDIA_VISIBLE_DEVICES": "MIG-0123"])
    #expect(findings(machine, graphics()).contains { $0.contains("MIG slice") })
  }

  @Test func noDriverAndNoGPUAreTwoFindings() {
    let found = findings(MachineFacts(), graphics([]))
    #expect(found.contains { $0.contains("no vendor file") })
    #expect(found.contains { $0.contains("No GPU can be seen") })
  }

  @Test func aWrongVendorFileListIsNamed() {
    let variables = ["__EGL_VENDOR_LIBRARY_FILENAMES": "/nonexistent.json"]
    let machine = MachineFacts(variables: variables, vendorFiles: VendorFile.all(variables))
    #expect(
      findings(machine, graphics([])).first
        == "The vendor file /nonexistent.json cannot be read. "
        + "Correct or unset __EGL_VENDOR_LIBRARY_FILENAMES."
    )
  }

  @Test func forcedSoftwareIsNamed() {
    let machine = MachineFacts(variables: ["LIBGL_ALWAYS_SOFTWARE": "1"])
    #expect(findings(machine, graphics()).contains { $0.contains("Unset LIBGL_ALWAYS_SOFTWARE") })
  }

  @Test func hardwareNeedsNoAdvice() {
    var gpu = Self.llvmpipe
    gpu.renderer = "Mesa Intel(R) UHD Graphics"
    gpu.isSoftware = false
    let report = Doctor.report(MachineFacts(vendorFiles: [Self.mesa]), graphics([gpu]))
    #expect(report.verdict == .hardware)
    #expect(report.findings.isEmpty && report.commonFixes.isEmpty)
  }

  @Test func theLibraryIsReadFromAVendorFile() {
    let json = """
      { "file_format_version" : "1.0.0", "ICD" : { "library_path" : "libEGL_mesa.so.0" } }
      """
    #expect(VendorFile.libraryPath(json) == "libEGL_mesa.so.0")
    #expect(VendorFile.libraryPath("{}") == nil)
  }

  @Test func examiningThisMachineNamesEverySubject() {
    let report = Doctor.examine(
      libraries: GLLibraries(egl: "libEGL-absent.so.1", gles: "libGLESv2-absent.so.2")
    )
    #expect(report.verdict == .none)
    #expect(
      report.sections.map(\.title)
        == ["Libraries", "EGL vendor files", "Device nodes", "Surroundings", "EGL devices"]
    )
    #expect(report.sections.allSatisfy { !$0.lines.isEmpty })
    #expect(report.sections[0].lines[0].hasPrefix("libEGL-absent.so.1: cannot be opened: "))
  }

  @Test(.needsEGL) func examiningOpensTheDevices() throws {
    let report = Doctor.examine()
    #expect(try report.devices == DeviceList.all())
    #expect(report.verdict != .none)
  }
}
