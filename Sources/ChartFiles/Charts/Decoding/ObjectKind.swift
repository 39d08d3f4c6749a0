import Diagnostics

/// Part of a chart file that is an object there, and knows where.
protocol PlacedDef: Sendable {
  init()

  /// nil for one that no file has.
  var place: JSONPlace? { get set }
}

/// A kind of object in a chart file: its properties, listed once.
///
/// From the list objects are read, unknown names found, the schema and the table of what there is
/// written.
struct ObjectKind<Def: PlacedDef>: Sendable {
  let name: String
  let summary: String
  /// What no such object lacks.
  let required: [String]
  let properties: @Sendable () -> [Property<Def>]

  init(
    name: String, summary: String, required: [String] = [],
    properties: @escaping @Sendable () -> [Property<Def>]
  ) {
    self.name = name
    self.summary = summary
    self.required = required
    self.properties = properties
  }

  var schema: SchemaObject {
    SchemaObject(name: name, summary: summary, required: required) {
      properties().map { $0.schema }
    }
  }

  /// The kind of value that such an object is.
  var value: ValueKind<Def> {
    ValueKind(form: .object(schema)) { (node, decoder) throws(ReliefError) in
      guard case .object(let members) = node.value else { return nil }
      return try decode(members, at: node.place, &decoder)
    }
  }

  private func decode(
    _ members: [JSONMember], at place: JSONPlace, _ decoder: inout ChartDecoder
  ) throws(ReliefError) -> Def {
    var def = Def()
    def.place = place
    let properties = properties()
    for member in members {
      guard let property = properties.first(where: { $0.name == member.name }) else {
        try decoder.leaveOut(member.node.place, unknown(member.name, properties.map(\.name)))
        continue
      }
      switch property.support {
      case .full: break
      case .noted(let reason):
        decoder.note(member.node.place, "'\(member.name)' changes nothing: \(reason)")
      case .absent(let reason):
        try decoder.leaveOut(
          member.node.place, "'\(member.name)' is not there yet: \(reason)")
        continue
      }
      try property.read(&def, member.node, &decoder)
    }
    for name in required where !members.contains(where: { $0.name == name }) {
      throw decoder.fault(place, "'\(name)' is missing here")
    }
    return def
  }

  private func unknown(_ name: String, _ known: [String]) -> String {
    let start = "there is no property '\(name.shortened(to: 40))' here"
    if let near = nearest(to: name, in: known) { return "\(start); did you mean '\(near)'?" }
    return "\(start); there are \(known.map { "'\($0)'" }.joined(separator: ", "))"
  }
}
