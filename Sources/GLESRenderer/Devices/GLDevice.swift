/// A device that EGL lists, and what it said when it was opened.
package struct GLDevice: Sendable, Hashable {
  /// Its place in the list, from 0.
  package var index: Int
  package var platform: Platform
  /// Such as `Mesa/X.org`; empty where the device could not be opened.
  package var vendor: String
  /// Such as `llvmpipe (LLVM 15.0.6, 256 bits)`; empty where it could not be opened.
  package var renderer: String
  /// Such as `OpenGL ES 3.2 Mesa 22.3.6`; empty where it could not be opened.
  package var version: String
  /// Such as `/dev/dri/renderD128`.
  package var drmNode: String?
  /// The number by which CUDA knows it.
  package var cudaOrdinal: Int?
  /// Whether the pixels are computed on the processor.
  package var isSoftware: Bool
  /// Why it cannot be drawn on; nil where it can.
  package var problem: String?

  /// The way in which EGL reaches a device.
  package enum Platform: String, Sendable, Hashable {
    /// EGL_EXT_platform_device.
    case device
    /// EGL_MESA_platform_surfaceless: Mesa picks.
    case surfaceless
  }
}

extension GLDevice: CustomStringConvertible {
  /// Such as `0 (llvmpipe (LLVM 15.0.6, 256 bits), software)`.
  package var description: String {
    var facts = [problem == nil ? renderer : "cannot be opened"]
    if let drmNode { facts.append(drmNode) }
    if let cudaOrdinal { facts.append("CUDA \(cudaOrdinal)") }
    if isSoftware { facts.append("software") }
    if platform == .surfaceless { facts.append("surfaceless") }
    return "\(index) (\(facts.joined(separator: ", ")))"
  }
}
