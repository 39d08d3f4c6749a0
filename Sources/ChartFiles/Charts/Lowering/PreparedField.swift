import ChartModel
import Diagnostics

/// What a channel shows, once its rows are in bins, in units of time and aggregated.
struct PreparedField {
  let definition: ChannelDef
  /// Of the field with the values.
  var name: String
  /// Of the field with the ends of bins, or of units of time.
  var endName: String?
  /// nil where the data tells.
  var type: FieldType?
  var title: String
  var unit: TimeUnit?
  /// The length of bins.
  var step: Double?
}

/// The values of a channel for all rows.
struct PreparedChannel {
  let definition: ChannelDef
  var label: String
  var column: Column
  /// Where bins and units of time end.
  var end: Column?
  /// Places of names in their natural order; empty where names have none but that of their letters.
  var ranks: [String: Double] = [:]
  var step: Double?
  var unit: TimeUnit?

  var isDiscrete: Bool { if case .categories = column { true } else { false } }

  /// The middles of bins and the starts of units of time, or other places in them that are asked
  /// for; or the values.
  var middles: Column {
    guard let starts = column.numericValues, let ends = end?.numericValues else { return column }
    let place = definition.bandPosition ?? (unit == nil ? 0.5 : 0)
    let places = zip(starts, ends).map { $0 + ($1 - $0) * place }
    return unit == nil ? .numbers(places) : .dates(places)
  }

  /// The same as the values of an axis.
  func channel(middle: Bool = true) -> Channel {
    Channel(label: label, column: middle ? middles : column, end: middle ? nil : end)
  }
}

extension PreparedField {
  /// The values in a frame.
  func channel(_ frame: Frame, _ decoder: ChartDecoder) throws(ReliefError) -> PreparedChannel {
    guard let column = frame[name] else {
      throw decoder.fault(definition.place, frame.unknown(name))
    }
    var channel = PreparedChannel(
      definition: definition, label: title, column: column.values, step: step, unit: unit)
    guard let wanted = type, wanted.isDiscrete else {
      guard let typed = column.typed(type) else {
        throw decoder.fault(
          definition.place,
          "the field '\(name.shortened(to: 40))' holds \(column.words), and the "
            + "type \(type?.rawValue ?? "") takes "
            + (type == .temporal ? "dates, such as 2012-01-31" : "numbers"))
      }
      channel.column = typed.compacted
      if let endName, let end = frame[endName], end.values.numericValues != nil {
        channel.end = end.typed(type)
      }
      return channel
    }
    let names: CategoryColumn
    if unit == nil, let endName, let end = frame[endName]?.values.numericValues,
      let starts = column.values.numericValues
    {
      names = PreparedField.ranges(starts, end)
    } else {
      names = column.names(unit.flatMap { DateFormat($0.format) })
    }
    if let values = column.values.numericValues {
      for (code, value) in zip(names.codes, values) where code >= 0 {
        let name = names.names[Int(code)]
        if channel.ranks[name] == nil { channel.ranks[name] = value }
      }
    }
    channel.column = .categories(names.compacted)
    return channel
  }

  /// Names of bins: `10 – 20`.
  private static func ranges(_ starts: [Double], _ ends: [Double]) -> CategoryColumn {
    var column = CategoryColumn()
    for (start, end) in zip(starts, ends) {
      let isThere = start.isFinite && end.isFinite
      column.append(
        isThere
          ? "\(BinText.number(start, end - start)) – \(BinText.number(end, end - start))" : nil)
    }
    return column
  }
}

/// The ends of bins as texts.
private enum BinText {
  /// Without the noise of adding steps.
  static func number(_ value: Double, _ step: Double) -> String {
    let unit = exponent10(abs(step)) / 1000
    let rounded = unit > 0 && unit.isFinite ? (value / unit).rounded() * unit : value
    return NumberFormat(".6~f")?(rounded) ?? PlainText.number(rounded)
  }
}
