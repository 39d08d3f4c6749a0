import Diagnostics

/// The views of Swift source, and which of them is meant.
struct ViewCatalog {
  /// In the order of their declarations.
  private(set) var views: [ViewCandidate]
  /// The words of other types.
  private let otherWords: Set<String>
  /// The words of the app, which shows its main view.
  private let appWords: Set<String>
  /// What error messages call the source.
  private let source: String

  init(_ outlines: [SwiftOutline], source: String) {
    self.source = source
    let types = outlines.flatMap(\.types)
    let protocols = Self.viewProtocols(types)
    let conforming = Set(types.filter { !protocols.isDisjoint(with: $0.inherited) }.map(\.name))
    views = types.filter { $0.kind == .structure && conforming.contains($0.name) }.map { type in
      ViewCandidate(type, parts: types.filter { $0.name == type.name })
    }
    let names = Set(views.map(\.name))
    let hidden = types.filter(\.isHidden)
    otherWords = types.filter { !$0.isHidden && !names.contains($0.name) }
      .reduce(into: []) { $0.formUnion($1.words) }
    appWords = hidden.filter { $0.isApp }.reduce(into: []) { $0.formUnion($1.words) }
  }

  /// View, and the protocols that inherit from it.
  private static func viewProtocols(_ types: [TypeOutline]) -> Set<String> {
    var names: Set<String> = ["View"]
    var count = 0
    while count < names.count {
      count = names.count
      for type in types where type.kind == .protocolType && !names.isDisjoint(with: type.inherited)
      {
        names.insert(type.name)
      }
    }
    return names
  }

  /// Notes what the compiler found to stand in a view's way.
  mutating func note(_ problem: String, of name: String) {
    for index in views.indices where views[index].name == name { views[index].problem = problem }
  }

  /// The views that can be made without arguments.
  var usable: [ViewCandidate] { views.filter { $0.problem == nil } }

  /// The name of the view to draw.
  ///
  /// - Parameter asked: as given with `--view`; nil for the only view, else the only one that no
  ///   other type uses, else the only one that the app shows.
  func choose(_ asked: String?) throws(ReliefError) -> String {
    guard let asked else { return try chooseByUse() }
    guard let view = views.first(where: { $0.name == asked }) ?? only(named: asked) else {
      throw SourceError.unknownView(name: asked, source: source, known: views.map(\.name)).error
    }
    if let problem = view.problem {
      throw SourceError.unusableView(name: view.name, problem: problem, known: usable.map(\.name))
        .error
    }
    return view.name
  }

  private func only(named name: String) -> ViewCandidate? {
    let found = views.filter { $0.lastName == name }
    return found.count == 1 ? found[0] : nil
  }

  private func chooseByUse() throws(ReliefError) -> String {
    let usable = usable
    if usable.count == 1 { return usable[0].name }
    let unused = usable.filter { view in
      !otherWords.contains(view.lastName)
        && views.allSatisfy { $0.name == view.name || !$0.words.contains(view.lastName) }
    }
    if unused.count == 1 { return unused[0].name }
    let shown = usable.filter { appWords.contains($0.lastName) }
    if shown.count == 1 { return shown[0].name }
    guard usable.isEmpty else {
      throw SourceError.severalViews(source: source, known: usable.map(\.name)).error
    }
    let problems = views.compactMap { view in view.problem.map { "\(view.name): \($0)" } }
    throw SourceError.noView(source: source, problems: problems).error
  }
}

extension TypeOutline {
  /// Whether it starts an app.
  var isApp: Bool { mainAttribute != nil && inherited.contains("App") }

  /// Whether it is left out of what is compiled: an app, or a preview in the older form.
  var isHidden: Bool { isApp || inherited.contains("PreviewProvider") }
}
