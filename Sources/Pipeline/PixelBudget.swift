import Diagnostics
import Glibc

/// Refuses sizes that make no sense or no picture, before anything is allocated.
package enum PixelBudget {
  /// The longest side of an image, in pixels.
  package static let longestSide = 65535
  /// The most pixels of an image.
  package static let mostPixels = 1 << 30

  /// What drawing and writing take besides the bitmap, in bytes.
  private static let workingMemory = 64 << 20

  /// Checks the size and the scale.
  ///
  /// Throws `badSize` or `tooManyPixels`.
  package static func check(_ options: RenderOptions) throws(ReliefError) {
    let text = "\(number(options.width))x\(number(options.height))"
    guard options.width.isFinite, options.height.isFinite, options.width > 0, options.height > 0
    else {
      throw .badSize(text: text, reason: "both sides must be numbers above 0")
    }
    guard options.scale.isFinite, options.scale > 0 else {
      throw .badSize(text: number(options.scale), reason: "the scale must be a number above 0")
    }
    let width = (options.width * options.scale).rounded()
    let height = (options.height * options.scale).rounded()
    guard width >= 1, height >= 1 else {
      throw .badSize(text: text, reason: "at scale \(number(options.scale)) it has no pixels")
    }
    guard max(width, height) <= Double(longestSide) else {
      throw .badSize(
        text: text,
        reason: "at scale \(number(options.scale)) a side has more than \(longestSide) pixels")
    }
    guard width * height <= Double(mostPixels) else {
      throw .tooManyPixels(width: Int(width), height: Int(height), limit: mostPixels)
    }
  }

  /// Asks for the memory of a whole bitmap once and gives it back: an array that gets none ends the
  /// process.
  ///
  /// Throws `noMemory`.
  package static func checkMemory(_ options: RenderOptions) throws(ReliefError) {
    let (width, height) = (options.pixelSize.width, options.pixelSize.height)
    let bytes = width * height * 4
    // By mmap: the compiler takes out a malloc whose memory is not used.
    let size = bytes + workingMemory
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard memory != MAP_FAILED else {
      throw .noMemory(width: width, height: height, bytes: bytes)
    }
    munmap(memory, size)
  }

  /// A number without a needless fraction.
  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
