import RenderModel

/// A picture of flat patches, in which every frame differs from the others.
struct Patches {
  static let colors: [RGBA8] = [
    RGBA8(red: 255, green: 0, blue: 0), RGBA8(red: 0, green: 255, blue: 0),
    RGBA8(red: 0, green: 0, blue: 255), RGBA8(red: 255, green: 255, blue: 255),
    RGBA8(red: 0, green: 0, blue: 0), RGBA8(red: 128, green: 128, blue: 128),
    RGBA8(red: 0, green: 122, blue: 255), RGBA8(red: 52, green: 199, blue: 89),
    RGBA8(red: 255, green: 149, blue: 0), RGBA8(red: 175, green: 82, blue: 222),
    RGBA8(red: 255, green: 45, blue: 85), RGBA8(red: 28, green: 28, blue: 30),
  ]

  let width: Int
  let height: Int
  /// Opacity of the patches in the right half; those in the left are opaque.
  var alpha: UInt8 = 255

  private static let side = 32

  /// The colour at a place.
  func color(_ x: Int, _ y: Int, frame: Int) -> RGBA8 {
    let patch = x / Self.side + y / Self.side * 4 + frame
    var color = Self.colors[patch % Self.colors.count]
    if x >= width / 2 { color.alpha = alpha }
    return color
  }

  func bitmap(_ frame: Int) -> Bitmap {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let color = color(x, y, frame: frame)
        for part in [color.red, color.green, color.blue] {
          bytes.append(UInt8((Int(part) * Int(color.alpha) + 127) / 255))
        }
        bytes.append(color.alpha)
      }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  /// The largest difference of a component inside the patches, away from their edges.
  ///
  /// - Parameters:
  ///   - decoded: straight RGBA, which may be wider and higher.
  func largestDifference(_ decoded: [UInt8], stride: Int, frame: Int) -> Int {
    var largest = 0
    for y in 0..<height where (8..<24).contains(y % Self.side) {
      for x in 0..<width where (8..<24).contains(x % Self.side) {
        let color = color(x, y, frame: frame)
        let place = (y * stride + x) * 4
        let wanted = [color.red, color.green, color.blue, color.alpha]
        for i in 0..<4 { largest = max(largest, abs(Int(decoded[place + i]) - Int(wanted[i]))) }
      }
    }
    return largest
  }
}
