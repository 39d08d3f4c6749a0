import RenderModel
import TestSupport
import Testing
import TextModel

@testable import ChartModel

/// Legends at all sides of charts of all sizes.
struct LegendLayoutTests {
  static let sizes: [SIMD2<Double>] = [
    [60, 40], [130, 400], [200, 150], [300, 90], [320, 240], [1200, 600],
  ]

  /// What colours the points.
  enum Content: String, CaseIterable, Sendable {
    case names
    case longNames
    case manyNames
    case numbers
    case both
    case heights
    case views
  }

  private let text = BlockTextEngine()

  private func spec(_ content: Content) -> ChartSpec {
    switch content {
    case .names: return .points(color: ["Adelie", "Gentoo", "Chinstrap"])
    case .longNames:
      return .points(color: (0..<3).map { "A name that goes on and on, number \($0)" })
    case .manyNames:
      let values = (0..<60).map { Double($0) }
      return .points(values, values, values, color: (0..<60).map { "Kind \($0)" })
    case .numbers:
      var spec = ChartSpec.points()
      spec.marks[0].style.foreground = .encoded(
        Channel(label: "Body mass (g)", column: .numbers([2700, .nan, 6300])))
      return spec
    case .both:
      var spec = spec(.names)
      spec.marks += self.spec(.numbers).marks
      return spec
    case .heights:
      var style = MarkStyle()
      style.foreground = .heightBased(gradient: nil, range: nil)
      var spec = ChartSpec.surface(count: 4, style: style) { x, z in x + z }
      spec.legend.visibility = .visible
      return spec
    case .views:
      var spec = ChartSpec.points()
      spec.legend.content = .hstack([.red.frame(12, 12), .text("Species")])
      return spec
    }
  }

  private func layout(
    _ spec: ChartSpec, _ size: SIMD2<Double>, text: some TextEngine
  ) -> ChartLayout {
    spec.resolved(theme: .light)
      .laidOut(in: PageRect(x: 30, y: 20, width: size.x, height: size.y), text: text)
  }

  /// The frames of all that a legend draws.
  private func frames(_ legend: LegendLayout, _ style: LayoutStyle) -> [PageRect] {
    let swatch = SIMD2(style.swatch, style.swatch)
    return legend.texts.map(\.frame.bounds) + legend.bars.map(\.frame)
      + legend.swatches.map { PageRect(center: $0.center, size: swatch) }
      + legend.marks.compactMap {
        switch $0 {
        case .text(let text): text.frame.bounds
        case .shape(let shape): shape.frame
        case .chart: nil
        }
      }
  }

  @Test(arguments: LegendPosition.allCases, Content.allCases)
  func legendsStayOnTheirPageAndOffTheBox(position: LegendPosition, content: Content) throws {
    for size in Self.sizes {
      var spec = spec(content)
      spec.legend.position = position
      let layout = layout(spec, size, text: text)
      let page = PageRect(x: 30, y: 20, width: size.x, height: size.y)
      let frames = frames(layout.legend, layout.style)
      #expect(frames.isEmpty == (layout.legend.frame.width == 0))
      let region = try #require(layout.box).region
      for frame in frames {
        #expect(page.contains(frame, slack: 1e-6), "\(size) \(frame)")
        #expect(layout.legend.frame.contains(frame, slack: 1e-6), "\(size) \(frame)")
        if position != .overlay {
          #expect(!region.intersects(frame, spacing: -1e-6), "\(size) \(frame)")
        }
      }
      for (index, frame) in frames.enumerated() {
        for other in frames[..<index] {
          #expect(!frame.intersects(other, spacing: -1e-6), "\(size) \(frame) \(other)")
        }
      }
      #expect(page.contains(region, slack: 1e-6), "\(size)")
      #expect(region.width >= size.x * 0.4, "\(size)")
      #expect(region.height >= size.y * 0.4, "\(size)")
    }
  }

