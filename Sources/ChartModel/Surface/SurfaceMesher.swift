import Parallel
import RenderModel

/// Makes the mesh of a surface and cuts it exactly at the six faces of the box.
///
/// Vertices and triangles are made in parts, each on one thread and into its own place, so that the
/// mesh is the same for any number of threads. Triangles that cross a face are cut in double
/// precision, and those that share an edge share the vertices on it, so nothing opens along a face.
struct SurfaceMesher<Source: SurfaceSource> {
  private let source: Source
  private let box: PlotBox
  private let coordinates: RampPlacement
  private let threads: Int
  /// On which outer sides of the box each vertex lies; all bits set for a hole.
  private var sides: [UInt8] = []
  /// The vertices inside, in the order of the surface, and after them what cutting makes.
  private var vertices: [MeshVertex] = []
  /// The number that each vertex has among those; nil where all are inside.
  private var numbers: [UInt32]?

  private static var verticesAtATime: Int { 1 << 14 }

  init(_ source: Source, box: PlotBox, coordinates: RampPlacement, threads: Int) {
    self.source = source
    self.box = box
    self.coordinates = coordinates
    self.threads = threads
    placeVertices()
  }

  /// Settles on which side of the box each vertex lies, and makes those inside.
  private mutating func placeVertices() {
    let count = source.count
    let parts = stride(from: 0, to: count, by: Self.verticesAtATime).map { start in
      start..<min(start + Self.verticesAtATime, count)
    }
    vertices = [MeshVertex](unsafeUninitializedCapacity: count) { made, madeCount in
      sides = [UInt8](unsafeUninitializedCapacity: count) { sides, sidesCount in
        guard let madeBase = made.baseAddress, let sidesBase = sides.baseAddress else { return }
        sidesCount = count
        // Every part writes its own places.
        nonisolated(unsafe) let (first, ownSides) = (madeBase, sidesBase)
        let counts = concurrentMap(parts, threads: threads) { [source, box, coordinates] part in
          Self.place(
            part, source, box, coordinates, sides: ownSides, made: first + part.lowerBound)
        }
        for (part, count) in zip(parts, counts) {
          if part.lowerBound != madeCount {
            (first + madeCount).moveInitialize(from: first + part.lowerBound, count: count)
          }
          madeCount += count
        }
      }
    }
    guard vertices.count < count else { return }
    var next: UInt32 = 0
    numbers = sides.map { side in
      defer { next += side == 0 ? 1 : 0 }
      return next
    }
  }

  /// How many vertices of a range lie inside; those are made, one after another.
  private static func place(
    _ range: Range<Int>, _ source: Source, _ box: PlotBox, _ coordinates: RampPlacement,
    sides: UnsafeMutablePointer<UInt8>, made: UnsafeMutablePointer<MeshVertex>
  ) -> Int {
    var count = 0
    source.forEachVertex(in: range) { index, place, vertex in
      let side = place.map { box.sides(of: $0) } ?? PlotBox.nowhere
      sides[index] = side
      guard side == 0 else { return }
      (made + count).initialize(to: meshVertex(vertex(), box, coordinates))
      count += 1
    }
    return count
  }

  @inline(__always)
  private static func meshVertex(
    _ vertex: SurfaceVertex, _ box: PlotBox, _ coordinates: RampPlacement
  ) -> MeshVertex {
    MeshVertex(at: box.settled(vertex.place), normal: vertex.normal, uv: coordinates.uv(vertex))
  }

  /// What lies in the box; triangles that touch a hole are left out.
  ///
  /// - Parameter choice: which vertices lack what colours them, and whether the triangles at these
  ///   are wanted or the others; nil for all triangles.
  mutating func mesh(_ choice: (missing: [Bool], isWanted: Bool)? = nil) -> TriangleMesh {
    let (counts, crossing) = census(choice)
    var cut = CutMesh()
    for corners in crossing { cut.add(corners) { source.vertex(Int($0)) } }
    cut.cut(box)
    let cutCorners = corners(of: cut)
    let insideCount = counts.reduce(0, +)
    let indices = [UInt32](
      unsafeUninitializedCapacity: 3 * insideCount + cutCorners.count
    ) { target, targetCount in
      guard let first = target.baseAddress else { return }
      write(choice, counts, to: first)
      _ = UnsafeMutableBufferPointer(rebasing: target[(3 * insideCount)...])
        .initialize(from: cutCorners)
      targetCount = target.count
    }
    return TriangleMesh(vertices: vertices, indices: indices)
  }

  /// How many triangles of each part are drawn whole, and which ones of all must be cut.
  private func census(
    _ choice: (missing: [Bool], isWanted: Bool)?
  ) -> (counts: [Int], crossing: [SIMD3<UInt32>]) {
    withSorter(choice) { sorter in
      nonisolated(unsafe) let sorter = sorter
      let parts = concurrentMap(Array(0..<source.partCount), threads: threads) { [source] part in
        var census = TriangleCensus(sorter)
        source.triangles(part: part, to: &census)
        return census
      }
      return (parts.map(\.insideCount), parts.flatMap(\.crossing))
    }
  }

  /// Writes the corners of the triangles that are drawn whole, as many of each part as were counted.
  private func write(
    _ choice: (missing: [Bool], isWanted: Bool)?, _ counts: [Int],
    to first: UnsafeMutablePointer<UInt32>
  ) {
    var starts = [0]
    for count in counts { starts.append(starts[starts.count - 1] + 3 * count) }
    withSorter(choice) { sorter in
      withExtendedLifetime(numbers) {
        numbers.withOptionalPointer { numbers in
          nonisolated(unsafe) let (sorter, numbers, first) = (sorter, numbers, first)
          parallelFor(counts.count, threads: threads) { [source, starts] part in
            var writer = TriangleWriter(sorter, numbers: numbers, to: first + starts[part])
            source.triangles(part: part, to: &writer)
          }
        }
      }
    }
  }

  private func withSorter<Result>(
    _ choice: (missing: [Bool], isWanted: Bool)?, _ body: (TriangleSorter) -> Result
  ) -> Result {
    sides.withUnsafeBufferPointer { sides in
      (choice?.missing).withOptionalPointer { missing in
        let choice = missing.flatMap { missing in choice.map { (missing, $0.isWanted) } }
        // Where there are no vertices there are no triangles to ask for.
        return body(
          TriangleSorter(
            sides: sides.baseAddress ?? UnsafePointer(bitPattern: 8).unsafelyUnwrapped,
            choice: choice))
      }
    }
  }

  /// The corners of what was cut, by their numbers in the mesh; adds the vertices that it needs.
  private mutating func corners(of cut: CutMesh) -> [UInt32] {
    var known = Array(repeating: UInt32.max, count: cut.vertices.count)
    return cut.triangles.flatMap { [$0.x, $0.y, $0.z] }.map { corner in
      let local = Int(corner)
      if known[local] == .max {
        if let source = cut.source(of: local), sides[Int(source)] == 0 {
          known[local] = numbers.map { $0[Int(source)] } ?? source
        } else {
          known[local] = UInt32(vertices.count)
          vertices.append(Self.meshVertex(cut.vertices[local], box, coordinates))
        }
      }
      return known[local]
    }
  }
}

extension Optional {
  /// Calls a function with a pointer to the elements; nil where there is no array, or none in it.
  fileprivate func withOptionalPointer<Element, Result>(
    _ body: (UnsafePointer<Element>?) -> Result
  ) -> Result where Wrapped == [Element] {
    guard let array = self else { return body(nil) }
    return array.withUnsafeBufferPointer { body($0.baseAddress) }
  }
}
