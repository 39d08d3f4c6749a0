/// The order of values.
enum SortDef: Sendable {
  case order(SortOrder)
  /// By the values of another channel.
  case channel(ChannelName, SortOrder)
  case values([ValueDef])
  case field(SortFieldDef)

  static let value = ValueKind<SortDef>.either([
    ValueKind<SortOrder>.choice.map { .order($0) },
    ValueKind<String>.choice(channels).map { text in
      let name = text.hasPrefix("-") ? String(text.dropFirst()) : text
      return .channel(ChannelName(rawValue: name) ?? .x, name == text ? .ascending : .descending)
    },
    ValueDef.value.list().map { .values($0) },
    SortFieldDef.kind.value.map { .field($0) },
  ])

  private static let channels = ["x", "y", "z", "color", "size"].flatMap { [$0, "-\($0)"] }
}

enum SortOrder: String, CaseIterable, Sendable, Hashable {
  case ascending
  case descending
}

/// The order by a field of the rows.
struct SortFieldDef: PlacedDef {
  var field: String?
  var operation: AggregateOperation?
  var order: OrNull<SortOrder>?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<SortFieldDef>(name: "SortField", summary: "the order by a field") {
    [
      Property("field", \.field, .text, "The field"),
      Property("op", \.operation, AggregateOperation.value, "One value for many rows"),
      Property("order", \.order, ValueKind<SortOrder>.choice.orNull, "Ascending by default"),
    ]
      + Property.absent("encoding", reason: "write '-y' for the order by y, descending")
  }

  var isDescending: Bool { order?.value == .descending }
}
