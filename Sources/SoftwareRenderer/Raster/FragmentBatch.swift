import RenderModel

/// Up to four fragments of one item on their way to a colour.
struct FragmentBatch {
  enum Mode {
    /// Add the colour to the pixel by its share of samples: a solid layer whose pixels have been
    /// cleared for it.
    case weigh
    /// Blend the colour over the samples.
    case blend
  }

  var mode = Mode.weigh
  /// The item in the plan, and its range of the numbering.
  private(set) var item = -1
  private(set) var itemBase = Int.max
  private var itemEnd = 0
  var count = 0
  let pixels: UnsafeMutablePointer<Int>
  let bits: UnsafeMutablePointer<UInt32>
  /// The centres of the pixels.
  var x = SIMD4<Float>()
  var y = SIMD4<Float>()
  var coverage = SIMD4<Float>()
  let surface: UnsafeMutablePointer<SurfaceFragment>
  let spheres: UnsafeMutablePointer<SphereFragment>
  let centroids = Samples.makeCentroids()
  /// The last triangle that was set up: neighbouring pixels often show the same.
  var triangle: SurfaceTriangle?
  var triangleID = TileBuffers.none

  init() {
    pixels = .allocate(capacity: 4)
    bits = .allocate(capacity: 4)
    surface = .allocate(capacity: 4)
    spheres = .allocate(capacity: 4)
    surface.initialize(repeating: SurfaceFragment(normalX: 0, rest: .zero), count: 4)
    let sphere = SphereFragment(sphere: [0, 0, -1, 1], color: RGBA8(red: 0, green: 0, blue: 0))
    spheres.initialize(repeating: sphere, count: 4)
  }

  func deallocate() {
    pixels.deallocate()
    bits.deallocate()
    surface.deallocate()
    spheres.deallocate()
    centroids.deallocate()
  }

  @inline(__always)
  mutating func begin(_ mode: Mode) {
    self.mode = mode
    item = -1
    itemBase = Int.max
    itemEnd = 0
  }

  @inline(__always)
  mutating func select(_ index: Int, _ plan: FramePlan.Item) {
    item = index
    itemBase = plan.base
    itemEnd = plan.base + plan.count
  }

  /// Whether a primitive is of the batch's item.
  @inline(__always)
  func holds(_ id: UInt32) -> Bool {
    Int(id) >= itemBase && Int(id) < itemEnd
  }
}
