import ChartModel
import Foundation
import Testing

import SwiftUICore

@MainActor
@Suite("Views become plain values")
struct ViewTests {
  private func strings(_ view: some View) -> [String] {
    view.lowered().node.texts.map(\.string)
  }

  @Test("builders")
  func builders() {
    struct Lines: View {
      var number: Int
      var body: some View {
        Text("first")
        if number > 0 { Text("positive") }
        if number > 1 { Text("many") } else { Text("few") }
        switch number {
        case 0: Text("zero")
        default: EmptyView()
        }
        ForEach(0..<number) { Text("line \($0)") }
        Group {
          Text("last")
        }
      }
    }
    #expect(strings(Lines(number: 0)) == ["first", "few", "zero", "last"])
    #expect(
      strings(Lines(number: 2)) == ["first", "positive", "many", "line 0", "line 1", "last"]
    )
  }

  @Test("the shape of the tree")
  func nodes() {
    guard case .empty = EmptyView().lowered().node else {
      Issue.record("an empty view is not empty")
      return
    }
    guard case .text(let text) = AnyView(Text("a")).lowered().node else {
      Issue.record("one text is not a text")
      return
    }
    #expect(text == TextLine(string: "a"))
    guard
      case .group(let nodes) = Group(content: {
        Text("a"); Text("b")
      }).lowered().node
    else {
      Issue.record("two texts are not a group")
      return
    }
    #expect(nodes.count == 2)
  }

  @Test("state lives on in copies of a view, and bindings write to it")
  func state() {
    struct Counter: View {
      @State var count = 1
      @State private var note: String?
      var binding: Binding<Int> { $count }
      var body: some View {
        Text("\(count)")
        if let note { Text(note) }
      }
    }
    let view = Counter()
    let copy = view
    #expect(strings(view) == ["1"])
    view.binding.wrappedValue = 5
    #expect(strings(copy) == ["5"])
    copy.count += 1
    #expect(strings(view) == ["6"])
    #expect(strings(Counter()) == ["1"])
  }

  @Test("bindings of all kinds")
  func bindings() {
    struct Pair {
      var first = 1
      var second: Int? = 2
    }
    let state = State(initialValue: Pair())
    let pair = state.projectedValue
    pair.first.wrappedValue = 10
    #expect(state.wrappedValue.first == 10)
    let second: Binding<Int>? = Binding(pair.second)
    second?.wrappedValue = 20
    #expect(state.wrappedValue.second == 20)
    pair.second.wrappedValue = nil
    #expect(second?.wrappedValue == 2)
    let none: Binding<Int>? = Binding(pair.second)
    #expect(none?.wrappedValue == nil)
    let constant = Binding.constant(3)
    constant.wrappedValue = 4
    #expect(constant.wrappedValue == 3)
    var stored = 7
    let closures = Binding(get: { stored }, set: { stored = $0 })
    let optional = Binding<Int?>(closures)
    optional.wrappedValue = 8
    optional.wrappedValue = nil
    #expect(stored == 8)
  }

  @Test("the environment comes down, the inner value wins, and ends with its view")
  func environment() {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    let view = Group {
      Scheme()
      Scheme().environment(\.colorScheme, .light).environment(\.colorScheme, .dark)
      Scheme().preferredColorScheme(.dark)
      Scheme().transformEnvironment(\.colorScheme) { $0 = .dark }
      Scheme()
    }
    #expect(strings(view) == ["light", "light", "dark", "dark", "light"])
    #expect(EnvironmentValues.current.colorScheme == .light)
  }

  @Test("an environment value of the user's own")
  func customKey() {
    struct Level: View {
      @Environment(\.level) var level
      var body: some View { Text("\(level)") }
    }
    #expect(strings(Level()) == ["1"])
    #expect(strings(Level().environment(\.level, 4)) == ["4"])
  }
}

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}
