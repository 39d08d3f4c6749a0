import CGLES
import RenderModel

/// A value for every uniform; a program takes those that it has.
struct UniformValues {
  var view: [Float] = Matrix4.identity.floats
  var projection: [Float] = Matrix4.identity.floats
  var crop: SIMD4<Float> = [1, 1, 0, 0]
  /// The crop of what is drawn at one sample of every pixel.
  var sampleCrop: SIMD4<Float> = [1, 1, 0, 0]
  var imageSize: SIMD2<Float> = [1, 1]
  var scale: Float = 1
  var pixelSpan: Float = 1
  var color: SIMD4<Float> = [0, 0, 0, 1]
  var rampRow: Int32 = 0
  var keyDirection: SIMD3<Float> = [0, 0, 1]
  var fillDirection: SIMD3<Float> = [0, 0, 1]
  var strengths: SIMD3<Float> = [0, 0, 1]
  var material: SIMD2<Float> = [0, 1]

  /// Sets a uniform of the program that is in use.
  func set(_ uniform: Uniform, at location: GLint) {
    switch uniform {
    case .view: glUniformMatrix4fv(location, 1, 0, view)
    case .projection: glUniformMatrix4fv(location, 1, 0, projection)
    case .crop: glUniform4f(location, crop.x, crop.y, crop.z, crop.w)
    case .imageSize: glUniform2f(location, imageSize.x, imageSize.y)
    case .scale: glUniform1f(location, scale)
    case .pixelSpan: glUniform1f(location, pixelSpan)
    case .color: glUniform4f(location, color.x, color.y, color.z, color.w)
    case .rampRow: glUniform1i(location, rampRow)
    case .keyDirection: glUniform3f(location, keyDirection.x, keyDirection.y, keyDirection.z)
    case .fillDirection: glUniform3f(location, fillDirection.x, fillDirection.y, fillDirection.z)
    case .strengths: glUniform3f(location, strengths.x, strengths.y, strengths.z)
    case .material: glUniform2f(location, material.x, material.y)
    // Their units are set once: see `GLProgram`.
    case .ramps, .atlas, .peeledDepth, .opaqueDepth, .front, .picture, .mask: break
    }
  }

  mutating func take(_ light: SceneLight) {
    keyDirection = light.keyDirection
    fillDirection = light.fillDirection
    strengths = [light.key, light.fill, light.ambient]
  }

  mutating func take(_ material: Material) {
    let lighting = material.lighting ?? Material.Lighting()
    self.material = [lighting.metalness, lighting.roughness]
    switch material.color {
    case .solid(let color): self.color = color.fractions
    case .ramp(let row, _): rampRow = Int32(clamping: row)
    case .normal(let alpha): self.color.w = Float(alpha) / 255
    case .vertex: break
    }
  }

  /// The crop that draws a part of the image upright.
  ///
  /// OpenGL reads rows from the bottom, so y is turned: the first row read is the top one.
  ///
  /// - Parameter sample: the place that the sample crop moves to the middle of its pixel.
  mutating func take(_ part: PixelRect, of size: PixelSize, sample: SamplePlace) {
    let (w, h) = (Double(part.width), Double(part.height))
    let (imageWidth, imageHeight) = (Double(size.width), Double(size.height))
    crop = [
      Float(imageWidth / w), Float(-imageHeight / h),
      Float((imageWidth - 2 * Double(part.x) - w) / w),
      Float((imageHeight - 2 * Double(part.y) - h) / h),
    ]
    let shift = SIMD2(2 * (0.5 - sample.x) / w, 2 * (0.5 - sample.y) / h)
    sampleCrop = crop + [0, 0, Float(shift.x), Float(shift.y)]
  }
}
