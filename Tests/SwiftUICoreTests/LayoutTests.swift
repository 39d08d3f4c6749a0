import ChartModel
import Foundation
import TestSupport
import Testing

import SwiftUICore

@MainActor
@Suite("Stacks, shapes and controls become layout")
struct LayoutTests {
  private let text = BlockTextEngine()

  /// The lines of the dump of a view's layout on a page of 600 by 400 with a margin of 10, without
  /// the indentation; letters of a font of 20 points are 11 wide, its lines 24 high.
  private func lines(_ view: some View) -> [String] {
    let size: SIMD2<Double> = [620, 420]
    let node = view.font(.system(size: 20))
      .lowered { PageSpec($0).readerSizes(size: size, text: text) }.node
    return PageSpec(node).resolved(theme: .light).laidOut(size: size, text: text).dump
      .split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  private func warnings(_ view: some View) -> [String] {
    view.lowered().diagnostics.warnings.map(\.description)
  }

  @Test("stacks take all that their content declares")
  func stacks() {
    let view = VStack(alignment: .trailing, spacing: 6) {
      ForEach(0..<2) { Text("\($0)") }
      if Bool(true) { Text("abc") }
      HStack {
        Text("d")
        Spacer(minLength: 30)
      }
    }
    #expect(
      lines(view.fixedSize()) == [
        "fixed size (289.5, 153) 41 x 114", "vstack (289.5, 153) 41 x 114",
        "text '0' (319.5, 153) 11 x 24", "text '1' (319.5, 183) 11 x 24",
        "text 'abc' (297.5, 213) 33 x 24", "hstack (289.5, 243) 41 x 24",
        "text 'd' (289.5, 243) 11 x 24", "spacer (300.5, 255) 30 x 0",
      ])
  }

