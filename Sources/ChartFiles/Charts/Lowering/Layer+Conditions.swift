import ChartModel
import Diagnostics

extension Layer {
  /// For each row the first of a channel's conditions that holds, nil where none does; nil for a
  /// channel without conditions.
  func choices(
    _ definition: ChannelDef?, _ decoder: ChartDecoder
  ) throws(ReliefError) -> [ConditionDef?]? {
    let conditions = definition?.testedConditions ?? []
    guard !conditions.isEmpty else { return nil }
    var choices = [ConditionDef?](repeating: nil, count: rows.frame.count)
    for (test, condition) in conditions.reversed() {
      let holds = try rows.frame.holds(test, decoder)
      for row in choices.indices where holds[holds.count == 1 ? 0 : row] {
        choices[row] = condition
      }
    }
    return choices
  }

  /// The values of the conditions that hold; nil for a channel without conditions.
  ///
  /// - Parameter read: the value of a condition, or an error that says what it should be.
  func chosen<Value>(
    _ name: ChannelName, _ decoder: ChartDecoder,
    _ read: (ConstantDef, JSONPlace?) throws(ReliefError) -> Value
  ) throws(ReliefError) -> [Value?]? {
    guard let choices = try choices(encoding[name], decoder) else { return nil }
    // Each is read once, also where no row has it.
    for (_, condition) in encoding[name]?.testedConditions ?? [] {
      guard let value = condition.channel.value else {
        throw decoder.fault(condition.place, "the condition needs 'value': what the marks get")
      }
      _ = try read(value, condition.place)
    }
    var values: [Value?] = []
    for choice in choices {
      if let choice, let value = choice.channel.value {
        values.append(try read(value, choice.place))
      } else {
        values.append(nil)
      }
    }
    return values
  }

  /// The colours of marks for whose rows conditions hold; nil where there are none.
  func ownColors(_ decoder: inout ChartDecoder) throws(ReliefError) -> [ColorSpec?]? {
    guard let definition = encoding[.color], !definition.testedConditions.isEmpty else {
      return nil
    }
    if type == .surface || type == .text && plot == .box {
      try decoder.leaveOut(
        definition.testedConditions[0].definition.place,
        "the mark '\(type.rawValue)' has one color, so there are no conditions of it")
      return nil
    }
    guard definition.from == nil else {
      throw decoder.fault(
        definition.place, "colors 'from' heights or normals have no conditions; give a field")
    }
    if case .gradient = definition.value {
      throw decoder.fault(definition.place, "a gradient has no conditions; give a color")
    }
    // Taken out of `inout`, which closures cannot hold.
    let reader = decoder
    return try chosen(.color, decoder) { (value, place) throws(ReliefError) in
      try Layer.color(value, place, reader)
    }
  }

  /// A constant as a colour.
  static func color(
    _ value: ConstantDef, _ place: JSONPlace?, _ decoder: ChartDecoder
  ) throws(ReliefError) -> ColorSpec {
    guard case .text(let text) = value else {
      throw decoder.fault(place, "a color is a text; give \(ColorText.words)")
    }
    guard let color = ColorText.parse(text) else {
      throw decoder.fault(
        place, "'\(text.shortened(to: 40))' is no color; give \(ColorText.words)")
    }
    return color
  }

  /// A constant as an opacity.
  static func opacity(
    _ value: ConstantDef, _ place: JSONPlace?, _ decoder: ChartDecoder
  ) throws(ReliefError) -> Double {
    guard case .number(let number) = value, (0...1).contains(number) else {
      throw decoder.fault(place, "an opacity is a number from 0 to 1")
    }
    return number
  }
}

extension EncodingDef {
  /// With fields of conditions as the fields of their channels, and what held in their place as
  /// conditions.
  func withFieldsFirst(_ decoder: ChartDecoder) throws(ReliefError) -> EncodingDef {
    var encoding = self
    for name in [ChannelName.color, .text] {
      guard let channel = self[name] else { continue }
      encoding[name] = try channel.withFieldFirst(decoder)
    }
    return encoding
  }
}

extension ChannelDef {
  /// `{"condition": {"test": t, "field": f}, "value": v}` as `f`, with `v` where `t` does not hold.
  fileprivate func withFieldFirst(_ decoder: ChartDecoder) throws(ReliefError) -> ChannelDef {
    let tested = testedConditions
    let fields = tested.indices.filter { tested[$0].definition.channel.field != nil }
    guard let index = fields.first else { return self }
    guard field == nil, fields.count == 1 else {
      throw decoder.fault(
        tested[fields[fields.count - 1]].definition.place,
        "one of a channel's values may be a field; the others are values")
    }
    let isOther = PredicateDef.not(tested[index].test)
    var channel = tested[index].definition.channel
    channel.place = channel.place ?? tested[index].definition.place
    channel.conditions = tested[..<index].map(\.definition)
    for other in tested[(index + 1)...] {
      var condition = other.definition
      condition.test = .and([isOther, other.test])
      channel.conditions?.append(condition)
    }
    var rest = ConditionDef()
    rest.test = isOther
    rest.place = place
    rest.channel.value = value ?? .text("blue")
    channel.conditions?.append(rest)
    return channel
  }
}
