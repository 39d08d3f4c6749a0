/// The memory in which one thread draws one tile after another.
struct TileBuffers {
  /// A pixel's colour, premultiplied and encoded.
  let color: UnsafeMutablePointer<SIMD4<Float>>
  /// 1 where the four samples of a pixel differ: then `samples` holds its colours, not `color`.
  let isSplit: UnsafeMutablePointer<UInt8>
  let samples: UnsafeMutablePointer<SIMD4<Float>>
  /// In a solid layer: window depth and primitive of the nearest surface, a lane a sample.
  let depth: UnsafeMutablePointer<SIMD4<Float>>
  let ids: UnsafeMutablePointer<SIMD4<Int32>>
  /// What one primitive of a painted layer covers of the tile, before it is shaded.
  let fragments: UnsafeMutablePointer<CoveredPixel>
  /// How much of each pixel the strokes of a mask cover.
  let mask: UnsafeMutablePointer<Float>
  /// The spheres of the tile, by their place in its entries.
  private(set) var spheres: UnsafeMutablePointer<SphereFragment>
  private var sphereCapacity = 1024

  /// The number of no primitive.
  static let none: Int32 = -1

  init() {
    color = .allocate(capacity: TileGrid.pixels)
    isSplit = .allocate(capacity: TileGrid.pixels)
    samples = .allocate(capacity: TileGrid.pixels * 4)
    depth = .allocate(capacity: TileGrid.pixels)
    ids = .allocate(capacity: TileGrid.pixels)
    fragments = .allocate(capacity: TileGrid.pixels)
    mask = .allocate(capacity: TileGrid.pixels)
    spheres = .allocate(capacity: sphereCapacity)
    samples.initialize(repeating: .zero, count: TileGrid.pixels * 4)
  }

  func deallocate() {
    color.deallocate()
    isSplit.deallocate()
    samples.deallocate()
    depth.deallocate()
    ids.deallocate()
    fragments.deallocate()
    mask.deallocate()
    spheres.deallocate()
  }

  /// Makes room for the spheres of a tile.
  mutating func reserve(spheres count: Int) {
    if count <= sphereCapacity { return }
    sphereCapacity = max(count, 2 * sphereCapacity)
    spheres.deallocate()
    spheres = .allocate(capacity: sphereCapacity)
  }

  func clear(to background: SIMD4<Float>) {
    color.update(repeating: background, count: TileGrid.pixels)
    isSplit.update(repeating: 0, count: TileGrid.pixels)
  }

  func clearDepth() {
    depth.update(repeating: SIMD4(repeating: 1), count: TileGrid.pixels)
    ids.update(repeating: SIMD4(repeating: TileBuffers.none), count: TileGrid.pixels)
  }

  /// Blends a premultiplied colour over some samples of a pixel.
  @inline(__always)
  func blend(_ pixel: Int, _ bits: UInt32, _ source: SIMD4<Float>) {
    if isSplit[pixel] == 0 {
      if bits == 15 {
        color[pixel] = source + color[pixel] * (1 - source.w)
        return
      }
      split(pixel)
    }
    let own = samples + pixel * 4
    for s in 0..<4 where bits & (1 << UInt32(s)) != 0 {
      own[s] = source + own[s] * (1 - source.w)
    }
  }

  /// Gives a pixel's samples colours of their own.
  @inline(__always)
  func split(_ pixel: Int) {
    let own = samples + pixel * 4
    for s in 0..<4 { own[s] = color[pixel] }
    isSplit[pixel] = 1
  }

  /// The mean colour of a pixel's samples.
  @inline(__always)
  func resolved(_ pixel: Int) -> SIMD4<Float> {
    if isSplit[pixel] == 0 { return color[pixel] }
    let own = samples + pixel * 4
    // In pairs, so that the mean of four equal colours is exactly that colour.
    return ((own[0] + own[1]) + (own[2] + own[3])) * 0.25
  }
}

/// A pixel of the tile, and which of its samples a primitive covers.
struct CoveredPixel {
  var pixel: UInt16
  var bits: UInt16
  /// Analytic coverage, for primitives that have one.
  var coverage: Float
}
