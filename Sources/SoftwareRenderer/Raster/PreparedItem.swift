import RenderModel

/// A draw item with its memory pinned down: the instances in place, and room for their images.
final class PreparedItem {
  enum Kind {
    case spheres
    case triangles
    case segments
    case shapes
    case glyphs
  }

  let item: DrawItem
  let kind: Kind
  let role: Role
  /// The instances, or the mesh's vertices.
  let source: UnsafeRawPointer
  let indices: UnsafePointer<UInt32>?
  /// Instances, or triangles.
  let count: Int
  /// Instances, or vertices.
  let vertexCount: Int
  /// Screen vertices or screen segments; nil for the others, which need no more than the source.
  let screen: UnsafeMutableRawPointer?
  /// Of segments, where one of them is more than a rectangle of one colour.
  let ends: UnsafeMutablePointer<SegmentEnds>?
  let hasTranslucent: Bool

  /// What an item is drawn for.
  enum Role {
    case plain
    /// Strokes that are not drawn, but through which the item after them is.
    case mask
    /// Seen through the item before it.
    case masked
  }

  /// The parts of an item in the order in which they are drawn.
  static func parts(of item: DrawItem, ramps: RampTable) -> [PreparedItem] {
    guard let mask = item.mask else {
      return [PreparedItem(item, ramps: ramps)].compactMap { $0 }
    }
    let strokes = DrawItem(name: item.name, geometry: .segments(mask))
    guard let mask = PreparedItem(strokes, role: .mask, ramps: ramps),
      let masked = PreparedItem(item, role: .masked, ramps: ramps)
    else { return [] }
    return [mask, masked]
  }

  /// Nil for an item without primitives.
  init?(_ item: DrawItem, role: Role = .plain, ramps: RampTable) {
    self.item = item
    self.role = role
    count = item.geometry.count
    ends = PreparedItem.makeEnds(item.geometry)
    switch item.geometry {
    case .spheres(let spheres):
      kind = .spheres
      guard let base = address(of: spheres) else { return nil }
      source = base
      hasTranslucent = spheres.contains { $0.color.alpha < 255 }
      (indices, vertexCount, screen) = (nil, spheres.count, nil)
    case .triangles(let mesh):
      kind = .triangles
      guard let base = address(of: mesh.vertices), let first = address(of: mesh.indices) else {
        return nil
      }
      source = base
      indices = first.assumingMemoryBound(to: UInt32.self)
      vertexCount = mesh.vertices.count
      hasTranslucent =
        item.material.color == .vertex
        ? mesh.vertices.contains { $0.color.alpha < 255 }
        : !item.material.color.isOpaque(ramps: ramps)
      screen = .allocate(
        byteCount: vertexCount * MemoryLayout<ScreenVertex>.stride,
        alignment: 16
      )
    case .segments(let segments):
      kind = .segments
      guard let base = address(of: segments) else { return nil }
      source = base
      hasTranslucent = segments.contains { $0.isTranslucent }
      screen = .allocate(
        byteCount: segments.count * MemoryLayout<ScreenSegment>.stride,
        alignment: 16
      )
      (indices, vertexCount) = (nil, segments.count)
    case .shapes(let shapes):
      kind = .shapes
      guard let base = address(of: shapes) else { return nil }
      (source, hasTranslucent, screen) = (base, true, nil)
      (indices, vertexCount) = (nil, shapes.count)
    case .glyphs(let glyphs):
      kind = .glyphs
      guard let base = address(of: glyphs) else { return nil }
      (source, hasTranslucent, screen) = (base, true, nil)
      (indices, vertexCount) = (nil, glyphs.count)
    }
  }

  private static func makeEnds(_ geometry: Geometry) -> UnsafeMutablePointer<SegmentEnds>? {
    guard case .segments(let segments) = geometry, !segments.allSatisfy(\.isPlain) else {
      return nil
    }
    return .allocate(capacity: segments.count)
  }

  deinit {
    screen?.deallocate()
    ends?.deallocate()
  }
}

/// Where an array's elements lie; nil for an empty one.
///
/// The address outlives the call because the caller holds the array and never changes it: a Swift
/// array without a bridged store keeps its elements in one block of memory for as long as it lives.
private func address<Element>(of array: [Element]) -> UnsafeRawPointer? {
  array.isEmpty ? nil : array.withUnsafeBytes { $0.baseAddress }
}
