import ChartModel
import RenderModel
import TestSupport
import Testing

/// Frames of what stands round a plane: nothing touches anything or leaves the page.
struct PlaneLayoutTests {
  private let text = BlockTextEngine()

  private static let sizes: [SIMD2<Double>] = [
    [600, 450], [320, 240], [900, 200], [160, 700], [1600, 1200], [120, 90], [60, 40], [20, 10],
    [1, 1], [3, 2000],
  ]

  private static func plane(_ x: Channel, _ y: Channel) -> ChartSpec {
    var spec = ChartSpec()
    spec.plot = .plane
    spec.marks = [MarkGroup(.point, x: x, y: y)]
    return spec
  }

  private static func numbers(_ values: [Double]) -> Channel {
    Channel(label: "A quantity with a long name (unit)", column: .numbers(values))
  }

  private static func names(_ count: Int) -> Channel {
    Channel(
      label: "Kind",
      column: .categories(CategoryColumn((0..<count).map { "Category number \($0)" })))
  }

  /// Charts whose labels are long, many, or both.
  private static let specs: [ChartSpec] = {
    let many = (0..<40).map(Double.init)
    var crowded = plane(numbers([1e6, 1.4e6]), numbers([-12345.5, 99999.5]))
    crowded.x.marks = [AxisMarksSpec(values: .stride(by: 1e4))]
    crowded.y.marks = [AxisMarksSpec(values: .stride(by: 1e3))]
    var sides = plane(numbers([1, 2]), numbers([3, 4]))
    sides.x.marks = [
      AxisMarksSpec(side: .top), AxisMarksSpec(side: .bottom),
    ]
    sides.y.marks = [AxisMarksSpec(side: .leading)]
    sides.x.titlePlace = AxisTitlePlace(side: .top)
    var upright = sides
    upright.x.titlePlace = AxisTitlePlace(side: .bottom, alignment: .end)
    upright.y.titlePlace = AxisTitlePlace(side: .trailing)
    var titled = plane(numbers([1, 2]), numbers([3, 4]))
    titled.title = "Everything there is to say"
    titled.y.titlePlace = AxisTitlePlace(side: .bottom)
    return [
      plane(numbers([1e6, 1.4e6]), numbers([-12345.5, 99999.5])), crowded, sides, upright, titled,
      plane(names(40), numbers(many)), plane(numbers(many), names(40)), plane(names(3), names(2)),
      plane(
        Channel(label: "Day", column: .dates([0, 86400 * 400])), numbers([0.0012, 0.0013])),
    ]
  }()

  private func layout(_ spec: ChartSpec, _ size: SIMD2<Double>) throws -> (PlaneLayout, ChartLayout)
  {
    let page = PageSpec([.chart(spec)]).resolved(theme: .light).laidOut(size: size, text: text)
    let chart = try #require(page.charts.first?.layout)
    return (try #require(chart.plane), chart)
  }

  @Test(arguments: sizes, specs.indices)
  func textsStandClear(size: SIMD2<Double>, index: Int) throws {
    let (plane, chart) = try layout(Self.specs[index], size)
    let page = PageRect(x: 0, y: 0, width: size.x, height: size.y)
    #expect(page.contains(plane.plot, slack: 1e-9))
    let texts = plane.texts + chart.legend.texts + [chart.title].compactMap { $0 }
    for (index, a) in texts.enumerated() {
      #expect(page.contains(a.frame.bounds, slack: 1e-6), "\(a.string) leaves the page")
      for b in texts[..<index] {
        #expect(!a.frame.intersects(b.frame), "\(a.string) touches \(b.string)")
      }
      let inner = plane.plot.center
      let apart = PageRect(
        x: plane.plot.x + 0.01, y: plane.plot.y + 0.01, width: plane.plot.width - 0.02,
        height: plane.plot.height - 0.02)
      #expect(
        plane.plot.width < 1 || plane.plot.height < 1 || !apart.intersects(a.frame.bounds),
        "\(a.string) covers the plot about \(inner)")
    }
    if min(size.x, size.y) >= 40 {
      #expect(plane.plot.width >= 0.35 * size.x && plane.plot.height >= 0.3 * size.y)
    }
    for line in plane.gridLines {
      #expect(page.contains(PageRect(center: line.from, size: .zero), slack: 1e-6))
    }
  }

