import ChartFiles
import ChartModel
import Diagnostics

extension RenderRequest {
  private typealias Options = RenderCommand.Options

  /// The chart file that the operand names; nil where it names none.
  ///
  /// A JSON file may be a table too: it is one where columns of it are named.
  ///
  /// - Parameter given: one that was read already.
  static func document(
    _ arguments: ParsedArguments, given: ChartDocument? = nil
  ) throws(ReliefError) -> ChartDocument? {
    let columns = [Options.x, Options.y, Options.z, Options.color, Options.mark]
    let isLenient = arguments.isSet(Options.lenient)
    if given != nil, let option = columns.first(where: { arguments.text($0) != nil }) {
      throw UsageError.optionOfOtherInput(
        flag: option.flag, input: "a chart file", reason: "the file names its own columns"
      ).error
    }
    guard given != nil || arguments.operands.first.map(isChartFile) == true,
      !columns.contains(where: { arguments.text($0) != nil })
    else {
      if isLenient {
        throw UsageError.optionWithoutSubject(flag: Options.lenient.flag, subject: "chart file")
          .error
      }
      return nil
    }
    if arguments.operands.count > 1 {
      throw UsageError.tooManyOperands(
        value: arguments.operands[1], command: RenderCommand.declaration.name
      ).error
    }
    let looks = [
      Options.surface, Options.samples, Options.style, Options.symbol, Options.symbolSize,
      Options.opacity, Options.contours, Options.mesh,
    ]
    if let option = looks.first(where: { arguments.text($0) != nil }) {
      throw UsageError.optionOfOtherInput(
        flag: option.flag, input: "a chart file", reason: "the file declares its own marks"
      ).error
    }
    try refuseSwiftOptions(arguments)
    if let given { return given }
    return try arguments.operands.first.map { (path) throws(ReliefError) in
      try ChartDocument(path: path, isLenient: isLenient)
    }
  }

  /// Whether a file may be a chart file, by its name; standard input has none.
  private static func isChartFile(_ path: String) -> Bool {
    let name = path.lowercased()
    return path == "-" || [".json", ".vl", ".vega-lite"].contains { name.hasSuffix($0) }
  }

  /// The page of a chart file, with what the command line says of any chart.
  @MainActor func page(
    of document: ChartDocument, diagnostics: inout Diagnostics
  ) throws(ReliefError) -> PageSpec {
    try pageWithoutAxisPieces(of: document, diagnostics: &diagnostics).withAxisPieces()
  }

  /// The same for any thread; its axes are still to be asked what stands at their values.
  func pageWithoutAxisPieces(
    of document: ChartDocument, diagnostics: inout Diagnostics
  ) throws(ReliefError) -> PageSpec {
    settledPage(try document.page(diagnostics: &diagnostics).root, diagnostics: &diagnostics)
  }

  /// The page of charts that are declared elsewhere, with what the command line says of them, and
  /// notes of what that has nothing to act on.
  func settledPage(_ root: ViewNode, diagnostics: inout Diagnostics) -> PageSpec {
    let page = settled(root)
    noteIdle(on: page.root.charts, diagnostics: &diagnostics)
    return page
  }

  /// A page of charts that are declared elsewhere, with what the command line says of any chart; a
  /// title of several, or of none, stands above them.
  func settled(_ root: ViewNode) -> PageSpec {
    var request = self
    let isAlone = root.charts.count == 1
    if !isAlone { request.title = nil }
    let settled = root.mappingCharts { chart in
      var chart = chart
      request.settle(&chart)
      return chart
    }
    guard !isAlone, let title, !title.isEmpty else { return PageSpec(settled) }
    return PageSpec([.text(TextLine(string: title)), PageSpec(settled).root])
  }
}
