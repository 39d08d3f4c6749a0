import Glibc

/// The mesh of a symbol that has the volume of a sphere of diameter 1, its centre of mass at the
/// origin of plot space.
///
/// Round shapes are prisms and pyramids over regular polygons of the circle's area, so that the
/// volume is the same whatever the number of sides.
struct SymbolTemplate {
  /// A corner with the normal of its side, in plot space.
  struct Corner {
    var place: SIMD3<Double>
    var normal: SIMD3<Double>
  }

  private(set) var corners: [Corner] = []
  /// Three per triangle: counter-clockwise in world space as seen from outside.
  private(set) var indices: [UInt32] = []
  /// How far the corners are from the centre.
  private(set) var reach = 0.0

  /// Nil for a sphere, which is not drawn as a mesh.
  ///
  /// - Parameter sides: of a round shape.
  init?(_ shape: SymbolShape, sides: Int) {
    switch shape {
    case .sphere: return nil
    case .cube: addCube()
    case .cylinder: addCylinder(sides)
    case .cone: addCone(sides)
    }
    reach = corners.reduce(0) { max($0, $1.place.length) }
  }

  /// Side^3 = pi / 6.
  private mutating func addCube() {
    let half = cbrt(Double.pi / 6) / 2
    for axis in 0..<3 {
      for sign in [-1.0, 1] {
        var normal = SIMD3<Double>()
        normal[axis] = sign
        let face = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { u, v in
          var place = normal
          place[(axis + 1) % 3] = u
          place[(axis + 2) % 3] = v
          return Corner(place: place * half, normal: normal)
        }
        addPolygon(face)
      }
    }
  }

  /// As high as wide, 2 r: 2 pi r^3 = pi / 6.
  private mutating func addCylinder(_ sides: Int) {
    let r = cbrt(1.0 / 12)
    let polygon = SymbolTemplate.polygon(sides, radius: r)
    let first = UInt32(corners.count)
    for y in [-r, r] {
      for (place, outward) in polygon {
        corners.append(Corner(place: place + [0, y, 0], normal: outward))
      }
    }
    let n = UInt32(sides)
    for i in 0..<n {
      let j = (i + 1) % n
      addTriangle(first + i, first + j, first + n + j)
      addTriangle(first + i, first + n + j, first + n + i)
    }
    for sign in [-1.0, 1] {
      addPolygon(polygon.map { Corner(place: $0.place + [0, sign * r, 0], normal: [0, sign, 0]) })
    }
  }

  /// As high as the base is wide, 2 r: 2 pi r^3 / 3 = pi / 6; a quarter of it is below the centre.
  private mutating func addCone(_ sides: Int) {
    let r = cbrt(0.25)
    let base = -r / 2
    let polygon = SymbolTemplate.polygon(sides, radius: r)
    let first = UInt32(corners.count)
    // The normal of the side rises by radius over height.
    func normal(_ outward: SIMD3<Double>) -> SIMD3<Double> {
      let slanted = outward + [0, 0.5, 0]
      return slanted / slanted.length
    }
    for (place, outward) in polygon {
      corners.append(Corner(place: place + [0, base, 0], normal: normal(outward)))
    }
    let n = UInt32(sides)
    for i in 0..<n {
      // Each side has a tip of its own, which looks where the side's middle does.
      let j = (i + 1) % n
      let middle = polygon[Int(i)].outward + polygon[Int(j)].outward
      corners.append(
        Corner(place: [0, base + 2 * r, 0], normal: normal(middle / middle.length)))
      addTriangle(first + i, first + j, first + n + i)
    }
    addPolygon(polygon.map { Corner(place: $0.place + [0, base, 0], normal: [0, -1, 0]) })
  }

  /// A flat side.
  private mutating func addPolygon(_ polygon: [Corner]) {
    let first = UInt32(corners.count)
    corners += polygon
    for i in 1..<UInt32(max(polygon.count - 1, 1)) { addTriangle(first, first + i, first + i + 1) }
  }

  private mutating func addTriangle(_ a: UInt32, _ b: UInt32, _ c: UInt32) {
    let (p, q, r) = (corners[Int(a)], corners[Int(b)], corners[Int(c)])
    let outward = p.normal + q.normal + r.normal
    // Plot space is left-handed: what is counter-clockwise there is clockwise in the world.
    let isClockwise = ((q.place - p.place).cross(r.place - p.place) * outward).sum() < 0
    indices += isClockwise ? [a, b, c] : [a, c, b]
  }

  /// A regular polygon about the y axis with the area of a circle: corners and outward directions.
  private static func polygon(
    _ sides: Int, radius: Double
  ) -> [(place: SIMD3<Double>, outward: SIMD3<Double>)] {
    let step = 2 * Double.pi / Double(sides)
    let reach = radius * (step / sin(step)).squareRoot()
    return (0..<sides).map { index in
      let angle = step * Double(index)
      let outward = SIMD3(cos(angle), 0, sin(angle))
      return (outward * reach, outward)
    }
  }
}