  @Test("a modifier of several views is one of each")
  func distribution() {
    let view = HStack(spacing: 0) {
      Group {
        Text("a")
        Text("b")
      }
      .padding(.horizontal, 5)
      .background { Color.red }
      EmptyView().padding()
    }
    #expect(
      lines(view) == [
        "hstack (289, 198) 42 x 24",
        "background (289, 198) 21 x 24", "rectangle red (289, 198) 21 x 24",
        "padding (289, 198) 21 x 24", "text 'a' (294, 198) 11 x 24",
        "background (310, 198) 21 x 24", "rectangle red (310, 198) 21 x 24",
        "padding (310, 198) 21 x 24", "text 'b' (315, 198) 11 x 24",
      ])
  }

  @Test("modifiers apply from the inside out")
  func order() {
    let inner = Text("a").padding(10).border(.red)
    let outer = Text("a").border(.red).padding(10)
    #expect(lines(inner)[0] == "overlay (294.5, 188) 31 x 44")
    #expect(lines(inner).last == "rectangle stroke red (294.5, 188) 31 x 44")
    #expect(lines(outer)[0] == "padding (294.5, 188) 31 x 44")
    #expect(lines(outer).last == "rectangle stroke red (304.5, 198) 11 x 24")
  }

  @Test("buttons have the look of their style, and never act")
  func buttons() {
    func look(_ view: some View) -> [String] {
      lines(view).map { $0.split(separator: " (").first.map(String.init) ?? $0 }
    }
    let button = Button("Go") { Issue.record("the action ran") }
    #expect(look(button) == ["text 'Go'"])
    #expect(
      look(button.buttonStyle(.bordered)) == [
        "background", "rounded rectangle 8 blue*0.15", "padding", "padding", "text 'Go'",
      ])
    #expect(
      look(button.buttonStyle(.borderedProminent).tint(.green))[1] == "rounded rectangle 8 green")
    #expect(
      look(Button("Go", role: .destructive) {}.buttonStyle(.bordered))[1]
        == "rounded rectangle 8 red*0.15")
    #expect(
      look(VStack { button.buttonStyle(Boxed()) }) == [
        "vstack", "overlay", "text 'Go'", "capsule stroke red",
      ])
    func color(_ view: some View) -> ColorSpec? { view.lowered().node.texts.first?.color }
    #expect(color(button) == .system(.blue, opacity: 1))
    #expect(color(button.buttonStyle(.plain)) == nil)
    #expect(color(button.buttonStyle(.borderedProminent)) == .system(.white, opacity: 1))
    #expect(color(button.tint(.mint)) == .system(.mint, opacity: 1))
  }

  @Test("a toggle shows its value, and fills its room unless it is fixed")
  func toggles() {
    let on = lines(Toggle("ab", isOn: .constant(true)))
    #expect(on[0] == "hstack (10, 194.5) 600 x 31")
    #expect(on.contains("capsule green (559, 194.5) 51 x 31"))
    #expect(on.last == "circle white (581, 196.5) 27 x 27")
    let off = lines(Toggle("ab", isOn: .constant(false)).fixedSize())
    #expect(off[1] == "hstack (269.5, 194.5) 81 x 31")
    #expect(off.contains("capsule gray*0.3 (299.5, 194.5) 51 x 31"))
    #expect(off.last == "circle white (301.5, 196.5) 27 x 27")
  }

  @Test("labels stand on one line, in the colour and the font of the surroundings")
  func labels() {
    let label = Label("ab", systemImage: "circle.fill").foregroundStyle(.red)
    #expect(
      lines(label) == [
        "hstack (284.5, 198) 51 x 24", "symbol circle.fill red (284.5, 198.3) 23 x 23",
        "text 'ab' (313.5, 198) 22 x 24",
      ])
    #expect(lines(label.labelStyle(.titleOnly)).count == 2)
    #expect(lines(label.labelStyle(.iconOnly)).last?.hasPrefix("symbol") == true)
    let parts = Label {
      Text("t")
    } icon: {
      Circle().frame(width: 4, height: 4)
    }
    #expect(lines(parts).count == 4)
  }

  @Test("symbols that are not known are a box, with a warning")
  func symbols() {
    for name in ["circle", "circle.fill", "square.fill", "triangle", "diamond.fill"] {
      #expect(warnings(Image(systemName: name)).isEmpty)
    }
    #expect(
      warnings(Image(systemName: "bolt.car")) == [
        "Image: there is no symbol 'bolt.car'; a box stands for it"
      ])
    #expect(lines(Image(systemName: "circle").resizable().scaledToFit())[1].hasSuffix("400 x 400"))
    #expect(lines(Image(systemName: "circle")) == ["symbol circle primary (298.5, 198.5) 23 x 23"])
  }

  @Test("what cannot be honoured is reported")
  func reports() {
    #expect(
      warnings(
        Rectangle().fill(
          .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      ).count == 1)
    #expect(
      warnings(Text("a").frame(width: -1)) == [
        "frame: -1.0 is no length; that side is left to the view"
      ])
    #expect(warnings(Text("a").frame(maxWidth: .infinity).frame(width: 5).opacity(0.5)).isEmpty)
    #expect(warnings(Text("a").frame(width: .infinity)).count == 1)
  }

  @Test("the look comes down to texts and symbols")
  func looks() throws {
    let view = VStack {
      Text("a").font(.caption)
      Text("b").bold(false)
    }
    .bold().lineLimit(2).multilineTextAlignment(.trailing).foregroundColor(.pink)
    .environment(\.colorScheme, .dark)
    let texts = view.lowered().node.texts
    #expect(texts.map(\.font?.weight) == [700, 700])
    #expect(texts.map(\.font?.size) == [12, 17])
    for text in texts {
      #expect(text.lineLimit == 2 && text.lineAlignment == 1 && text.theme == .dark)
      #expect(text.color == .system(.pink, opacity: 1))
    }
  }

  @Test("geometry readers know the size that they have")
  func readers() {
    let half = GeometryReader { proxy in
      Color.red.frame(width: proxy.size.width / 2, height: 10)
    }
    #expect(
      lines(
        HStack {
          Text("ab"); half
        }) == [
          "hstack (10, 10) 600 x 400", "text 'ab' (10, 198) 22 x 24", "reader (40, 10) 570 x 400",
          "zstack (40, 10) 285 x 10", "frame (40, 10) 285 x 10", "rectangle red (40, 10) 285 x 10",
        ])
    let nested = GeometryReader { outer in
      GeometryReader { inner in Text("\(Int(inner.size.width)) of \(Int(outer.size.width))") }
        .padding(50)
    }
    #expect(lines(nested).last?.hasPrefix("text '500 of 600'") == true)
    let each = HStack(spacing: 0) {
      Text("a").background { GeometryReader { Text("\(Int($0.size.width))") } }
      Text("bcd").background { GeometryReader { Text("\(Int($0.size.width))") } }
    }
    let shown = lines(each).filter { $0.hasPrefix("text '1") || $0.hasPrefix("text '3") }
    #expect(shown.count == 2)
    #expect(half.lowered().node.leaves.isEmpty)
  }

  @Test("a size that depends on itself is drawn once, and reported")
  func restlessReaders() {
    var width = 0.0
    let view = GeometryReader { Text("\($0.size.width)") }
    let lowered = view.lowered { _ in
      width += 1
      return [0: [width, 1]]
    }
    #expect(lowered.diagnostics.warnings.count == 1)
    #expect(lowered.node.texts.count == 1)
  }

  @Test("animations change state at once")
  func animations() throws {
    let state = State(initialValue: 1)
    let result = withAnimation(.easeIn(duration: 2)) { () -> String in
      state.wrappedValue = 2
      return "done"
    }
    #expect(result == "done" && state.wrappedValue == 2)
    struct Failure: Error {}
    #expect(throws: Failure.self) { try withAnimation { throw Failure() } }
    #expect(lines(Text("a").animation(.default, value: 1)) == lines(Text("a")))
  }
}

private struct Boxed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.overlay { Capsule().stroke(configuration.isPressed ? .blue : .red) }
  }
}
