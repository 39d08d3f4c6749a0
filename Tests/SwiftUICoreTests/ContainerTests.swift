import ChartModel
import Foundation
import TestSupport
import Testing

import SwiftUICore

@MainActor
@Suite("Grids, lists, pickers and navigation become layout")
struct ContainerTests {
  /// On a page of 600 by 400 with a margin of 10; letters of a font of 20 points are 11 wide, its
  /// lines 24 high.
  private static let size: SIMD2<Double> = [620, 420]

  private func page(_ view: some View) -> PageSpec {
    PageSpec(view.font(.system(size: 20)).lowered().node)
  }

  private func lines(_ view: some View) -> [String] {
    page(view).resolved(theme: .light).laidOut(size: Self.size, text: BlockTextEngine()).dump
      .split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  /// The lines of texts, shapes and dividers.
  private func leaves(_ view: some View) -> [String] {
    lines(view).filter { line in
      ["text", "rectangle", "rounded", "divider", "symbol"].contains { line.hasPrefix($0) }
    }
  }

  private func warnings(_ view: some View) -> [String] {
    view.lowered().diagnostics.warnings.map(\.description)
  }

  @Test("a column of a grid is as wide as its widest view, a row as high as its highest")
  func grids() {
    let view = Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 4) {
      GridRow {
        Text("a")
        Text("bbb")
      }
      GridRow(alignment: .bottom) {
        Text("cc").frame(height: 40)
        Text("d").gridColumnAlignment(.trailing)
      }
    }
    #expect(
      lines(view) == [
        "grid (277.5, 176) 65 x 68", "text 'a' (277.5, 176) 11 x 24",
        "text 'bbb' (309.5, 176) 33 x 24", "frame (277.5, 204) 22 x 40",
        "text 'cc' (277.5, 212) 22 x 24", "text 'd' (331.5, 220) 11 x 24",
      ])
  }

  @Test("what is left of the room goes to the columns and rows that would take it")
  func flexibleGrids() {
    let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Text("a")
        Color.red
      }
      Divider()
    }
    #expect(
      lines(view) == [
        "grid (10, 10) 600 x 400", "text 'a' (10, 197.5) 11 x 24",
        "rectangle red (21, 10) 589 x 399", "divider (10, 409) 600 x 1",
      ])
  }

  @Test("a view may take several columns, or ask for no room")
  func spans() {
    let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Text("a")
        Text("b")
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow { Text("wide").gridCellColumns(2) }
    }
    #expect(
      lines(view) == [
        "grid (288, 185.5) 44 x 49", "text 'a' (293.5, 185.5) 11 x 24",
        "text 'b' (315.5, 185.5) 11 x 24", "divider (288, 209.5) 44 x 1",
        "text 'wide' (288, 210.5) 44 x 24",
      ])
    let anchored = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { Text("wide") }
      GridRow { Text("a").gridCellAnchor(.bottomTrailing) }
    }
    #expect(lines(anchored).last == "text 'a' (321, 210) 11 x 24")
  }

  @Test("a modifier of a row is one of each cell, and a row alone is a stack")
  func rows() {
    let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Text("a")
        Text("b")
      }
      .padding(3)
    }
    #expect(lines(view)[0] == "grid (293, 195) 34 x 30")
    #expect(lines(view).filter { $0.hasPrefix("padding") }.count == 2)
    #expect(lines(GridRow { Text("a") })[0] == "hstack (304.5, 198) 11 x 24")
  }

  @Test("rows of a list lie below each other, parted by lines")
  func lists() {
    let view = List(["a", "b"], id: \.self) { Text($0) }.listStyle(.plain)
    #expect(
      leaves(view) == [
        "text 'a' (26, 21) 11 x 24", "divider (26, 56) 584 x 1", "text 'b' (26, 68) 11 x 24",
      ])
    #expect(
      page(List(0..<20) { Text("\($0)") }.listStyle(.plain))
        .overflow(size: Self.size, text: BlockTextEngine()) == 20 * 46 + 19 - 400)
    #expect(page(view).overflow(size: Self.size, text: BlockTextEngine()) == 0)
  }

  private struct Schemes: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
      VStack { ForEach(0..<1) { _ in Text(scheme == .dark ? "dark" : "light") } }
        .environment(\.colorScheme, .light)
      List(0..<1) { _ in Text(scheme == .dark ? "dark" : "light") }
    }
  }

  @Test("a view's environment is that of its own place, in closures too")
  func environment() {
    let view = VStack { Schemes() }.environment(\.colorScheme, .dark)
    #expect(texts(view) == ["dark", "dark"])
  }

  @Test("sections of a list are cards below their headers")
  func sections() {
    let view = List {
      Section("One") {
        Text("a")
        Text("b")
      }
      Section {
        Text("c")
      } footer: {
        Text("foot")
      }
      Text("d")
    }
    let cards = leaves(view).filter { $0.hasPrefix("rounded") }
    #expect(cards.count == 3)
    #expect(cards.allSatisfy { $0.hasSuffix(" x 46") || $0.hasSuffix(" x 93") })
    #expect(
      leaves(view).filter { $0.hasPrefix("text") }.map { $0.prefix(while: { $0 != "(" }) }
        == ["text 'One' ", "text 'a' ", "text 'b' ", "text 'c' ", "text 'foot' ", "text 'd' "])
  }

  private enum Dish: String, CaseIterable, Identifiable {
    case oven, cookies
    var id: Self { self }
  }

  @Test("a segmented picker raises the option that is chosen")
  func segmented() {
    func raised(_ view: some View) -> [String] {
      leaves(view.pickerStyle(.segmented)).filter { $0.hasPrefix("rounded rectangle 7") }
    }
    let tagged = Picker("P", selection: .constant(2)) {
      Text("a").tag(1)
      Text("b").tag(2).padding(0)
    }
    #expect(raised(tagged) == ["rounded rectangle 7 white (310, 196) 298 x 28"])
    #expect(warnings(tagged) == [])
    let identified = Picker("P", selection: .constant(Dish.oven)) {
      ForEach(Dish.allCases) { Text($0.rawValue) }
    }
    #expect(raised(identified) == ["rounded rectangle 7 white (12, 196) 298 x 28"])
    let missing = Picker("P", selection: .constant(3)) { Text("a").tag(1) }
    #expect(raised(missing) == [])
    #expect(
      warnings(missing) == [
        "Picker: no option has the tag 3, which is selected; none is shown as chosen"
      ])
  }

  @Test("a picker as a menu shows the option that is chosen alone")
  func menus() {
    let view = Picker("P", selection: .constant(Dish.cookies)) {
      ForEach(Dish.allCases) { Text($0.rawValue) }
    }
    #expect(texts(view) == ["cookies"])
    #expect(texts(List { view }) == ["P", "cookies"])
    #expect(texts(view.pickerStyle(.inline)) == ["oven", "cookies"])
  }

  private func texts(_ view: some View) -> [String] {
    view.lowered().node.texts.map(\.string)
  }

  @Test("navigation shows the title of what is in it, and links their labels")
  func navigation() {
    let inside = NavigationStack { Text("a").navigationTitle("Title") }
    #expect(texts(inside) == ["Title", "a"])
    let outside = NavigationView { Text("a") }.navigationTitle("Title")
    #expect(texts(outside) == ["a"])
    let link = NavigationLink("Go") { Text("There") }
    #expect(texts(link) == ["Go"])
    let symbols = leaves(List { link }).filter { $0.hasPrefix("symbol chevron.right") }
    #expect(symbols.count == 1)
    let inline = NavigationStack {
      Text("a").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    }
    #expect(leaves(inline)[0].hasPrefix("text 'Title' (2"))
  }

  @Test("texts are as large as the reader wants them, but for those of a fixed size")
  func dynamicType() {
    func sizes(_ view: some View) -> [Double?] {
      view.lowered().node.texts.map { $0.font?.size }
    }
    let view = VStack {
      Text("a").font(.body)
      Text("b").font(.caption.bold())
      Text("c").font(.system(size: 20))
      Text("d").font(.custom("Inter", size: 34))
      Text("e").font(.custom("Inter", fixedSize: 34))
      Text("f")
    }
    #expect(sizes(view) == [17, 12, 20, 34, 34, nil])
    // Apple's Human Interface Guidelines: body 53 and caption 43 at the largest size.
    #expect(sizes(view.dynamicTypeSize(.accessibility5)) == [53, 43, 20, 106, 34, 53])
    #expect(sizes(view.dynamicTypeSize(...DynamicTypeSize.xLarge)) == [17, 12, 20, 34, 34, nil])
    let held = view.dynamicTypeSize(...DynamicTypeSize.xLarge).dynamicTypeSize(.accessibility5)
    #expect(sizes(held)[0] == 19)
  }
}
