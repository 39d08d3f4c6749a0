/// Finds the largest scale at which the box and its labels stay in the region in every pose, and
/// where the box's centre then is.
///
/// A label stands at a projected point times the scale, plus an offset that does not depend on the
/// scale. How far content reaches to each side of the centre is the greatest of such sums over a
/// net of poses, and over the lenses through which the box is seen. What labels need below and to
/// the left they need not have above and to the right, so the centre moves. None of it depends on
/// the pose that is drawn: a turning chart keeps its size and place.
struct BoxFraming {
  private(set) var pointsPerUnit: Double
  private(set) var center: SIMD2<Double>

  /// - Parameter lenses: never empty.
  init(_ box: BoxLayout, through lenses: [CameraSpec], _ style: LayoutStyle) {
    let reaches = BoxFraming.reaches(box, through: lenses, style)
    let room = SIMD2(box.region.width, box.region.height)
    pointsPerUnit = BoxFraming.largestScale(reaches, room)
    let sides = reaches.map { [pointsPerUnit] reach in
      let line = reach.greatest(at: pointsPerUnit)
      return line.x * pointsPerUnit + line.y
    }
    let slack = SIMD2(room.x - sides[0] - sides[1], room.y - sides[2] - sides[3])
    center =
      min(slack.x, slack.y) < -1e-6
      ? box.region.center
      : [box.region.x + sides[0] + slack.x / 2, box.region.y + sides[2] + slack.y / 2]
  }

  /// Newton's method from above: the sum of two greatest lengths is convex and made of straight
  /// pieces, so it is over after a few steps.
  private static func largestScale(_ reaches: [Reach], _ room: SIMD2<Double>) -> Double {
    var scale = max(room.x, room.y, 0)
    for _ in 0..<64 {
      let lines = reaches.map { $0.greatest(at: scale) }
      func solution(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ room: Double) -> Double {
        let slope = a.x + b.x
        return slope > 1e-9 ? (room - a.y - b.y) / slope : scale
      }
      let next = min(solution(lines[0], lines[1], room.x), solution(lines[2], lines[3], room.y))
      if next >= scale { break }
      scale = next
      if scale <= 0 { return 0 }
    }
    return scale
  }

  /// How far content reaches to the left, the right, the top and the bottom.
  private static func reaches(
    _ box: BoxLayout, through lenses: [CameraSpec], _ style: LayoutStyle
  ) -> [Reach] {
    var reaches = [Reach](repeating: Reach(), count: 4)
    let axes = box.axes.map { AxisExtents($0, style: style) }
    let corners = box.bounds.faces.filter { $0.axis == 1 }.flatMap { box.bounds.corners(of: $0) }
    for lens in lenses {
      var unit = box
      (unit.pointsPerUnit, unit.center, unit.camera) = (1, .zero, lens)
      if let reach = cornerReach(unit) {
        for point in [reach, -reach] { add(point, .zero, [2, 2], to: &reaches) }
      }
      for pose in poses(lens) {
        let view = unit.view(pose)
        for corner in corners { add(unit.place(of: corner, view), .zero, [2, 2], to: &reaches) }
        add(axes, of: unit, view, style, to: &reaches)
      }
    }
    return reaches
  }

  /// Adds what stands along the axes in a view of a box of one point to the unit, at the origin.
  private static func add(
    _ axes: [AxisExtents], of unit: BoxLayout, _ view: BoxView, _ style: LayoutStyle,
    to reaches: inout [Reach]
  ) {
    for axis in PositionAxis.allCases {
      // An axis seen nearly end on has no labels.
      guard let edge = LabelEdge(axis: axis, box: unit, view: view), edge.length > 0.12 else {
        continue
      }
      let extents = axes[axis.rawValue]
      let offsets = LabelOffsets(extents, edge: edge, style: style)
      let label = edge.outward * offsets.label
      let labelExtent = offsets.labelSize + 2 * extents.labelShift
      add(edge.start, label, labelExtent, to: &reaches)
      add(edge.end, label, labelExtent, to: &reaches)
      add(
        (edge.start + edge.end) / 2, edge.outward * offsets.title, offsets.titleExtent,
        to: &reaches)
    }
  }

  private static func add(
    _ point: SIMD2<Double>, _ offset: SIMD2<Double>, _ size: SIMD2<Double>,
    to reaches: inout [Reach]
  ) {
    reaches[0].add(slope: -point.x, offset: size.x / 2 - offset.x)
    reaches[1].add(slope: point.x, offset: size.x / 2 + offset.x)
    reaches[2].add(slope: -point.y, offset: size.y / 2 - offset.y)
    reaches[3].add(slope: point.y, offset: size.y / 2 + offset.y)
  }

  /// How far the corners of the box reach across and up in any pose at all, in perspective, where a
  /// net of poses is too coarse: near the eye a corner moves fast.
  ///
  /// With the eye at d, a corner at z toward it reaches t d / (d - z). Across, t is at most h, the
  /// corner's distance from the upright axis, and up to that z^2 + t^2 can be all of the radius
  /// squared, r^2; the reach is then greatest where the line of sight touches the sphere, at
  /// t = r sqrt(1 - r^2 / d^2). Upward nothing bounds t but the sphere.
  private static func cornerReach(_ box: BoxLayout) -> SIMD2<Double>? {
    let r = box.bounds.radius
    guard let d = box.camera.eyeDistance(radius: r), d > r else { return nil }
    let half = (box.bounds.high - box.bounds.low) / 2
    let tangent = r * (1 - r * r / (d * d)).squareRoot()
    let across = min(SIMD2(half.x, half.z).length, tangent)
    let toward = (r * r - across * across).squareRoot()
    return [across * d / (d - toward), r * d / (d * d - r * r).squareRoot()]
  }

  /// The net of poses; half a turn takes the box to itself, and each axis to its own reverse.
  private static func poses(_ camera: CameraSpec) -> [PoseSpec] {
    camera.isPerspective ? fine : coarse
  }

  private static let coarse = poses(every: 15, azimuths: 360)
  private static let fine = poses(every: 5, azimuths: 180)

  private static func poses(every step: Int, azimuths: Int) -> [PoseSpec] {
    stride(from: -90, through: 90, by: step).flatMap { inclination in
      stride(from: 0, to: azimuths, by: step).map {
        PoseSpec(azimuth: Double($0), inclination: Double(inclination))
      }
    }
  }

  /// The greatest of many lengths that grow with the scale: slope times scale plus offset.
  private struct Reach {
    private var lines: [SIMD2<Double>] = []

    mutating func add(slope: Double, offset: Double) {
      // Content on the other side of the centre bounds nothing here.
      if slope > 0 { lines.append([slope, offset]) }
    }

    /// The line that is highest at a scale: its slope and its offset.
    func greatest(at scale: Double) -> SIMD2<Double> {
      lines.reduce(.zero) { best, line in
        line.x * scale + line.y > best.x * scale + best.y ? line : best
      }
    }
  }
}
