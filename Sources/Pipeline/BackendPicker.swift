import Diagnostics
import GLESRenderer
import Glibc
import RenderModel
import SoftwareRenderer

/// Starts the back end that the options ask for.
enum BackendPicker {
  struct Picked {
    var backend: any RenderBackend
    /// Why the picture is not drawn as could be expected; nil where it is.
    var warning: String?
  }

  static func pick(_ options: RenderOptions) throws(ReliefError) -> Picked {
    switch options.backend {
    case .software:
      return Picked(backend: SoftwareBackend(threads: options.threads))
    case .gles:
      return Picked(backend: try gles(options, mustBeHardware: false))
    case .glesHardware:
      return Picked(backend: try gles(options, mustBeHardware: true))
    case .auto:
      return try automatic(options)
    }
  }

  /// GLES where a device is asked for or a GPU seems to be there, else our own renderer.
  ///
  /// Loading a software GL driver only to turn it down would take longer than many a chart, so the
  /// kernel's device nodes are looked at first.
  private static func automatic(_ options: RenderOptions) throws(ReliefError) -> Picked {
    if options.device != nil {
      return Picked(backend: try gles(options, mustBeHardware: false))
    }
    guard hasDeviceNode else {
      return Picked(backend: SoftwareBackend(threads: options.threads))
    }
    do {
      return Picked(backend: try gles(options, mustBeHardware: true))
    } catch {
      return Picked(
        backend: SoftwareBackend(threads: options.threads),
        warning: "a GPU seems to be there but is not used, see 'relief doctor': \(error)")
    }
  }

  private static func gles(
    _ options: RenderOptions, mustBeHardware: Bool
  ) throws(ReliefError) -> GLESBackend {
    let choice = options.device.map { DeviceChoice($0) } ?? .automatic
    let backend = try GLESBackend(device: choice)
    guard !mustBeHardware || backend.renderer.isHardware else {
      throw .noRenderer(
        reason: "the GL driver at hand is software (\(backend.renderer.renderer)); "
          + "see 'relief doctor', or use --backend software")
    }
    return backend
  }

  /// Whether the kernel shows a GPU: a DRM render node, NVIDIA's or WSL's device.
  private static var hasDeviceNode: Bool {
    if access("/dev/nvidia0", F_OK) == 0 || access("/dev/dxg", F_OK) == 0 { return true }
    return (128..<144).contains { access("/dev/dri/renderD\($0)", F_OK) == 0 }
  }
}
