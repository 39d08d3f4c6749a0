import Diagnostics
import RenderModel
import Testing

@testable import GLESRenderer

@Suite struct DeviceTests {
  @Test(arguments: [
    ("", DeviceChoice.automatic), ("auto", .automatic), ("0", .index(0)), ("12", .index(12)),
    ("/dev/dri/renderD128", .node("/dev/dri/renderD128")), ("llvm", .name("llvm")),
    ("99999999999999999999", .name("99999999999999999999")),
  ])
  func choicesAreReadAsTyped(text: String, choice: DeviceChoice) {
    #expect(DeviceChoice(text) == choice)
  }

  @Test func aMissingLibraryIsASentence() {
    let libraries = GLLibraries(egl: "libEGL-absent.so.1", gles: "libGLESv2.so.2")
    for attempt in [
      { _ = try DeviceList.all(libraries: libraries) },
      { _ = try GLESBackend(device: .automatic, libraries: libraries) },
    ] as [() throws -> Void] {
      let error = #expect(throws: ReliefError.self) { try attempt() }
      #expect(error?.exitCode == 3)
      #expect(
        error?.description.hasPrefix("no renderer: cannot open libEGL-absent.so.1: ") == true
      )
      #expect(error?.description.contains("libgl1-mesa-dri") == true)
    }
  }

  @Test(.needsEGL) func theListIsTheSameTwice() throws {
    let first = try DeviceList.all()
    #expect(!first.isEmpty)
    #expect(try DeviceList.all() == first)
    #expect(first.map(\.index) == Array(first.indices))
  }

  @Test(.needsEGL, arguments: ["99", "/dev/null", "voodoo"])
  func anUnknownDeviceIsNamedWithTheKnownOnes(asked: String) throws {
    let known = try DeviceList.all().map(\.description)
    #expect(throws: ReliefError.unknownDevice(asked: asked, known: known)) {
      try GLESBackend(device: DeviceChoice(asked), cacheFolder: nil)
    }
  }

  @Test(.needsEGL) func theDeviceAskedForIsTheOneUsed() throws {
    for device in try DeviceList.all() where device.problem == nil {
      let backend = try GLESBackend(device: .index(device.index), cacheFolder: nil)
      #expect(backend.device == device)
      #expect(backend.renderer.renderer == device.renderer)
      #expect(backend.renderer.isHardware == !device.isSoftware)
      if let node = device.drmNode {
        #expect(try GLESBackend(device: .node(node), cacheFolder: nil).device == device)
      }
      let part = device.renderer.prefix(5).uppercased()
      let named = try GLESBackend(device: .name(part), cacheFolder: nil)
      #expect(named.renderer.renderer.hasPrefix(device.renderer.prefix(5)))
    }
  }

  @Test(arguments: [
    ("llvmpipe (LLVM 15.0.6, 256 bits)", true), ("softpipe", true), ("Software Rasterizer", true),
    ("ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)))", true),
    ("NVIDIA H100/PCIe", false), ("Mesa Intel(R) UHD Graphics 620 (KBL GT2)", false),
    ("AMD Radeon RX 6800 (radeonsi, navi21, LLVM 15.0.6)", false),
  ])
  func softwareIsKnownByItsName(renderer: String, isSoftware: Bool) {
    let strings = GLStrings(vendor: "", renderer: renderer, version: "")
    #expect(strings.isSoftware == isSoftware)
  }
}
