import ChartModel
import TestSupport
import Testing

/// What modifiers do to sizes and places.
struct ViewModifierTests {
  @Test func framesHaveTheirSizeAndAlignTheirView() {
    let corner = AlignmentSpec(horizontal: 0, vertical: .bottom)
    #expect(
      ViewNode.text("ab").frame(100, 50, corner).lines() == [
        "frame (260, 185) 100 x 50", "text 'ab' (260, 211) 22 x 24",
      ])
    #expect(
      ViewNode.red.frame(nil, 50).lines() == [
        "frame (10, 185) 600 x 50", "rectangle red (10, 185) 600 x 50",
      ])
    // A view that is larger than its frame reaches out of it on both sides.
    #expect(ViewNode.red.frame(50, 50).frame(10, 10).lines()[1] == "frame (285, 185) 50 x 50")
  }

  @Test func boundsKeepSizesBetweenThem() {
    func width(_ node: ViewNode, _ bounds: LengthBounds) -> Double {
      node.bounded(width: bounds).laidOut().frames[0].frame.width
    }
    #expect(width(.text("ab"), .init(least: 100)) == 100)
    #expect(width(.hstack([.text("ab")]), .init(most: .infinity)) == 600)
    #expect(width(.text("ab"), .init(most: 100)) == 100)
    #expect(width(.red, .init(most: 100)) == 100)
    #expect(width(.red, .init(least: 700)) == 700)
    #expect(width(.text("ab"), .init()) == 22)
    let ideal = ViewNode.red.bounded(width: .init(ideal: 70), height: .init(ideal: 40)).fixed()
    #expect(ideal.laidOut().frames[0].frame.size == [70, 40])
  }

  @Test func paddingTakesRoomFromTheView() {
    #expect(
      ViewNode.red.padding(30).lines() == [
        "padding (10, 10) 600 x 400", "rectangle red (40, 40) 540 x 340",
      ])
    // More than there is leaves nothing, and nothing negative.
    let none = ViewNode.red.padding(400).laidOut().frames
    #expect(none[1].frame.size == .zero)
  }

  @Test func ratiosFitOrFill() {
    #expect(ViewNode.red.ratio(1).lines()[1] == "rectangle red (110, 10) 400 x 400")
    #expect(ViewNode.red.ratio(3).lines()[1] == "rectangle red (10, 110) 600 x 200")
    #expect(ViewNode.red.ratio(1, fills: true).lines()[1] == "rectangle red (10, -90) 600 x 600")
    #expect(ViewNode.red.frame(20, 10).ratio(nil).lines()[1] == "frame (300, 205) 20 x 10")
    let column = ViewNode.vstack([.red.ratio(2), .spacer]).lines()
    #expect(column[1] == "aspect ratio (10, 10) 600 x 300")
    for nonsense in [0, -1, Double.nan, .infinity] {
      #expect(ViewNode.red.ratio(nonsense).laidOut().frames[1].frame.width == 600)
    }
    // A ratio of a view whose ideal size is that of a line of text.
    #expect(ViewNode.text("ab").ratio(nil).lines()[1] == "text 'ab' (299, 198) 22 x 24")
  }

  @Test func fixedSizeIsTheIdealOne() {
    let long = String(repeating: "word ", count: 30)
    #expect(ViewNode.text(long).fixed().laidOut().frames[0].frame.width == 150 * 11)
    let tall = ViewNode.text(long).fixed(horizontal: false).frame(110, 24).laidOut()
    #expect(tall.frames[1].frame.height == 15 * 24)
    #expect(ViewNode.points.fixed().laidOut().frames[0].frame.size == [300, 200])
    #expect(ViewNode.red.fixed().laidOut().frames[0].frame.size == [10, 10])
  }

  @Test func whatIsBehindHasTheFrameOfItsView() {
    let node = ViewNode.red.behind(.text("ab").padding(4))
    #expect(
      node.lines() == [
        "background (295, 194) 30 x 32", "rectangle red (295, 194) 30 x 32",
        "padding (295, 194) 30 x 32", "text 'ab' (299, 198) 22 x 24",
      ])
    let small = ViewNode.red.frame(4, 4).behind(
      .text("ab"), AlignmentSpec(horizontal: 1, vertical: .top))
    #expect(small.lines()[1] == "frame (317, 198) 4 x 4")
    guard case .shape? = node.laidOut().marks.first, case .text? = node.laidOut().marks.last else {
      Issue.record("the background is not painted first")
      return
    }
    let over = ViewNode.modified(.red.frame(20, 20), .overlay(.text("x"), .center)).laidOut()
    #expect(over.marks.count == 2)
    #expect(over.texts.map(\.string) == ["x"])
    #expect(over.frames.last?.frame.size == [11, 24])
  }

  @Test func offsetsMoveWhatIsDrawnAlone() {
    let node = ViewNode.hstack([.modified(.text("a"), .offset(x: 5, y: -7)), .text("b")])
    #expect(
      node.lines().dropFirst() == [
        "offset (295, 198) 11 x 24", "text 'a' (300, 191) 11 x 24", "text 'b' (314, 198) 11 x 24",
      ])
  }

  @Test func scrolledContentHasItsIdealLengthAndIsCut() throws {
    let rows = ViewNode.vstack((0..<30).map { .text("row \($0)") })
    let layout = ViewNode.modified(rows, .scroll(horizontal: false, vertical: true)).laidOut()
    #expect(layout.frames[0].frame == PageRect(x: 10, y: 10, width: 600, height: 400))
    #expect(layout.frames[1].frame.height == 30 * 24 + 29 * 8)
    #expect(layout.texts.count < 15 && layout.texts.count > 10)
    #expect(layout.texts.first?.string == "row 0")
    #expect(layout.diagnostics.warnings.count == 1)
  }

  @Test func cutsGiveShapesTheirCorners() throws {
    let cut = ViewNode.modified(.red.frame(40, 20), .clip(.roundedRectangle(radius: 5))).laidOut()
    #expect(try #require(cut.shapes.first).outline == .roundedRectangle(radius: 5))
    let partly = ViewNode.modified(
      ViewNode.red.frame(100, 10).frame(40, 20), .clip(.rectangle)
    ).laidOut()
    #expect(try #require(partly.shapes.first).frame.size == [40, 10])
    let away = ViewNode.modified(
      ViewNode.modified(.red.frame(10, 10), .offset(x: 100, y: 0)), .clip(.capsule)
    ).laidOut()
    #expect(away.shapes.isEmpty)
  }

  @Test func opacityFadesTextsAndShapesAndHidesChartsAtZero() throws {
    let half = ViewNode.modified(
      .zstack([.red, .modified(.text("a"), .opacity(0.5))]), .opacity(0.5)
    ).laidOut()
    #expect(try #require(half.shapes.first).color.alpha == 128)
    #expect(try #require(half.texts.first).color.alpha == 64)
    let hidden = ViewNode.modified(.vstack([.points, .text("a")]), .opacity(0)).laidOut()
    #expect(hidden.charts.isEmpty && hidden.texts.isEmpty)
    #expect(hidden.frames.count == 4)
  }

  @Test func valuesThatMakeNoSenseNeverTrap() {
    for value in [Double.nan, .infinity, -.infinity, -5, 1e300] {
      let bounds = LengthBounds(least: value, ideal: value, most: value)
      let nodes = [
        ViewNode.red.frame(value, value), .red.bounded(width: bounds, height: bounds),
        .red.padding(value), .spacer(minLength: value), .red.priority(value),
        .hstack(spacing: value, [.text("a"), .red, .points]),
        .modified(.red, .offset(x: value, y: value)), .modified(.red, .opacity(value)),
        .modified(.red, .clip(.roundedRectangle(radius: value))),
        .shape(
          ShapeSpec(
            .circle, color: .system(.red, opacity: 1),
            stroke: StrokeSpec(width: value, isInside: false))),
        .text(TextLine(string: "abc", font: .init(size: value))),
        .text("abc", limit: Int(exactly: value)),
      ]
      for node in nodes {
        let scene = ViewNode.vstack([node, .text("b")]).laidOut().built()
        _ = scene.frame(
          FrameRequest(scale: 1, background: Theme.light.background), text: BlockTextEngine())
      }
    }
  }
}
