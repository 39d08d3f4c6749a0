/// A view that Swift source declares.
struct ViewCandidate: Hashable {
  /// With the types around it: `Outer.Inner`.
  var name: String
  /// Why it cannot be drawn, such as "it needs 'data'"; nil where it can.
  var problem: String?
  /// Every word of its declaration and its extensions.
  var words: Set<String> = []

  /// As other code most often calls it.
  var lastName: String { String(name.split(separator: ".").last ?? "") }
}

extension ViewCandidate {
  /// A structure that conforms to View.
  ///
  /// - Parameter parts: its declaration and its extensions.
  init(_ type: TypeOutline, parts: [TypeOutline]) {
    name = type.name
    words = parts.reduce(into: []) { $0.formUnion($1.words) }
    problem = Self.problem(type, parts: parts)
  }

  private static func problem(_ type: TypeOutline, parts: [TypeOutline]) -> String? {
    if type.isPrivate { return "it is private" }
    if type.isGeneric { return "it is generic" }
    let initializers = parts.flatMap(\.initializers).filter { !$0.isUnusable }.map(\.needed)
    // An initialiser in the structure itself takes the place of the one with all properties.
    let ways = initializers + (type.initializers.isEmpty ? [type.needed] : [])
    guard let easiest = ways.min(by: { $0.count < $1.count }) else {
      return "no initializer can be called"
    }
    guard !easiest.isEmpty else { return nil }
    return "it needs " + easiest.map { "'\($0)'" }.joined(separator: ", ")
  }
}
