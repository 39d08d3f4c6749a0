import RenderModel
import Testing

/// How far two pictures of the same size are apart, in levels of 255.
struct Difference: CustomStringConvertible {
  var mean: Double
  var greatest: Int
  /// The share of channels that are off by more than 24.
  var outliers: Double
  /// The difference, eight times as strong.
  var picture: Bitmap

  /// - Parameter counts: whether a pixel is compared.
  init(
    _ a: Bitmap, _ b: Bitmap, counts: (_ x: Int, _ y: Int) -> Bool = { _, _ in true }
  ) throws {
    try #require(a.width == b.width && a.height == b.height, "the pictures differ in size")
    var sum = 0
    var compared = 0
    var outliers = 0
    greatest = 0
    var bytes = [UInt8](repeating: 255, count: a.bytes.count)
    for index in a.bytes.indices where counts(index / 4 % a.width, index / 4 / a.width) {
      let d = abs(Int(a.bytes[index]) - Int(b.bytes[index]))
      sum += d
      compared += 1
      greatest = max(greatest, d)
      if d > 24 { outliers += 1 }
      if index % 4 != 3 { bytes[index] = UInt8(min(255, d * 8)) }
    }
    mean = Double(sum) / Double(max(1, compared))
    self.outliers = Double(outliers) / Double(max(1, compared))
    picture = Bitmap(width: a.width, height: a.height, bytes: bytes)
  }

  var description: String {
    "mean \(mean), greatest \(greatest), \(outliers * 100) % of channels off by more than 24"
  }
}
