import RenderModel

/// Up to four fragments of one item on their way to a colour.
struct FragmentBatch {
  enum Mode {
    /// Add the colour to the pixel by its share of samples: a solid layer whose pixels have been
    /// cleared for it.
    case weigh
    /// Blend the colour over the samples.
    case blend
    /// Keep the colour in the tile's translucent fragment.
    case keep
  }

  var mode = Mode.weigh
  /// The item, and its stretch of the tile's entries.
  private(set) var item = UnsafePointer<FramePlan.Item>(bitPattern: 8).unsafelyUnwrapped
  private(set) var view = UnsafePointer<ViewTransform>(bitPattern: 8).unsafelyUnwrapped
  private var start = 0
  private var end = 0
  var count = 0
  /// The pixels, or translucent fragments, that get the colours.
  let targets: UnsafeMutablePointer<Int>
  let bits: UnsafeMutablePointer<UInt32>
  /// The centres of the pixels.
  let x: UnsafeMutablePointer<Float>
  let y: UnsafeMutablePointer<Float>
  let coverage: UnsafeMutablePointer<Float>
  let surface: UnsafeMutablePointer<SurfaceFragment>
  let spheres: UnsafeMutablePointer<SphereFragment>
  /// Straight colours, of segments.
  let colors: UnsafeMutablePointer<SIMD4<Float>>
  let centroids = Samples.makeCentroids()
  /// The last triangle that was set up: neighbouring targets often show the same.
  let triangle: UnsafeMutablePointer<SurfaceTriangle>
  var trianglePlace = -1

  init() {
    targets = .allocate(capacity: 4)
    bits = .allocate(capacity: 4)
    x = .allocate(capacity: 4)
    y = .allocate(capacity: 4)
    coverage = .allocate(capacity: 4)
    surface = .allocate(capacity: 4)
    spheres = .allocate(capacity: 4)
    triangle = .allocate(capacity: 1)
    colors = .allocate(capacity: 4)
    // What a batch that is not full shades in its idle lanes must be numbers, if any.
    x.initialize(repeating: 0, count: 4)
    y.initialize(repeating: 0, count: 4)
    coverage.initialize(repeating: 0, count: 4)
    colors.initialize(repeating: .zero, count: 4)
    surface.initialize(
      repeating: SurfaceFragment(normalX: 0, color: RGBA8(red: 0, green: 0, blue: 0), rest: .zero),
      count: 4)
    let sphere = SphereFragment(sphere: [0, 0, -1, 1], color: RGBA8(red: 0, green: 0, blue: 0))
    spheres.initialize(repeating: sphere, count: 4)
  }

  func deallocate() {
    targets.deallocate()
    bits.deallocate()
    x.deallocate()
    y.deallocate()
    coverage.deallocate()
    surface.deallocate()
    spheres.deallocate()
    colors.deallocate()
    centroids.deallocate()
    triangle.deallocate()
  }

  /// The four values of a lane each.
  @inline(__always)
  static func lanes(_ p: UnsafeMutablePointer<Float>) -> SIMD4<Float> {
    SIMD4(p[0], p[1], p[2], p[3])
  }

  @inline(__always)
  mutating func begin(_ mode: Mode) {
    self.mode = mode
    start = 0
    end = 0
    trianglePlace = -1
  }

  mutating func select(
    _ run: TileRenderer.Run,
    _ items: UnsafePointer<FramePlan.Item>,
    _ views: UnsafePointer<ViewTransform>
  ) {
    item = items + run.item
    view = views + item.pointee.view
    start = run.start
    end = run.end
  }

  /// Whether a place of the tile's entries is of the batch's item.
  @inline(__always)
  func holds(_ place: Int) -> Bool {
    place >= start && place < end
  }
}
