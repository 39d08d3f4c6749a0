import CGLES
import Diagnostics

/// A device as EGL lists it, not yet opened.
struct EGLCandidate {
  var index: Int
  var platform: GLDevice.Platform
  /// nil for the surfaceless platform.
  var handle: EGLDeviceEXT?
  var drmNode: String?
  var cudaOrdinal: Int?
  /// What the driver says before it is opened: EGL_MESA_device_software.
  var isKnownSoftware: Bool

  /// All devices in EGL's order, then the surfaceless platform where there is one.
  ///
  /// The libraries are loaded.
  static func all() -> [EGLCandidate] {
    var found = deviceHandles().enumerated().map { EGLCandidate(index: $0, device: $1) }
    if words(eglQueryString(nil, EGL_EXTENSIONS)).contains("EGL_MESA_platform_surfaceless") {
      found.append(
        EGLCandidate(
          index: found.count,
          platform: .surfaceless,
          handle: nil,
          isKnownSoftware: false
        )
      )
    }
    return found
  }

  // The entry points count, not the extension strings: some drivers have them and do not say so.
  private static func deviceHandles() -> [EGLDeviceEXT] {
    guard cgles_has_eglQueryDevicesEXT(), cgles_has_eglGetPlatformDisplayEXT() else { return [] }
    var count: EGLint = 0
    guard eglQueryDevicesEXT(0, nil, &count) != 0, count > 0 else { return [] }
    var handles = [EGLDeviceEXT?](repeating: nil, count: Int(count))
    guard eglQueryDevicesEXT(count, &handles, &count) != 0 else { return [] }
    return handles.prefix(Int(count)).compactMap { $0 }
  }

  private init(index: Int, device: EGLDeviceEXT) {
    let has = words(EGLCandidate.text(of: device, EGL_EXTENSIONS))
    self.index = index
    platform = .device
    handle = device
    isKnownSoftware = has.contains("EGL_MESA_device_software")
    // Asked only of devices that know the question: Mesa logs an error otherwise.
    for (name, question) in [
      ("EGL_EXT_device_drm_render_node", EGL_DRM_RENDER_NODE_FILE_EXT),
      ("EGL_EXT_device_drm", EGL_DRM_DEVICE_FILE_EXT),
    ] where drmNode == nil && has.contains(name) {
      drmNode = EGLCandidate.text(of: device, question).map { String(cString: $0) }
    }
    var ordinal: EGLAttrib = 0
    if has.contains("EGL_NV_device_cuda"), cgles_has_eglQueryDeviceAttribEXT(),
      eglQueryDeviceAttribEXT(device, EGL_CUDA_DEVICE_NV, &ordinal) != 0
    {
      cudaOrdinal = Int(ordinal)
    }
  }

  private init(
    index: Int,
    platform: GLDevice.Platform,
    handle: EGLDeviceEXT?,
    isKnownSoftware: Bool
  ) {
    self.index = index
    self.platform = platform
    self.handle = handle
    self.isKnownSoftware = isKnownSoftware
  }

  private static func text(of device: EGLDeviceEXT, _ name: EGLint) -> UnsafePointer<CChar>? {
    cgles_has_eglQueryDeviceStringEXT() ? eglQueryDeviceStringEXT(device, name) : nil
  }

  /// Starts the driver and makes a context.
  func open() throws(ReliefError) -> GLContext {
    let kind = platform == .device ? EGL_PLATFORM_DEVICE_EXT : EGL_PLATFORM_SURFACELESS_MESA
    guard let display = eglGetPlatformDisplayEXT(EGLenum(kind), handle, nil) else {
      throw .graphics(call: "eglGetPlatformDisplay", reason: eglErrorText())
    }
    guard eglInitialize(display, nil, nil) != 0 else {
      throw .graphics(call: "eglInitialize", reason: eglErrorText())
    }
    return try GLContext(display: display)
  }

  /// The plain description, with what an attempt to open it gave.
  func described(_ context: Result<GLContext, ReliefError>) -> GLDevice {
    var device = GLDevice(
      index: index,
      platform: platform,
      vendor: "",
      renderer: "",
      version: "",
      drmNode: drmNode,
      cudaOrdinal: cudaOrdinal,
      isSoftware: isKnownSoftware
    )
    switch context {
    case .success(let context):
      device.vendor = context.strings.vendor
      device.renderer = context.strings.renderer
      device.version = context.strings.version
      device.isSoftware = context.strings.isSoftware
    case .failure(let error):
      device.problem = "\(error)"
    }
    return device
  }
}
