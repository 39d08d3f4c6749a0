import ChartModel

extension PreparedRows {
  /// One value of the data in all rows.
  mutating func constant(
    _ datum: ConstantDef, _ definition: ChannelDef, _ channel: ChannelName
  ) -> PreparedField {
    let name = "datum(\(channel.rawValue))"
    if frame.count == 0, frame.names.isEmpty { frame = Frame(count: 1) }
    let isDate = definition.type == .temporal
    switch datum {
    case .number(let number):
      frame.set(name, numbers: Array(repeating: number, count: frame.count))
    case .text(let text):
      let date = isDate || definition.type == nil ? DateText.parse(text) : nil
      if let date {
        frame.set(
          name,
          TypedColumn(
            kind: .dates, values: .dates(Array(repeating: date, count: frame.count))))
      } else {
        frame.set(name, texts: CategoryColumn(Array(repeating: text, count: frame.count)))
      }
    case .boolean(let value):
      frame.set(name, texts: CategoryColumn(Array(repeating: "\(value)", count: frame.count)))
    case .gradient: break
    }
    var field = PreparedField(
      definition: definition, name: name, type: definition.type, title: "")
    field.retitle(channel)
    return field
  }
}
