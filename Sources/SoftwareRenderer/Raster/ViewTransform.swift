import RenderModel

/// A camera made ready for one image: its matrices with the viewport folded in.
///
/// `u_crop` of the shaders has no counterpart: all places are pixels of the whole image, whatever
/// part of it is drawn, so that a region is bit for bit a part of the whole.
struct ViewTransform {
  /// World to eye space.
  var eye: FloatMatrix
  /// World space to (pixel x, pixel y, window depth, 1) times w.
  var image: FloatMatrix
  var isPerspective: Bool
  /// Pixels per eye unit, at any depth when orthographic, at depth 1 in perspective.
  ///
  /// Negative in y where the eye's y runs up.
  var pixelsX: Float
  var pixelsY: Float
  /// The pixel of the eye's axis.
  var centerX: Float
  var centerY: Float
  /// Eye z to window depth: (slope z + offset) / w, where w is 1 or -z.
  var depthSlope: Float
  var depthOffset: Float
  /// Pixels per point.
  var scale: Float
  /// What part of the image segments are cut to, as they may be far longer.
  var size: PixelSize

  init(_ camera: Camera, size: PixelSize, scale: Double) {
    let w = Double(size.width) / 2
    let h = Double(size.height) / 2
    let viewport = Matrix4([w, 0, 0, 0], [0, -h, 0, 0], [0, 0, 0.5, 0], [w, h, 0.5, 1])
    self.init(
      view: camera.view,
      eyeToImage: viewport * camera.projection,
      isPerspective: camera.isPerspective,
      size: size,
      scale: scale
    )
  }

  private init(
    view: Matrix4,
    eyeToImage: Matrix4,
    isPerspective: Bool,
    size: PixelSize,
    scale: Double
  ) {
    eye = FloatMatrix(view)
    image = FloatMatrix(eyeToImage * view)
    self.isPerspective = isPerspective
    let e = FloatMatrix(eyeToImage)
    pixelsX = e.c0.x
    pixelsY = e.c1.y
    centerX = isPerspective ? -e.c2.x : e.c3.x
    centerY = isPerspective ? -e.c2.y : e.c3.y
    depthSlope = e.c2.z
    depthOffset = e.c3.z
    self.size = size
    self.scale = Float(scale)
  }

  /// The page: points from the top left corner to pixels, exactly a scale.
  static func page(size: PixelSize, scale: Double) -> ViewTransform {
    let toImage = Matrix4([scale, 0, 0, 0], [0, scale, 0, 0], [0, 0, -0.5, 0], [0, 0, 0.5, 1])
    return ViewTransform(
      view: .identity,
      eyeToImage: toImage,
      isPerspective: false,
      size: size,
      scale: scale
    )
  }

  /// The centre of a sphere in eye space, and its radius in w.
  ///
  /// Worked out wherever it is needed: that is quicker than fetching it from memory.
  @inline(__always)
  func sphere(_ s: SphereInstance) -> SIMD4<Float> {
    var center = eye.point(s.x, s.y, s.z)
    center.w = s.radius
    return center
  }

  /// Where the centre of a sphere stands on the image, in pixels.
  @inline(__always)
  func pixel(eye c: SIMD4<Float>) -> SIMD2<Float> {
    let over = isPerspective ? -1 / c.z : 1
    return SIMD2(c.x * over * pixelsX + centerX, c.y * over * pixelsY + centerY)
  }

  /// The window depth of what is moved toward the viewer by points at that depth.
  @inline(__always)
  func lifted(_ depth: Double, by points: Float) -> Float {
    if points == 0 { return Float(depth) }
    let units = Double(points * scale / abs(pixelsY))
    let moved = liftedDepth(
      depth, Double(depthSlope), units, isPerspective: isPerspective)
    return Float(max(moved, 0))
  }

  /// The window depth at eye z.
  @inline(__always)
  func windowDepth(_ z: Float) -> Float {
    let over = isPerspective ? -1 / z : 1
    return (depthSlope * z + depthOffset) * over
  }
}
