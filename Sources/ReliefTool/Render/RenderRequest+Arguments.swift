import ChartFiles
import ChartModel
import Diagnostics
import Pipeline

extension RenderRequest {
  private typealias Options = RenderCommand.Options

  /// Reads the values of a command line; of files only a chart file is read, not its data.
  ///
  /// - Parameters:
  ///   - image: what holds where nothing is said.
  ///   - document: a chart file that was read already; nil for what the operands name.
  init(
    _ arguments: ParsedArguments, image: RenderOptions = RenderOptions(width: 800, height: 600),
    document given: ChartDocument? = nil
  ) throws(ReliefError) {
    self.image = image
    emitted = arguments.choice(Options.emit)
    guard let output = arguments.text(Options.output) ?? emitted.map({ _ in "" }) else {
      throw UsageError.missingOption(
        flag: "-o",
        valueName: "FILE",
        reason: "it names the picture to write"
      ).error
    }
    self.output = output
    swift = try RenderRequest.swift(arguments)
    if swift == nil { document = try RenderRequest.document(arguments, given: given) }
    if !isDeclared { table = try RenderRequest.table(arguments) }
    surface = arguments.text(Options.surface)
    guard table != nil || surface != nil || isDeclared else {
      throw UsageError.nothingToDraw.error
    }
    try checkEmission(arguments)
    try checkDepth(arguments)
    try readLook(arguments)
    try readColors(arguments)
    try readAxes(arguments)
    try readView(arguments)
    try readImage(arguments)
    try readReport(arguments)
  }

  private static func table(_ arguments: ParsedArguments) throws(ReliefError) -> TableSource? {
    let named = [Options.x, Options.y, Options.z, Options.color]
    if arguments.operands.count > 1 {
      throw UsageError.tooManyOperands(
        value: arguments.operands[1], command: RenderCommand.declaration.name
      ).error
    }
    try refuseSwiftOptions(arguments)
    guard let path = arguments.operands.first else {
      if arguments.text(Options.mark) != nil {
        throw UsageError.optionWithoutSubject(flag: Options.mark.flag, subject: "table").error
      }
      if let option = named.first(where: { arguments.text($0) != nil }) {
        throw UsageError.columnWithoutTable(flag: option.flag).error
      }
      return nil
    }
    func column(_ option: OptionDeclaration) throws(ReliefError) -> String {
      if let name = arguments.text(option) { return name }
      throw UsageError.missingOption(
        flag: option.flag,
        valueName: "COLUMN",
        reason: "a chart of '\(path)' needs a column for each of x and y"
      ).error
    }
    return TableSource(
      path: path,
      x: try column(Options.x),
      y: try column(Options.y),
      z: arguments.text(Options.z),
      color: arguments.text(Options.color),
      mark: arguments.choice(Options.mark) ?? .point
    )
  }

  /// Refuses options that act on the depth of a chart that has none.
  private func checkDepth(_ arguments: ParsedArguments) throws(ReliefError) {
    guard let table, table.z == nil else { return }
    if table.mark == .surface {
      throw UsageError.missingOption(
        flag: Options.z.flag,
        valueName: "COLUMN",
        reason: "a surface through the rows needs a column for each of x, y and z"
      ).error
    }
    if surface != nil {
      throw UsageError.missingOption(
        flag: Options.z.flag,
        valueName: "COLUMN",
        reason: "points beside a surface need a column for each of x, y and z"
      ).error
    }
    let options = [
      Options.label(.z), Options.domain(.z), Options.scale(.z), Options.pose, Options.projection,
      Options.fieldOfView, Options.zoom, Options.proportions, Options.light, Options.symbol,
    ]
    if let option = options.first(where: { arguments.text($0) != nil }) {
      throw UsageError.optionWithoutSubject(flag: option.flag, subject: Options.z.flag).error
    }
  }
}
