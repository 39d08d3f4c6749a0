import ChartModel
import Diagnostics

/// Turns a view tree into plain values; passed down the tree.
public struct _ViewLowering {
  package private(set) var environment: EnvironmentValues
  package var diagnostics = Diagnostics()
  private var members: [LoweredMember] = []
  /// What the innermost view so far gives as title to the navigation around it.
  var navigationTitle: NavigationTitle?
  /// The sizes of the geometry readers, by their numbers, as far as they are known.
  package let readerSizes: [Int: SIMD2<Double>]
  package var readerCount = 0

  init(environment: EnvironmentValues, readerSizes: [Int: SIMD2<Double>] = [:]) {
    self.environment = environment
    self.readerSizes = readerSizes
  }

  /// The number of the next geometry reader, and its size in points if it is known.
  mutating func nextReader() -> (id: Int, size: SIMD2<Double>?) {
    defer { readerCount += 1 }
    return (readerCount, readerSizes[readerCount])
  }

  var hasReaders: Bool { readerCount > 0 }

  /// Adds what a view draws, after what is there.
  package mutating func add(_ node: ViewNode) {
    add(LoweredMember(node: node))
  }

  /// Adds what a view draws and what it tells the container around it.
  mutating func add(_ member: LoweredMember) {
    members.append(member)
  }

  /// Lowers a part of the tree in a changed environment.
  @MainActor
  package mutating func withEnvironment(
    _ change: (inout EnvironmentValues) -> Void,
    lower: @MainActor (inout _ViewLowering) -> Void
  ) {
    let outer = environment
    change(&environment)
    lower(&self)
    environment = outer
  }

  /// Lowers a part of the tree by itself, in the environment of this place.
  @MainActor
  package mutating func apart(_ lower: @MainActor (inout _ViewLowering) -> Void) -> ViewNode {
    ViewNode(membersApart(lower).map(\.node))
  }

  /// Lowers a part of the tree by itself, with what its views tell their container.
  @MainActor
  mutating func membersApart(
    _ lower: @MainActor (inout _ViewLowering) -> Void
  ) -> [LoweredMember] {
    let outer = members
    members = []
    lower(&self)
    defer { members = outer }
    return members
  }

  /// Adds a stack of what some content draws.
  @MainActor
  mutating func addStack<Content: View>(_ stack: StackSpec, of content: Content) {
    add(.stack(stack, apart { Content._lower(content, into: &$0) }.members))
  }

  var node: ViewNode { ViewNode(members.map(\.node)) }

  /// The whole tree; what acts on depth alone is noted where no chart has any.
  var finished: LoweredView {
    let node = node
    var diagnostics = diagnostics
    let charts = node.charts
    if charts.allSatisfy({ $0.plot == .plane }) {
      for option in Set(charts.flatMap(\.optionsOfDepth)).sorted() {
        diagnostics.note(.other("\(option) changes nothing: there is no 3D chart"))
      }
    }
    return LoweredView(node: node, diagnostics: diagnostics)
  }
}

extension View {
  /// How often a tree is lowered at most for the sizes that its geometry readers have.
  private static var readerRounds: Int { 8 }

  /// The view as plain values, in an environment.
  ///
  /// - Parameter measure: lays a tree out and gives the sizes of its geometry readers by their
  ///   numbers; asked only where there are some.
  package func lowered(
    in environment: EnvironmentValues = EnvironmentValues(),
    measure: (ViewNode) -> [Int: SIMD2<Double>] = { _ in [:] }
  ) -> LoweredView {
    var sizes: [Int: SIMD2<Double>] = [:]
    for _ in 0..<Self.readerRounds {
      var lowering = _ViewLowering(environment: environment, readerSizes: sizes)
      Self._lower(self, into: &lowering)
      let lowered = lowering.finished
      guard lowering.hasReaders else { return lowered }
      let found = measure(lowered.node)
      if found == sizes { return lowered }
      sizes = found
    }
    var lowering = _ViewLowering(environment: environment, readerSizes: sizes)
    Self._lower(self, into: &lowering)
    lowering.diagnostics.note(
      .other("GeometryReader: the size depends on the content, and does not settle"))
    return lowering.finished
  }
}
