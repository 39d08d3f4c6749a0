import Diagnostics
import Testing

@testable import ReliefTool

/// Which views are found in source, and which one is drawn.
@Suite struct ViewCatalogTests {
  private func catalog(_ source: String) -> ViewCatalog {
    ViewCatalog([OutlineParser.outline(of: Array(source.utf8))], source: "a.swift")
  }

  /// The only view's problem; an empty text where it has none.
  private func problem(_ members: String, head: String = "struct A: View") -> String? {
    let views = catalog("\(head) {\n\(members)\nvar body: some View { Text(\"}\") }\n}").views
    return views.count == 1 ? views[0].problem ?? "" : nil
  }

  @Test(arguments: [
    "", "let a = 1", "let a: Int = 1, b = [1, 2], c = (1, { 2 })", "var a: String?",
    "@State private var a = { 1 }()", "@State private var a: Int?", "@Environment(\\.a) var a",
    "@State(initialValue: 1) var a: Int", "static let a: Int", "var a: Int { 1 }",
    "var a: Int {\nget { 1 }\nset {}\n}", "var a = 1 { didSet {} }", "lazy var a: Int = 1",
    "let a: [String: Int] = [:]\nlet b: (Int) -> Void = { _ in }", "let a = b < c\nlet d = 1",
    "let a: Int\ninit() { a = 1 }", "let a: Int\ninit(a: Int = 1, _ b: Int...) {}",
    "var a = Dictionary<Int, Int>()", "let a = \"\\(\"}\")\"\nlet b = #\"\"\"\n}\"\"\"#\n\"\"\"#",
    "/* { /* { */ */ let a = 1 // {", "let a = /[{\"]/\nlet b = #/ { /#", "func f() { let a: Int }",
    "struct B { let a: Int }", "enum C { case a(Int), b }", "typealias D = Int",
    "let a =\n  3\n  + 4", "#if DEBUG\nlet a = 1\n#endif", "private(set) var a = 1",
    "let (a, b) = (1, 2)", "@ViewBuilder var a: some View { Text(\"\") }",
    "let a: Set<Int> = [1], b: Int = 2", "let a = if c { 1 } else { 2 }",
  ])
  func canBeMade(_ members: String) {
    #expect(problem(members) == "")
  }

  @Test(arguments: [
    ("let a: Int", "it needs 'a'"), ("var a: Int\nlet b: Int?", "it needs 'a', 'b'"),
    ("@Binding var a: Int", "it needs 'a'"), ("var a: Int { didSet {} }", "it needs 'a'"),
    ("@ViewBuilder let a: () -> Content", "it needs 'a'"), ("let a = 1, b: Int", "it needs 'b'"),
    ("init(a: Int) {}", "it needs 'a'"), ("init(_ a: [Int: Int], b: Int = 1) {}", "it needs '_'"),
    ("private init() {}", "no initializer can be called"),
    ("init?() {}", "no initializer can be called"),
    ("init() throws {}", "no initializer can be called"),
    ("init(a: (Int, Int) -> Void) {}\ninit(b: Int, c: Int) {}", "it needs 'a'"),
  ])
  func cannotBeMade(_ members: String, problem expected: String) {
    #expect(problem(members) == expected)
  }

  @Test(arguments: [
    ("private struct A: View", "it is private"), ("fileprivate struct A: View", "it is private"),
    ("struct A<B: View>: View", "it is generic"),
    ("@MainActor public struct A: Sendable, View", ""),
    ("@available(iOS 26, *) struct A: SwiftUI.View where Int: Sendable", ""),
    ("struct A: @MainActor View & Sendable", ""),
  ])
  func heads(_ head: String, expected: String) {
    #expect(problem("", head: head) == expected)
  }

  @Test func conformanceByOtherWays() {
    let views = catalog(
      """
      struct A {}
      extension A: View { init(b: Int) {} }
      protocol Drawn: View {}
      struct B: Drawn { let a: Int }
      extension B { init() { a = 1 } }
      enum Outer { struct C: View {} ; fileprivate enum D { struct E: View {} } }
      extension Outer { struct F: View {} }
      struct NoView: Identifiable {}
      struct View2: ViewModifier {}
      """
    ).views
    #expect(views.map(\.name) == ["A", "B", "Outer.C", "Outer.D.E", "Outer.F"])
    #expect(views.map(\.problem) == [nil, nil, nil, "it is private", nil])
  }

  private func chosen(_ source: String, _ asked: String? = nil) -> String {
    do throws(ReliefError) {
      return try catalog(source).choose(asked)
    } catch {
      return "\(error)"
    }
  }

  private static let two = "struct Aster: View {}\nstruct Birch: View {}\n"

  @Test func choices() {
    let two = Self.two
    #expect(chosen("struct A: View {}") == "A")
    #expect(chosen("struct A: View { let a: Int }\nstruct B: View {}") == "B")
    #expect(chosen("struct A: View { var body: B { B() } }\nstruct B: View {}") == "A")
    #expect(chosen("struct A: View {}\nstruct B: View {}\nextension B { var a: A { A() } }") == "B")
    #expect(chosen(two + "@main struct C: App { var body: some Scene { Birch() } }") == "Birch")
    #expect(chosen(two + "#Preview { Aster() }\nenum Pages { static let a = Birch() }") == "Aster")
    #expect(chosen(two, "Aster") == "Aster")
    #expect(chosen("enum O { struct A: View {} ; struct B: View {} }", "B") == "O.B")
    #expect(
      chosen(two) == "a.swift has several views; choose one with --view: Aster, Birch")
    #expect(chosen(two, "Astor") == "a.swift declares no view 'Astor'; did you mean 'Aster'?")
    #expect(chosen(two, "x") == "a.swift declares no view 'x'; its views are Aster, Birch")
    #expect(
      chosen(two + "struct C: View { let a: Int }", "C")
        == "the view 'C' cannot be made without arguments: it needs 'a'; views that can are Aster, "
        + "Birch")
    #expect(
      chosen("struct C: View { let a: Int }")
        == "no view of a.swift can be made without arguments (C: it needs 'a'); give its "
        + "properties values, or add a view that shows it")
    #expect(
      chosen("let a = 1")
        == "a.swift declares no view; it needs a 'struct NAME: View' that can be made as NAME()")
  }

  /// Any beginning and any end of a source gives some outline.
  @Test func brokenSource() {
    let source =
      "@a(b) #Preview { \"\\(\"x\")\" } struct A<B>: View, C { let a: D<E> = { 1 }, b: Int\n"
      + "init(a: Int = /x/) throws { } /* */ enum F { case g } #if H\n#\"\"# let (i, j): K? }"
    let bytes = Array(source.utf8)
    for cut in bytes.indices {
      _ = OutlineParser.outline(of: Array(bytes[cut...]))
      _ = OutlineParser.outline(of: Array(bytes[..<cut]))
    }
    _ = OutlineParser.outline(of: Array(repeating: UInt8(ascii: "{"), count: 100_000))
    _ = OutlineParser.outline(
      of: Array(String(repeating: "struct A {", count: 5_000).utf8))
    _ = OutlineParser.outline(of: Array(String(repeating: "\"\\(", count: 5_000).utf8))
  }
}
