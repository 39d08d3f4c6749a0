import ChartModel
import Glibc

/// Data made from closed formulas, so that any program in any language can draw the same.
///
/// Points follow the additive recurrence of the three-dimensional golden ratio (Roberts, "The
/// Unreasonable Effectiveness of Quasirandom Sequences", 2018), which fills space evenly.
enum WorkloadData {
  private static let steps = SIMD3(0.8191725133961645, 0.6710436067037893, 0.5497004779019703)

  /// The place of a point in the unit ball.
  ///
  /// - Parameters:
  ///   - index: from 1.
  ///   - set: shifts the sequence, for another set of points.
  private static func ball(_ index: Int, set: Int) -> SIMD3<Double> {
    let product = (Double(index) + 1000 * Double(set)) * steps
    let t = product - product.rounded(.down)
    let radius = cbrt(t.x)
    let c = 2 * t.y - 1
    let s = radius * (1 - c * c).squareRoot()
    let angle = 2 * Double.pi * t.z
    return [s * cos(angle), s * sin(angle), radius * c]
  }

  /// Groups of points: a centre and half an extent for each.
  struct Groups {
    var names = ["Adelie", "Chinstrap", "Gentoo"]
    var labels: [String]
    var centers: [SIMD3<Double>]
    var extents: [SIMD3<Double>]

    /// As the measures of penguins.
    static let penguins = Groups(
      labels: ["Bill length (mm)", "Flipper length (mm)", "Body mass (g)"],
      centers: [[38.8, 190, 3700], [48.8, 196, 3733], [47.5, 217, 5076]],
      extents: [[6, 15, 900], [7, 15, 800], [7, 14, 1000]])
    /// Three clouds that overlap.
    static let clouds = Groups(
      labels: ["x", "y", "z"],
      centers: [[-0.5, -0.3, -0.2], [0.5, -0.2, 0.2], [0, 0.6, 0.4]],
      extents: Array(repeating: [0.45, 0.55, 0.5], count: 3))

    /// Points whose groups, and places in their groups' balls, are given.
    ///
    /// - Parameter place: the group and the index in the sequence of a point.
    func marks(
      count: Int, set: Int = 0, place: (Int) -> (group: Int, index: Int)
    ) -> MarkGroup {
      var columns = [[Double]](repeating: [], count: 3)
      for axis in 0..<3 { columns[axis].reserveCapacity(count) }
      var codes: [Int32] = []
      codes.reserveCapacity(count)
      for number in 0..<count {
        let (group, index) = place(number)
        let point = centers[group] + ball(index, set: set) * extents[group]
        for axis in 0..<3 { columns[axis].append(point[axis]) }
        codes.append(Int32(group))
      }
      var style = MarkStyle()
      style.foreground = .encoded(
        Channel(
          label: "Species", column: .categories(CategoryColumn(names: names, codes: codes))))
      let channels = zip(labels, columns).map { Channel(label: $0, column: .numbers($1)) }
      return MarkGroup(.point, x: channels[0], y: channels[1], z: channels[2], style: style)
    }
  }

  /// 152, 68 and 124 points in the measures of penguins.
  static func penguins() -> MarkGroup {
    let counts = [152, 68, 124]
    let places = counts.enumerated().flatMap { group, count in (1...count).map { (group, $0) } }
    return Groups.penguins.marks(count: places.count) { places[$0] }
  }

  /// Points that belong to three clouds in turn.
  static func clouds(count: Int, set: Int = 0) -> MarkGroup {
    Groups.clouds.marks(count: count, set: set) { ($0 % 3, $0 + 1) }
  }

  /// The surface of sin(r + phase) / r.
  static func ripples(samples: Int, phase: Double = 0) -> MarkGroup {
    let function = SurfaceFunction(sampleCount: samples) { xs, zs in
      zip(xs, zs).map { x, z in
        let r = (x * x + z * z).squareRoot() + 1e-9
        return phase == 0 ? sin(r) / r : sin(r + phase) / max(r, 0.3)
      }
    }
    var style = MarkStyle()
    style.foreground = .heightBased(gradient: nil, range: nil)
    return MarkGroup(
      .surface(function), x: Channel(label: "x"), y: Channel(label: "y"), z: Channel(label: "z"),
      style: style)
  }

  /// A line of a slow and a fast wave, and a little noise, in the plane z = 0.
  static func waves(count: Int) -> MarkGroup {
    var (xs, ys): ([Double], [Double]) = ([], [])
    xs.reserveCapacity(count)
    ys.reserveCapacity(count)
    for i in 0..<count {
      let x = Double(i) / Double(count)
      let t = Double(i) * steps.x
      xs.append(x)
      ys.append(
        sin(6 * .pi * x) + 0.3 * sin(114 * .pi * x) + 0.1 * (t - t.rounded(.down) - 0.5))
    }
    return MarkGroup(
      .line, x: Channel(label: "x", column: .numbers(xs)),
      y: Channel(label: "y", column: .numbers(ys)),
      z: Channel(label: "z", column: .numbers(Array(repeating: 0, count: count))))
  }
}
