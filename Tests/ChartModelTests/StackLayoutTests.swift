import ChartModel
import Testing

/// How stacks share their room.
struct StackLayoutTests {
  @Test func theDumpIsATree() {
    let node = ViewNode.vstack([.text("ab"), .red.frame(30, 20).padding(5)])
    #expect(
      node.laidOut().dump == """
        vstack (290, 179) 40 x 62
          text 'ab' (299, 179) 22 x 24
          padding (290, 211) 40 x 30
            frame (295, 216) 30 x 20
              rectangle red (295, 216) 30 x 20
        """)
  }

  @Test func aStackIsAsSmallAsItsMembersAndStandsInTheMiddle() {
    #expect(
      ViewNode.hstack([.text("abc"), .text("d")]).lines() == [
        "hstack (284, 198) 52 x 24", "text 'abc' (284, 198) 33 x 24",
        "text 'd' (325, 198) 11 x 24",
      ])
  }

  @Test func whatIsFlexibleTakesWhatIsLeft() {
    #expect(
      ViewNode.hstack(spacing: 10, [.red, .text("abcd"), .red.frame(50, nil)]).lines() == [
        "hstack (10, 10) 600 x 400", "rectangle red (10, 10) 486 x 400",
        "text 'abcd' (506, 198) 44 x 24", "frame (560, 10) 50 x 400",
        "rectangle red (560, 10) 50 x 400",
      ])
  }

  @Test func equallyFlexibleMembersShareEqually() {
    let lines = ViewNode.vstack(spacing: 0, [.red, .red, .red, .red]).lines()
    #expect(
      lines.dropFirst() == [
        "rectangle red (10, 10) 600 x 100", "rectangle red (10, 110) 600 x 100",
        "rectangle red (10, 210) 600 x 100", "rectangle red (10, 310) 600 x 100",
      ])
  }

  @Test func theLeastFlexibleIsAskedFirst() {
    // A third is 200; the bounded one takes 50 of it, and the others share 550.
    let lines = ViewNode.hstack(
      spacing: 0, [.red, .red.bounded(width: .init(most: 50)), .red]
    ).lines()
    #expect(lines[1] == "rectangle red (10, 10) 275 x 400")
    #expect(lines[2] == "flexible frame (285, 10) 50 x 400")
    #expect(lines[4] == "rectangle red (335, 10) 275 x 400")
  }

  @Test func spacersPushAndKeepALeastLength() {
    #expect(
      ViewNode.hstack([.text("a"), .spacer, .text("b")]).lines() == [
        "hstack (10, 198) 600 x 24", "text 'a' (10, 198) 11 x 24", "spacer (21, 210) 578 x 0",
        "text 'b' (599, 198) 11 x 24",
      ])
    let fixed = ViewNode.hstack([.text("a"), .spacer, .text("b")]).fixed().lines()
    #expect(fixed[1] == "hstack (295, 198) 30 x 24")
    #expect(fixed[3] == "spacer (306, 210) 8 x 0")
    let long = ViewNode.hstack(spacing: 5, [.text("a"), .spacer(minLength: 40), .text("b")])
      .fixed().lines()
    #expect(long[1] == "hstack (274, 198) 72 x 24")
    let vertical = ViewNode.vstack([.spacer, .text("a")]).lines()
    #expect(
      vertical == [
        "vstack (304.5, 10) 11 x 400", "spacer (310, 10) 0 x 376", "text 'a' (304.5, 386) 11 x 24",
      ])
  }

  @Test func roomComesAfterEverythingElse() {
    let lines = ViewNode.hstack([.red, .spacer]).lines()
    #expect(lines[1] == "rectangle red (10, 10) 592 x 400")
    #expect(lines[2] == "spacer (602, 210) 8 x 0")
  }

  @Test func priorityComesBeforeFlexibility() {
    // The second needs 11 points for its ellipsis at least.
    let lines = ViewNode.hstack(
      spacing: 0, [.text("aaaaaaaaaa"), .text("bbbbbbbbbb").priority(1)]
    ).frame(150, 24).lines()
    #expect(lines[2].hasPrefix("text 'aaaaaaaaaa' (238.5, 198) 33 x 24"))
    #expect(lines[4] == "text 'bbbbbbbbbb' (271.5, 198) 110 x 24")
  }

  @Test(arguments: [
    (VerticalGuide.top, 198.0), (.center, 204), (.bottom, 210), (.firstTextBaseline, 207.5),
  ])
  func membersStandOnTheirGuides(guide: VerticalGuide, y: Double) throws {
    let small = ViewNode.text(TextLine(string: "a", font: .init(size: 10)))
    let layout = ViewNode.hstack(align: guide, [.text("b"), small]).laidOut()
    let frame = try #require(layout.frames.last?.frame)
    #expect(frame.height == 12)
    #expect(frame.y - 198 == y - 198, "\(guide)")
  }

  @Test func baselinesComeThroughPaddingAndStacks() throws {
    let column = ViewNode.vstack(spacing: 0, [.text("a"), .text("b")]).padding(6)
    let first = ViewNode.hstack(align: .firstTextBaseline, [column, .text("c")]).laidOut()
    let last = ViewNode.hstack(align: .lastTextBaseline, [column, .text("c")]).laidOut()
    let top = try #require(first.frames.first?.frame.y)
    #expect(try #require(first.frames.last?.frame.y) == top + 6)
    #expect(try #require(last.frames.last?.frame.y) == top + 30)
    // What has no text stands on the line.
    let box = ViewNode.hstack(align: .firstTextBaseline, [.text("a"), .red.frame(10, 10)]).laidOut()
    let text = try #require(box.frames.first { $0.name.hasPrefix("text") }).frame
    #expect(try #require(box.frames.last).frame.maxY == text.y + 19)
  }

  @Test(arguments: [(0.0, 10.0), (0.5, 293.5), (1, 577)])
  func columnsAlignAcross(fraction: Double, x: Double) {
    let lines = ViewNode.vstack(align: fraction, [.red, .text("abc")]).lines()
    #expect(lines[2] == "text 'abc' (\(x == 293.5 ? "293.5" : "\(Int(x))"), 386) 33 x 24")
  }

  @Test func pilesOfferAllToEach() {
    let alignment = AlignmentSpec(horizontal: 1, vertical: .bottom)
    #expect(
      ViewNode.zstack(align: alignment, [.red, .text("ab")]).lines() == [
        "zstack (10, 10) 600 x 400", "rectangle red (10, 10) 600 x 400",
        "text 'ab' (588, 386) 22 x 24",
      ])
  }

  @Test func dividersLieAcrossTheirStack() {
    let row = ViewNode.hstack([.text("a"), .divider(nil)]).lines()
    #expect(row.last == "divider (319, 10) 1 x 400")
    let column = ViewNode.vstack([.text("a"), .divider(nil)]).lines()
    #expect(column.last == "divider (10, 225.5) 600 x 1")
  }

  @Test func groupsAreMembersOfTheirStack() {
    let grouped = ViewNode.hstack([.group([.text("a"), .text("b")]), .empty, .text("c")])
    #expect(grouped.lines() == ViewNode.hstack([.text("a"), .text("b"), .text("c")]).lines())
    #expect(
      ViewNode.group([.text("a"), .text("b")]).lines().first == "vstack (304.5, 182) 11 x 56")
    #expect(ViewNode.hstack([]).lines() == ["hstack (310, 210) 0 x 0"])
  }

  @Test func hundredsOfMembersAndDeepTreesAreLaidOutAtOnce() {
    let many = ViewNode.vstack(spacing: 0, (0..<600).map { _ in .hstack([.text("a"), .red]) })
    let frames = many.laidOut().frames
    #expect(frames.count == 1801)
    // Each text needs 24 points; no row has more, and none less.
    #expect(frames.filter { $0.name == "hstack" }.allSatisfy { $0.frame.height == 24 })
    var deep = ViewNode.text("a")
    for depth in 0..<60 {
      deep = depth % 2 == 0 ? .hstack([deep, .red, .spacer]) : .vstack([deep, .red])
    }
    #expect(deep.laidOut().frames.count == 60 + 60 + 30 + 1)
  }

  @Test func whatHasNoRoomIsStillPlaced() {
    let row = ViewNode.hstack(spacing: 50, Array(repeating: .red, count: 40)).lines()
    #expect(row.count == 41)
    #expect(row.dropFirst().allSatisfy { $0.contains(" 0 x ") })
    #expect(row[0].hasSuffix("1950 x 400"))
  }
}