  /// The sides of the box's region that make room.
  @Test func eachSideTakesItsRoom() {
    let size = SIMD2(600.0, 400.0)
    func region(_ position: LegendPosition, _ spacing: Double? = nil) -> PageRect {
      var spec = spec(.names)
      spec.legend.position = position
      spec.legend.spacing = spacing
      return layout(spec, size, text: text).box?.region ?? PageRect(x: 0, y: 0, width: 0, height: 0)
    }
    let whole = region(.overlay)
    #expect(region(.top).y > whole.y && region(.top).maxY == whole.maxY)
    #expect(region(.bottom).maxY < whole.maxY && region(.bottom).y == whole.y)
    #expect(region(.leading).x > whole.x && region(.leading).maxX == whole.maxX)
    #expect(region(.trailing).maxX < whole.maxX && region(.trailing).x == whole.x)
    #expect(region(.automatic) == region(.bottom))
    #expect(region(.topLeading) == region(.top))
    #expect(region(.bottom, 30).height == region(.bottom, 10).height - 20)
    #expect(region(.bottom, -5) == region(.bottom, 0))
    #expect(region(.bottom, 1e9).height > 200)
  }

  @Test func alignmentMovesTheLegendAlongItsSide() {
    func frame(_ position: LegendPosition, _ alignment: AlignmentSpec?) -> PageRect {
      var spec = spec(.names)
      spec.legend.position = position
      spec.legend.alignment = alignment
      return layout(spec, [600, 400], text: text).legend.frame
    }
    let start = AlignmentSpec(horizontal: 0, vertical: .top)
    let end = AlignmentSpec(horizontal: 1, vertical: .bottom)
    #expect(frame(.bottom, start).x == frame(.bottomLeading, nil).x)
    #expect(frame(.bottom, end).maxX == frame(.bottomTrailing, nil).maxX)
    #expect(frame(.bottom, start).x < frame(.bottom, nil).x)
    #expect(frame(.trailing, start).y < frame(.trailing, nil).y)
    #expect(frame(.trailing, end).maxY > frame(.trailing, nil).maxY)
  }

  @Test func columnsReadDownward() {
    var spec = spec(.manyNames)
    spec.legend.position = .trailing
    let legend = layout(spec, [800, 600], text: text).legend
    #expect(legend.texts[0].frame.center.y < legend.texts[1].frame.center.y)
    #expect(abs(legend.swatches[0].center.x - legend.swatches[1].center.x) < 1e-9)
  }

  @Test func anUprightBarGrowsUpward() throws {
    var spec = spec(.numbers)
    spec.legend.position = .leading
    let legend = layout(spec, [400, 300], text: text).legend
    let bar = try #require(legend.bars.first)
    #expect(bar.isUpright && bar.frame.height > bar.frame.width)
    #expect(bar.ticks == bar.ticks.sorted(by: >))
    #expect(legend.texts.map(\.string).contains("missing"))
  }

  @Test func aBarWithoutRoomForValuesIsLeftOut() {
    for position in LegendPosition.allCases {
      var spec = spec(.numbers)
      spec.legend.position = position
      #expect(layout(spec, [60, 40], text: text).legend.bars.isEmpty, "\(position)")
    }
  }

  /// The title makes room before the plot does.
  @Test func aTitleIsLeftOutOnALowPage() {
    func texts(_ height: Double) -> [String] {
      layout(spec(.numbers), [300, height], text: text).legend.texts.map(\.string)
    }
    #expect(texts(300).contains("Body mass (g)"))
    #expect(!texts(100).contains("Body mass (g)") && texts(100).count >= 2)
  }

  @Test func aLegendThatWasAskedForIsMissed() {
    for content in [Content.heights, .views] {
      #expect(!layout(spec(content), [60, 40], text: text).diagnostics.isEmpty, "\(content)")
    }
    #expect(layout(spec(.names), [60, 40], text: text).diagnostics.isEmpty)
    var hidden = spec(.views)
    hidden.legend.visibility = .hidden
    let layout = layout(hidden, [400, 300], text: text)
    #expect(layout.legend.marks.isEmpty && layout.diagnostics.isEmpty)
  }

  @Test func viewsAreDrawnInThePlaceOfTheLegend() throws {
    var spec = spec(.views)
    spec.legend.position = .top
    let layout = layout(spec, [400, 300], text: text)
    #expect(layout.legend.marks.count == 2)
    #expect(layout.legend.texts.isEmpty)
    #expect(try layout.legend.frame.y < #require(layout.box).region.y)
  }
}
