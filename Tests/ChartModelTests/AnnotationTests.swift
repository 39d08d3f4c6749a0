import ChartModel
import RenderModel
import TestSupport
import Testing

/// Texts of marks in many poses.
struct AnnotationTests {
  private let text = BlockTextEngine()
  private static let size = SIMD2(600.0, 450.0)

  private func chart(
    _ texts: [String], at places: [SIMD3<Double>], _ style: TextMarkStyle = TextMarkStyle(),
    projection: ProjectionSpec = .orthographic, others: [MarkGroup] = []
  ) -> PageScene {
    var spec = ChartSpec()
    spec.marks =
      others + [
        MarkGroup(
          .text(TextMarkSpec(texts: texts, style: style)),
          x: Channel(label: "X", column: .numbers(places.map(\.x))),
          y: Channel(label: "Y", column: .numbers(places.map(\.y))),
          z: Channel(label: "Z", column: .numbers(places.map(\.z))))
      ]
    spec.camera.projection = projection
    for axis in PositionAxis.allCases { spec[axis].domain = .numbers(0, 10) }
    return PageSpec([.chart(spec)]).resolved(theme: .light)
      .laidOut(size: Self.size, text: text).built()
  }

  private func texts(_ scene: PageScene, _ pose: PoseSpec) -> [PlacedText] {
    scene.frame(
      FrameRequest(
        plan: scene.stillPlan(pose: pose), scale: 1, background: Theme.light.background),
      text: text
    ).texts
  }

  private func annotations(_ scene: PageScene, _ pose: PoseSpec) -> [PlacedText] {
    texts(scene, pose).filter { $0.kind == .annotation }
  }

  private static let poses: [PoseSpec] = (0..<24).flatMap { (azimuth: Int) -> [PoseSpec] in
    [-90.0, -50, 0, 20, 60, 90].map { PoseSpec(azimuth: Double(azimuth) * 15, inclination: $0) }
  }

  private static let crowd: [SIMD3<Double>] = (0..<40).map { (index: Int) -> SIMD3<Double> in
    let (x, y, z) = (index % 7, index * 3 % 11, index % 5)
    return SIMD3(Double(x), Double(y), Double(z) * 2.5)
  }

  @Test(arguments: [ProjectionSpec.orthographic, .perspective])
  func textsNeverTouchOrLeaveThePage(projection: ProjectionSpec) {
    let names = Self.crowd.indices.map { "City number \($0)" }
    let scene = chart(names, at: Self.crowd, projection: projection)
    let page = PageRect(x: 0, y: 0, width: Self.size.x, height: Self.size.y)
    for pose in Self.poses {
      let texts = texts(scene, pose)
      #expect(texts.count { $0.kind == .annotation } > 10, "too few at \(pose)")
      for (index, a) in texts.enumerated() {
        #expect(page.contains(a.frame.bounds), "\(a.string) leaves the page at \(pose)")
        #expect(a.kind != .annotation || a.frame.angle == 0)
        for b in texts[..<index] {
          #expect(!a.frame.intersects(b.frame), "\(a.string) touches \(b.string) at \(pose)")
        }
      }
    }
  }

  @Test func aTextStandsAtItsPlaceInEveryPose() throws {
    let style = TextMarkStyle(side: [0, 0], offset: [5, -3])
    let scene = chart(["Here"], at: [[5, 5, 5]], style)
    let center = try #require(scene.charts[0].layout.box).center
    for pose in Self.poses {
      let texts = annotations(scene, pose)
      #expect(texts.count == 1)
      let difference = (texts.first?.frame.center ?? .zero) - center - [5, -3]
      #expect(abs(difference.x) < 1e-6 && abs(difference.y) < 1e-6, "\(difference) at \(pose)")
    }
  }

  @Test func aTextAboveClearsItsPlace() throws {
    var style = TextMarkStyle(side: [0, -1], gap: 6)
    style.clearance = 0.05
    let scene = chart(["Top"], at: [[5, 5, 5]], style)
    let box = try #require(scene.charts[0].layout.box)
    let bottom = annotations(scene, .standard).first?.frame.bounds.maxY ?? 0
    #expect(abs(box.center.y - bottom - 6 - 0.05 * box.pointsPerUnit) < 1e-6)
  }