  @Test func largePagesShowEverything() throws {
    for spec in Self.specs {
      let (plane, _) = try layout(spec, [1600, 1200])
      for kind in [LabelKind.xTitle, .yTitle, .xTick, .yTick] {
        #expect(plane.texts.contains { $0.kind == kind }, "\(kind) of \(spec.dump)")
      }
    }
  }

  @Test func axesStandWhereTheyAreAsked() throws {
    let (plane, _) = try layout(
      Self.plane(Self.numbers([1, 2]), Self.numbers([3, 4])), [600, 450])
    for text in plane.texts {
      let center = text.frame.center
      switch text.kind {
      case .xTick, .xTitle: #expect(center.y > plane.plot.maxY)
      case .yTick: #expect(center.x > plane.plot.maxX)
      default: #expect(center.y < plane.plot.y && center.x > plane.plot.center.x)
      }
    }
    let (moved, _) = try layout(Self.specs[2], [600, 450])
    let ticks = moved.texts.filter { $0.kind == .yTick }
    #expect(!ticks.isEmpty && ticks.allSatisfy { $0.frame.center.x < moved.plot.x })
    #expect(moved.texts.contains { $0.kind == .xTick && $0.frame.center.y < moved.plot.y })
    #expect(moved.texts.contains { $0.kind == .xTick && $0.frame.center.y > moved.plot.maxY })
  }

  /// Names that do not fit side by side stand upright, and none is lost while there is room.
  @Test func namesOfCategoriesStandUpright() throws {
    let spec = Self.plane(Self.names(12), Self.numbers((0..<12).map(Double.init)))
    let (plane, _) = try layout(spec, [420, 400])
    let names = plane.texts.filter { $0.kind == .xTick }
    #expect(names.count == 12)
    #expect(names.allSatisfy { $0.frame.angle == 90 })
    let (wide, _) = try layout(Self.plane(Self.names(3), Self.numbers([1, 2, 3])), [600, 400])
    #expect(wide.texts.filter { $0.kind == .xTick }.allSatisfy { $0.frame.angle == 0 })
  }

  /// From the plot to the far side of the label, which stands between two ticks or beside its own.
  @Test(arguments: [true, false])
  func ticksAsLongAsLabels(isCentered: Bool) throws {
    func ticks(_ reach: LabelReach) throws -> (PlaneLayout, [PlacedText]) {
      var line = LineStyle()
      line.labelReach = reach
      var label = AxisLabelSpec()
      label.isCentered = isCentered
      var spec = Self.plane(Self.names(3), Self.numbers([1, 2]))
      spec.x.marks = [
        AxisMarksSpec(
          values: .numbers([0, 1, 2]), pieces: AxisPieces([.tick(line), .label(label)]))
      ]
      spec.x.scale = .linear
      spec.marks = [MarkGroup(.point, x: Self.numbers([0, 2]), y: Self.numbers([1, 2]))]
      spec.y.visibility = .hidden
      let layout = try layout(spec, [600, 450]).0
      return (layout, layout.texts.filter { $0.kind == .xTick })
    }
    let (plane, labels) = try ticks(LabelReach(isOfLongest: false))
    #expect(plane.ticks.count == 3 && labels.count >= 2)
    for tick in plane.ticks {
      #expect(tick.from.y == plane.plot.maxY)
      #expect(abs(tick.to.y - labels[0].frame.bounds.maxY) < 1e-9)
      for label in labels {
        let bounds = label.frame.bounds
        #expect(tick.from.x < bounds.x || tick.from.x > bounds.maxX)
      }
    }
    let (longer, longLabels) = try ticks(LabelReach(isOfLongest: true, past: 6))
    for tick in longer.ticks {
      #expect(abs(tick.to.y - longLabels[0].frame.bounds.maxY - 6) < 1e-9)
    }
  }

