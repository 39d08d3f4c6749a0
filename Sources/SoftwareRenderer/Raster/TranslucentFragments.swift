/// The translucent fragments of a tile on their way to its pixels.
///
/// They are collected primitive by primitive in painting order, so that of two fragments of one
/// pixel the later one was declared later.
struct TranslucentFragments {
  /// At most so many are held, in less than 4 MB.
  static let limit = 1 << 16
  /// The number of no fragment.
  static let none: Int32 = -1

  private(set) var base: UnsafeMutablePointer<TranslucentFragment>
  var count = 0
  private var capacity = 4 * TileGrid.pixels
  /// The last fragment of each pixel.
  let last: UnsafeMutablePointer<Int32>
  /// Fragments of one pixel in the order of blending: see `key`.
  private var keys: UnsafeMutablePointer<UInt64>

  init() {
    base = .allocate(capacity: capacity)
    keys = .allocate(capacity: capacity)
    last = .allocate(capacity: TileGrid.pixels)
    last.initialize(repeating: TranslucentFragments.none, count: TileGrid.pixels)
  }

  func deallocate() {
    base.deallocate()
    keys.deallocate()
    last.deallocate()
  }

  /// Makes room for one more primitive; false where that would exceed the limit.
  @inline(__always)
  mutating func reservePrimitive() -> Bool {
    count + TileGrid.pixels <= capacity || grow()
  }

  private mutating func grow() -> Bool {
    if capacity >= TranslucentFragments.limit { return false }
    let larger = UnsafeMutablePointer<TranslucentFragment>.allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
    keys.deallocate()
    keys = .allocate(capacity: capacity)
    return true
  }

  /// Links the fragments of each pixel.
  func link() {
    for i in 0..<count {
      let pixel = Int(base[i].pixel)
      base[i].previous = last[pixel]
      last[pixel] = Int32(truncatingIfNeeded: i)
    }
  }

  /// The fragments of a pixel that cover some of the samples, the farthest first, and of those at
  /// one depth the first declared.
  ///
  /// - Parameter depth: a fragment's depth in the pixel.
  @inline(__always)
  func sorted(
    from last: Int32,
    covering bits: UInt8,
    by depth: (TranslucentFragment) -> Float
  ) -> UnsafeMutableBufferPointer<UInt64> {
    var count = 0
    var i = last
    while i != TranslucentFragments.none {
      let fragment = base + Int(i)
      if fragment.pointee.bits & bits != 0 {
        keys[count] = TranslucentFragments.key(depth(fragment.pointee), i)
        count += 1
      }
      i = fragment.pointee.previous
    }
    var list = UnsafeMutableBufferPointer(start: keys, count: count)
    list.sort()
    return list
  }

  /// A number that grows from the far to the near, and with the fragment's own number in its low half.
  @inline(__always)
  private static func key(_ depth: Float, _ index: Int32) -> UInt64 {
    // The bits of positive numbers ascend with them, those of negative ones descend; both zeros are
    // one depth.
    let bits = (depth + 0).bitPattern
    let farthestFirst = bits >> 31 == 1 ? bits : ~bits & 0x7FFF_FFFF
    return UInt64(farthestFirst) << 32 | UInt64(UInt32(bitPattern: index))
  }

  /// The fragment that a key stands for.
  @inline(__always)
  func fragment(_ key: UInt64) -> UnsafeMutablePointer<TranslucentFragment> {
    base + Int(UInt32(truncatingIfNeeded: key))
  }

  /// Whether an order from back to front is one in each of the samples.
  @inline(__always)
  func isOrdered(_ list: UnsafeMutableBufferPointer<UInt64>) -> Bool {
    var depths = SIMD4<Float>(repeating: .infinity)
    var numbers = SIMD4<Int32>(repeating: -1)
    for key in list {
      let fragment = fragment(key)
      let number = SIMD4(repeating: Int32(truncatingIfNeeded: key))
      let covered = LaneMask(bits: UInt32(fragment.pointee.bits))
      let depth = fragment.pointee.depth
      let isBehind = (depth .> depths) .| ((depth .== depths) .& (number .< numbers))
      if (covered .& isBehind).bits != 0 { return false }
      depths = select(covered, depth, depths)
      numbers = select(covered, number, numbers)
    }
    return true
  }
}