  /// A text stands at its gap from the body as it is seen, whatever the body.
  @Test(arguments: SymbolShape.allCases, [ProjectionSpec.orthographic, .perspective])
  func aTextClearsTheBodyAtItsPlace(shape: SymbolShape, projection: ProjectionSpec) throws {
    let sine = 0.5.squareRoot()
    for rotation in [RotationSpec.identity, RotationSpec(imaginary: [sine, 0, 0], real: sine)] {
      var symbol = MarkStyle()
      symbol.symbol = .same(shape)
      symbol.symbolSize = .same(0.2)
      symbol.symbolRotation = .same(rotation)
      let point = Channel(label: "", column: .numbers([5]))
      let body = MarkGroup(.point, x: point, y: point, z: point, style: symbol)
      for side in [SIMD2(0, -1), [0, 1], [-1, 0], [1, 0]] {
        var style = TextMarkStyle(side: side, gap: 6)
        (style.clearance, style.symbol, style.symbolRotation) = (0.1, shape, rotation)
        let scene = chart(
          ["Body"], at: [[5, 5, 5]], style, projection: projection, others: [body])
        let box = try #require(scene.charts[0].layout.box)
        for pose in Self.poses.prefix(40) {
          let view = box.view(pose)
          var low = SIMD2(Double.infinity, .infinity)
          var high = -low
          func take(_ place: SIMD2<Double>) {
            low = SIMD2(min(low.x, place.x), min(low.y, place.y))
            high = SIMD2(max(high.x, place.x), max(high.y, place.y))
          }
          for item in scene.charts[0].content {
            switch item.geometry {
            case .spheres(let spheres):
              for sphere in spheres {
                let center = SIMD3(Double(sphere.x), Double(sphere.y), Double(sphere.z))
                let radius = Double(sphere.radius) * box.pointsPerUnit
                take(box.place(of: center, view) - radius)
                take(box.place(of: center, view) + radius)
              }
            case .triangles(let mesh):
              for v in mesh.vertices {
                take(box.place(of: SIMD3(Double(v.x), Double(v.y), Double(v.z)), view))
              }
            default: break
            }
          }
          let frame = try #require(annotations(scene, pose).first?.frame.bounds)
          let gap =
            side.x > 0
            ? frame.x - high.x
            : side.x < 0
              ? low.x - frame.maxX : side.y > 0 ? frame.y - high.y : low.y - frame.maxY
          #expect(abs(gap - 6) < 0.6, "\(shape) at \(side) from \(pose): \(gap)")
        }
      }
    }
  }

  @Test func theFirstOfTwoAtOnePlaceKeepsIt() {
    let place = SIMD3(5.0, 5, 5)
    let hide = chart(["First", "Other"], at: [place, place], TextMarkStyle(overlap: .hide))
    let keep = chart(["First", "Other"], at: [place, place], TextMarkStyle(overlap: .keep))
    let move = chart(["First", "Other"], at: [place, place], TextMarkStyle(overlap: .move))
    for pose in Self.poses {
      #expect(annotations(hide, pose).map(\.string) == ["First"])
      let kept = annotations(keep, pose)
      #expect(kept.count == 2 && kept[0].frame == kept[1].frame)
      let moved = annotations(move, pose)
      #expect(moved.count == 2 && moved[0].frame != moved[1].frame)
      #expect(moved[0].frame == kept[0].frame)
    }
  }

  @Test func placesThatAreNotShownHaveNoText() {
    let scene = chart(
      ["In", "Out", "Missing", ""], at: [[5, 5, 5], [11, 5, 5], [.nan, 5, 5], [1, 1, 1]])
    #expect(annotations(scene, .standard).map(\.string) == ["In"])
    #expect(
      scene.diagnostics.warnings
        == [.dropped(count: 1, place: "text mark 1", reason: .notFinite)])
  }

  @Test func leadersReachFromThePlaceToTheText() throws {
    let style = TextMarkStyle(side: [1, -1], gap: 40, hasLeader: true)
    let scene = chart(["Far"], at: [[5, 5, 5]], style)
    let frame = scene.frame(
      FrameRequest(scale: 1, background: Theme.light.background), text: text)
    let items = frame.state.items.joined()
    guard case .segments(let leaders)? = items.first(where: { $0.name == "leaders" })?.geometry,
      let leader = leaders.first
    else {
      Issue.record("there is no leader")
      return
    }
    let center = try #require(scene.charts[0].layout.box).center
    #expect(abs(Double(leader.ax) - center.x) < 1e-3 && abs(Double(leader.ay) - center.y) < 1e-3)
    #expect(leader.bx > leader.ax && leader.by < leader.ay)
  }

  @Test func opaqueMarksHideTextsThatAskForIt() {
    var wall = MarkStyle()
    func scene(opacity: Double) -> PageScene {
      wall.foreground = .color(.same(.system(.red, opacity: opacity)))
      let plane = MarkGroup(
        .rectangle, x: Channel(label: "X", column: .numbers([0]), end: .numbers([10])),
        y: Channel(label: "Y", column: .numbers([0]), end: .numbers([10])),
        z: Channel(label: "Z", column: .numbers([5])), style: wall)
      return chart(
        ["Behind", "Before"], at: [[5, 5, 8], [3, 5, 2]], TextMarkStyle(isHiddenBehind: true),
        others: [plane])
    }
    let front = PoseSpec(azimuth: 0, inclination: 0)
    let back = PoseSpec(azimuth: 180, inclination: 0)
    #expect(annotations(scene(opacity: 1), front).map(\.string) == ["Before"])
    #expect(annotations(scene(opacity: 1), back).map(\.string) == ["Behind"])
    #expect(annotations(scene(opacity: 0.5), front).count == 2)
  }
}