  @Test func paddingAndRangesMoveTheEnds() throws {
    var spec = Self.plane(Self.numbers([0, 10]), Self.numbers([0, 10]))
    spec.x.padding = AxisPadding(start: 20, end: 30)
    spec.y.range = 10...50
    let (plane, _) = try layout(spec, [600, 450])
    #expect(plane.x == PlaneSpan(start: plane.plot.x + 20, end: plane.plot.maxX - 30))
    #expect(plane.y == PlaneSpan(start: plane.plot.maxY - 10, end: plane.plot.maxY - 50))
    spec.x.padding = AxisPadding(start: 1e9, end: .nan)
    spec.y.range = nil
    let (plain, _) = try layout(spec, [600, 450])
    #expect(plain.x == PlaneSpan(start: plain.plot.x, end: plain.plot.maxX))
  }

  @Test func numbersIncludeZeroUnlessToldOtherwise() {
    var spec = Self.plane(Self.numbers([20, 85]), Self.numbers([-40, -12]))
    #expect(spec.resolved(theme: .light).x.scale.start == 0)
    #expect(spec.resolved(theme: .light).y.scale.end == 0)
    spec.x.domain = .automatic(includesZero: false, reversed: nil)
    #expect(spec.resolved(theme: .light).x.scale.start == 20)
    spec.x.scale = .log
    spec.x.domain = .automatic(includesZero: nil, reversed: nil)
    #expect(spec.resolved(theme: .light).x.scale.start > 0)
  }

  @Test func pointsStandWhereTheirValuesAre() throws {
    var spec = Self.plane(Self.numbers([0, 5, 10, 11, .nan]), Self.numbers([0, 5, 10, 5, 5]))
    spec.x.domain = .numbers(0, 10)
    spec.y.domain = .numbers(0, 10)
    spec.marks[0].style.symbolExtent = .same(.box([6, 6]))
    let page = PageSpec([.chart(spec)]).resolved(theme: .light).laidOut(
      size: [600, 450], text: text)
    let plane = try #require(page.charts.first?.layout.plane)
    let scene = page.built()
    guard case .shapes(let shapes) = scene.charts[0].content.first?.geometry else {
      Issue.record("there are no shapes")
      return
    }
    let plot = plane.plot
    let expected = [SIMD2(plot.x, plot.maxY), plot.center, SIMD2(plot.maxX, plot.y)]
    #expect(shapes.count == 3)
    for (shape, place) in zip(shapes, expected) {
      #expect(abs(Double(shape.x) - place.x) < 1e-3 && abs(Double(shape.y) - place.y) < 1e-3)
      #expect(shape.halfWidth == 3 && shape.cornerRadius == 3)
    }
    #expect(scene.diagnostics.droppedCount == 1)
  }

  @Test(arguments: [[600, 450], [1, 1]] as [SIMD2<Double>])
  func placesAndSizesOfAnyKindAreDrawnOrCounted(size: SIMD2<Double>) throws {
    var spec = Self.plane(
      Self.numbers([1, 2, 3, 4, 5]), Self.numbers([10, .nan, .infinity, 1e300, -4]))
    spec.marks[0].y.anchor = .center
    spec.marks[0].style.opacity = .each([0.5, 1, 1, 1, .nan])
    var sized = spec.marks[0]
    sized.y = Self.numbers([1, 2, 3, 4, 5])
    sized.style.symbolExtent = .each([
      .area(.nan), .area(-1), .box([.nan, 2]), .box([1e300, 1e300]), .area(0),
    ])
    spec.marks.append(sized)
    let scene = PageSpec([.chart(spec)]).resolved(theme: .light).laidOut(size: size, text: text)
      .built()
    try SceneValidator.validate(scene.scene)
    let counts = scene.charts[0].content.map { item -> Int in
      if case .shapes(let shapes) = item.geometry { shapes.count } else { 0 }
    }
    #expect(counts == [2, 1])
    #expect(scene.diagnostics.droppedCount == 5)
  }

  /// A plane is the same from every pose, so a frame adds nothing but letters.
  @Test func framesDoNotDependOnThePose() throws {
    let scene = PageSpec([.chart(Self.specs[0])]).resolved(theme: .light)
      .laidOut(size: [600, 450], text: text).built()
    let frames = [PoseSpec.standard, PoseSpec(azimuth: 90, inclination: 10)].map {
      scene.frame(
        FrameRequest(
          plan: scene.stillPlan(pose: $0), scale: 2, background: Theme.light.background),
        text: text
      ).state
    }
    #expect(frames[0] == frames[1])
    #expect(frames[0].cameras.isEmpty && frames[0].items.count == 1)
  }
}
