import ChartModel
import Diagnostics
import Files

/// A chart file that was read, and is still to be lowered: its data is not loaded.
package struct ChartDocument: Sendable {
  /// As given, for messages.
  package let path: String
  private let file: FileBytes
  private let chart: ChartFile
  private let decoder: ChartDecoder

  /// Reads a chart file, or standard input where the path is `-`.
  ///
  /// - Parameter isLenient: leaves out, with a warning, what is not known or not there.
  package init(path: String, isLenient: Bool = false) throws(ReliefError) {
    let name = path == "-" ? "standard input" : path
    try self.init(file: DataBytes.read(path: path, name: name), path: name, isLenient: isLenient)
  }

  /// Reads the text of a chart file.
  package init(_ text: String, path: String, isLenient: Bool = false) throws(ReliefError) {
    try self.init(file: FileBytes(text.utf8), path: path, isLenient: isLenient)
  }

  private init(file: FileBytes, path: String, isLenient: Bool) throws(ReliefError) {
    let node = try JSONParser.parse(file, path: path, areRecords: ChartDocument.areRecords)
    try self.init(node, in: file, path: path, isLenient: isLenient)
  }

  /// Takes a chart that stands in a JSON text among other things.
  ///
  /// - Parameters:
  ///   - node: the chart, parsed with `areRecords`.
  ///   - path: of the text: files of data are seen from its folder.
  package init(
    _ node: JSONNode, in file: FileBytes, path: String, isLenient: Bool = false
  ) throws(ReliefError) {
    self.path = path
    self.file = file
    var decoder = ChartDecoder(path: path, isLenient: isLenient)
    if let fault = UTF8Fault(in: file.bytes) {
      decoder.note(.other(fault.sentence(path)))
    }
    guard case .object = node.value else {
      throw decoder.fault(
        node.place,
        "a chart file is an object with 'data', 'mark' and 'encoding', not "
          + "\(node.words); to draw a table, say which columns: --x and --y")
    }
    var chart = try ChartFile.kind.value.decode(node, "the chart", &decoder)
    chart.view.place = chart.place
    guard !chart.view.arrangement.isEmpty else {
      throw decoder.fault(chart.place, ViewLowerer.nothing)
    }
    self.chart = chart
    self.decoder = decoder
  }

  /// Whether a path is that of rows, which are read in columns.
  package static func areRecords(_ path: String) -> Bool {
    if path.hasSuffix(".data.values") { return true }
    guard path.hasPrefix("$.datasets") else { return false }
    // One name behind: `.name` or `['a name']`.
    let name = path.dropFirst("$.datasets".count)
    return name.hasPrefix("['") || name.hasPrefix(".") && !name.dropFirst().contains(".")
  }

  /// The files of data that its views name, as they are opened; those that cannot be are left out.
  package var dataFiles: [String] {
    let loader = DataLoader(file: file, path: path, datasets: [])
    var files: [String] = []
    for data in chart.view.allData {
      guard let url = data.url, let file = try? loader.local(url, data, decoder) else { continue }
      if !files.contains(file) { files.append(file) }
    }
    return files
  }

  /// In points; nil where the file does not say.
  package var width: Double? { chart.view.width }
  package var height: Double? { chart.view.height }
  package var title: String? { chart.view.title?.value?.text }
  package var theme: Theme? { chart.config?.theme }

  /// nil where the file does not say; `.some(nil)` for nothing behind the chart.
  package var background: ColorSpec?? {
    switch chart.background ?? chart.config?.background {
    case nil: nil
    case .null, .value(.transparent): .some(nil)
    case .value(.color(let color)): color.spec
    }
  }

  /// Whether a chart of the file is one in 3D.
  package var hasDepth: Bool { chart.view.hasDepth(EncodingDef()) }

  /// Loads the data and makes the charts.
  ///
  /// Labels with formats are made by `PageSpec.withAxisPieces`, on the main actor.
  package func page(diagnostics: inout Diagnostics) throws(ReliefError) -> PageSpec {
    var view = chart.view
    // The picture has the size.
    view.width = nil
    view.height = nil
    var lowerer = lowerer
    let node = try lowerer.node(view, in: ViewScope())
    diagnostics.merge(lowerer.decoder.diagnostics)
    return PageSpec(node)
  }

  /// Whether a channel says which mark of a state is which of the next.
  package var hasKey: Bool { chart.view.hasKey }

  /// Loads the data and makes a chart for each value of a field, with the scales of all.
  package func states(
    by fields: StateFields, diagnostics: inout Diagnostics
  ) throws(ReliefError) -> [ChartState] {
    var lowerer = lowerer
    let states = try lowerer.states(of: chart.view, by: fields)
    diagnostics.merge(lowerer.decoder.diagnostics)
    return states
  }

  private var lowerer: ViewLowerer {
    ViewLowerer(
      config: chart.config,
      loader: DataLoader(file: file, path: path, datasets: chart.datasets ?? []),
      decoder: decoder)
  }
}

extension ViewDef {
  /// Of this view and all in it, the rows that are looked up included.
  fileprivate var allData: [DataDef] {
    [data?.value].compactMap { $0 } + lookedUp + members.flatMap(\.allData)
  }

  private var lookedUp: [DataDef] {
    (transform ?? []).compactMap { transform in
      if case .lookup(let lookup) = transform { lookup.source?.data } else { nil }
    }
  }

  fileprivate var hasKey: Bool { encoding?[.key] != nil || members.contains(where: \.hasKey) }

  fileprivate func hasDepth(_ outer: EncodingDef) -> Bool {
    let merged = encoding.map { outer.merged($0) } ?? outer
    if let type = mark?.type, Layer.hasDepth(type, merged) { return true }
    return members.contains { $0.hasDepth(merged) }
  }
}
