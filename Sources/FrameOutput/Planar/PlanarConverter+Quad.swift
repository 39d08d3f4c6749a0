import RenderModel

extension PlanarConverter {
  /// Converts squares of two by two pixels, of any alpha, and those beyond the picture's edge.
  func convertQuads(_ columns: Range<Int>, _ y: Int) {
    for x in stride(from: columns.lowerBound, to: columns.upperBound, by: 2) {
      convertQuad(x, y)
    }
  }

  private func convertQuad(_ x: Int, _ y: Int) {
    // Colours weighted by alpha, and alpha: what the mean of four straight colours is made of.
    var sum = SIMD4<Float>()
    for row in y...y + 1 {
      for column in x...x + 1 {
        let pixel = pixel(column, row)
        let place = row * size.width + column
        planes[place] = code(BT709.luma, pixel.red, pixel.green, pixel.blue)
        if keepsAlpha { planes[alphaStart + place] = pixel.alpha }
        let weight = keepsAlpha ? Float(pixel.alpha) : 255
        sum +=
          SIMD4(Float(pixel.red), Float(pixel.green), Float(pixel.blue), 1)
          * SIMD4(repeating: weight)
      }
    }
    if sum.w == 0 {
      let clear = SIMD4(
        Float(background.red), Float(background.green), Float(background.blue), 1)
      sum = 4 * clear
    } else {
      sum = 4 * sum / sum.w
    }
    let place = y / 2 * (size.width / 2) + x / 2
    planes[blueStart + place] = UInt8(BT709.chromaBlue.code(sum.x, sum.y, sum.z))
    planes[redStart + place] = UInt8(BT709.chromaRed.code(sum.x, sum.y, sum.z))
  }

  private func code(_ row: BT709.Row, _ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    UInt8(row.code(Float(red), Float(green), Float(blue)))
  }

  /// A pixel in straight colour, composed over the background where alpha is not kept.
  private func pixel(_ x: Int, _ y: Int) -> RGBA8 {
    guard x < width, y < height else { return background }
    let offset = (y * width + x) * 4
    let alpha = pixels.load(fromByteOffset: offset + 3, as: UInt8.self)
    func component(_ index: Int, behind: UInt8) -> UInt8 {
      let value = pixels.load(fromByteOffset: offset + index, as: UInt8.self)
      if alpha == 255 { return value }
      if !keepsAlpha { return composed(value, alpha: alpha, over: behind) }
      return alpha == 0 ? behind : straight(value, alpha: alpha)
    }
    return RGBA8(
      red: component(0, behind: background.red), green: component(1, behind: background.green),
      blue: component(2, behind: background.blue), alpha: keepsAlpha ? alpha : 255)
  }
}
