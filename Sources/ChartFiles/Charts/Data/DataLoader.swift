import ChartModel
import Diagnostics
import Files

/// Loads the rows of a chart file's views: from the file itself, or from files beside it.
struct DataLoader {
  /// Of the chart file.
  let file: FileBytes
  let datasets: [(name: String, value: RecordsDef)]
  /// Of the chart file, as given.
  let path: String
  /// Fields that are read besides those that views name, where the data has them.
  var extraFields: [String] = []
  private var tables: [String: Table] = [:]

  init(file: FileBytes, path: String, datasets: [(name: String, value: RecordsDef)]) {
    self.file = file
    self.path = path
    self.datasets = datasets
  }

  /// The rows of some data, in the columns that are used.
  mutating func frame(
    _ data: DataDef, uses: FieldUses, _ decoder: inout ChartDecoder
  ) throws(ReliefError) -> Frame {
    if let sequence = data.sequence { return try DataLoader.frame(sequence, decoder) }
    let table = try table(data, decoder)
    let names = Set(uses.names).union(extraFields).sorted()
    var asked = names.filter(table.columnNames.contains)
    // A count of rows needs no column, but the rows.
    if asked.isEmpty { asked = Array(table.columnNames.prefix(1)) }
    let parsed = data.format?.parse?.value ?? []
    let requests = asked.map { name in
      ColumnRequest(
        name, as: parsed.first { $0.name == name }.map { kind($0.value) } ?? uses.kind(name))
    }
    var diagnostics = Diagnostics()
    let columns = try table.typedColumns(requests, diagnostics: &diagnostics)
    decoder.merge(diagnostics)
    var frame = Frame(count: columns.first?.values.count ?? 0)
    for (request, column) in zip(requests, columns) { frame.set(request.name, column) }
    frame.unread = table.columnNames
    return frame
  }

  private func kind(_ parsing: FormatDef.Parsing) -> ColumnKind {
    switch parsing {
    case .number: .numbers
    case .date: .dates
    case .string: .categories
    case .boolean: .automatic
    }
  }

  private mutating func table(
    _ data: DataDef, _ decoder: ChartDecoder
  ) throws(ReliefError) -> Table {
    if let values = data.values { return try table(values, data.format, decoder) }
    if let name = data.name {
      guard let values = datasets.first(where: { $0.name == name })?.value else {
        throw decoder.fault(
          data.place,
          "there is no dataset '\(name.shortened())'; 'datasets' has "
            + (datasets.isEmpty
              ? "none" : datasets.map { "'\($0.name.shortened())'" }.joined(separator: ", ")))
      }
      return try table(values, data.format, decoder)
    }
    guard let url = data.url else {
      throw decoder.fault(
        data.place, "the data has no rows: give 'values', or 'url' with the name of a file")
    }
    let options = try options(data.format, decoder)
    let path = try local(url, data, decoder)
    let key = "\(path)\n\(options)"
    if let table = tables[key] { return table }
    let table = try Table(path: path, options: options)
    tables[key] = table
    return table
  }

  private func table(
    _ values: RecordsDef, _ format: FormatDef?, _ decoder: ChartDecoder
  ) throws(ReliefError) -> Table {
    switch values.content {
    case .records(let range): return try Table(records: range, of: file, path: path)
    case .text(let text):
      return try Table(
        text, path: "\(path), \(values.place.path)", options: options(format, decoder))
    }
  }

  private func options(
    _ format: FormatDef?, _ decoder: ChartDecoder
  ) throws(ReliefError) -> Table.Options {
    var options = Table.Options()
    switch format?.type {
    case .json: options.format = .json
    case .csv: options.delimiter = UInt8(ascii: ",")
    case .tsv: options.delimiter = UInt8(ascii: "\t")
    case .dsv, nil:
      guard let text = format?.delimiter else { break }
      guard text.utf8.count == 1, let byte = text.utf8.first, byte != UInt8(ascii: "\"") else {
        throw decoder.fault(
          format?.place, "'delimiter' is one letter of ASCII, such as ';', not '\(text)'")
      }
      options.delimiter = byte
    }
    return options
  }

  /// The path of a local file.
  func local(
    _ url: String, _ data: DataDef, _ decoder: ChartDecoder
  ) throws(ReliefError) -> String {
    var name = url
    if url.hasPrefix("file://") {
      name = String(url.dropFirst(7))
    } else if url.firstRange(of: "://") != nil {
      throw decoder.fault(
        data.place,
        "'\(url.shortened())' is on the network; only files are read: download it, and "
          + "give the file's name")
    }
    if name.hasPrefix("/") || name == "-" { return name }
    guard let slash = path.lastIndex(of: "/") else { return name }
    return path[...slash] + name
  }

  /// Numbers in even steps, as d3.range makes them.
  private static func frame(
    _ sequence: SequenceDef, _ decoder: ChartDecoder
  ) throws(ReliefError) -> Frame {
    guard let start = sequence.start, let stop = sequence.stop else {
      throw decoder.fault(sequence.place, "a sequence needs 'start' and 'stop'")
    }
    let step = sequence.step ?? 1
    let count = ((stop - start) / step).rounded(.up)
    guard step != 0, count.isFinite, count <= 1e7 else {
      throw decoder.fault(
        sequence.place,
        "a sequence from \(start) to \(stop) in steps of \(step) has no end, or more than "
          + "10000000 numbers")
    }
    let length = Int(max(0, count))
    var frame = Frame(count: length)
    frame.set(sequence.name ?? "data", numbers: (0..<length).map { start + Double($0) * step })
    return frame
  }
}
