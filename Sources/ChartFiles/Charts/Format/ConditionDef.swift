import Diagnostics

/// What some marks get in the place of what all do: those for whose rows something holds.
struct ConditionDef: PlacedDef {
  /// nil where leniency left a selection out.
  var test: PredicateDef?
  var channel = ChannelDef()
  var place: JSONPlace?

  init() {}

  static let color = list(
    kind(
      "ColorCondition", ["field", "type", "bin", "timeUnit", "title", "scale", "legend", "sort"]))
  static let look = list(kind("LookCondition", []))
  static let text = list(kind("TextCondition", ["field", "type", "bin", "timeUnit", "format"]))

  private static func list(_ kind: ObjectKind<ConditionDef>) -> ValueKind<[ConditionDef]> {
    kind.value.listOrOne
  }

  /// - Parameter names: the properties of a channel that such a condition has besides `value`.
  private static func kind(_ name: String, _ names: [String]) -> ObjectKind<ConditionDef> {
    ObjectKind(name: name, summary: "what marks get for whose rows something holds") {
      [Property("test", \.test, PredicateDef.value, "What holds for their rows")]
        + ChannelDef.properties(names + ["value"]).map { $0.within(\.channel) }
        + Property.absent(
          "param", "empty", "selection",
          reason: "a still picture has no selections; give 'test' with a formula such as "
            + "'datum.x > 3'")
    }
  }
}

extension ChannelDef {
  /// The conditions that say for which marks they are.
  var testedConditions: [(test: PredicateDef, definition: ConditionDef)] {
    (conditions ?? []).compactMap { condition in condition.test.map { ($0, condition) } }
  }
}
