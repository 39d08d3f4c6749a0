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
    if arguments.text(Options.view) != nil {
      throw UsageError.optionWithoutSubject(flag: Options.view.flag, subject: "Swift source").error
    }
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

  private mutating func readLook(_ arguments: ParsedArguments) throws(ReliefError) {
    let counts = SurfaceFunction.sampleCounts
    samples = try arguments.value(
      Options.samples,
      wanted: "a whole number from \(counts.lowerBound) to \(counts.upperBound)"
    ) { ValueText.integer($0, in: counts) }
    if samples != nil, surface == nil {
      throw UsageError.optionWithoutSubject(flag: Options.samples.flag, subject: "--surface").error
    }
    surfaceLines = try readSurfaceLines(arguments)
    style = try arguments.value(
      Options.style,
      wanted: "height, normal or a color such as blue or #0a84ff"
    ) { text in
      switch text {
      case "height": .height
      case "normal": .normal
      default: ValueText.color(text).map { .color($0) }
      }
    }
    if style != nil, surface == nil, table?.color != nil {
      throw UsageError.conflict(
        flag: Options.style.flag,
        other: Options.color.flag,
        reason: "both color the points"
      ).error
    }
    title = arguments.text(Options.title)
    try readSymbols(arguments)
    opacity = try arguments.value(
      Options.opacity,
      wanted: "a number from 0 to 1, such as 0.5"
    ) { text in
      ValueText.number(text).flatMap { (0...1).contains($0) ? $0 : nil }
    }
    if opacity != nil, table == nil, surface == nil {
      throw UsageError.optionWithoutSubject(
        flag: Options.opacity.flag,
        subject: "table or --surface"
      ).error
    }
  }

  private mutating func readSymbols(_ arguments: ParsedArguments) throws(ReliefError) {
    symbol = arguments.choice(Options.symbol)
    symbolSize = try arguments.value(
      Options.symbolSize,
      wanted: "a number above 0 and up to 1, such as 0.02"
    ) { text in
      ValueText.positive(text).flatMap { $0 <= 1 ? $0 : nil }
    }
    let asked = [(Options.symbol, symbol != nil), (Options.symbolSize, symbolSize != nil)]
    if table?.mark != .point, let (option, _) = asked.first(where: { $0.1 }) {
      throw UsageError.optionWithoutSubject(flag: option.flag, subject: "table of points").error
    }
  }

  private mutating func readAxes(_ arguments: ParsedArguments) throws(ReliefError) {
    for axis in PositionAxis.allCases {
      var asked = Axis()
      asked.title = arguments.text(Options.label(axis)).map { $0.isEmpty ? .hidden : .text($0) }
      asked.domain = try arguments.value(
        Options.domain(axis),
        wanted: "two numbers or two dates, such as -10...10",
        read: ValueText.domain
      )
      asked.scale = try arguments.value(
        Options.scale(axis),
        wanted: ValueText.scaleForms,
        read: ValueText.scale
      )
      try RenderRequest.check(
        asked.domain, (Options.domain(axis).flag, on: Options.scale(axis).flag, asked.scale))
      axes[axis] = asked
    }
  }

  /// Refuses a domain that its scale cannot show.
  ///
  /// - Parameter option: the domain's, with that of the scale and its value.
  static func check(
    _ domain: DomainSpec?, _ option: (flag: String, on: String, scale: ScaleType?)
  ) throws(ReliefError) {
    guard case .numbers(let start, let end) = domain else { return }
    if option.scale == .log, min(start, end) <= 0 {
      throw UsageError.conflict(
        flag: option.flag, other: "\(option.on) log",
        reason: "a logarithm shows numbers above 0; try symlog"
      ).error
    }
    guard (end - start).isFinite else {
      throw UsageError.badValue(
        flag: option.flag, value: "\(start)...\(end)",
        wanted: "two numbers that are not so far apart"
      ).error
    }
  }

  private mutating func readView(_ arguments: ParsedArguments) throws(ReliefError) {
    let names = PoseSpec.named.map(\.name).joined(separator: ", ")
    pose = try arguments.value(
      Options.pose,
      wanted: "AZIMUTH,INCLINATION in degrees, the second from -90 to 90, or one of \(names)",
      read: ValueText.pose
    )
    switch arguments.text(Options.projection) {
    case "perspective": projection = .perspective
    case "orthographic": projection = .orthographic
    default: break
    }
    let angles = CameraSpec.fieldsOfView
    fieldOfView = try arguments.value(
      Options.fieldOfView,
      wanted: "degrees from \(Int(angles.lowerBound)) to \(Int(angles.upperBound))"
    ) { ValueText.number($0, in: angles) }
    if fieldOfView != nil, projection == .orthographic {
      throw UsageError.conflict(
        flag: Options.fieldOfView.flag, other: "\(Options.projection.flag) orthographic",
        reason: "only a perspective has a field of view"
      ).error
    }
    let zooms = CameraSpec.zooms
    zoom = try arguments.value(
      Options.zoom,
      wanted: "a number from \(zooms.lowerBound) to \(Int(zooms.upperBound)), such as 1.5"
    ) { ValueText.number($0, in: zooms) }
    proportions = try arguments.value(
      Options.proportions, wanted: "cube, data or a ratio above 0 such as 2:1:1",
      read: ValueText.proportions
    )
    light = arguments.choice(Options.light)
  }

  private mutating func readImage(_ arguments: ParsedArguments) throws(ReliefError) {
    image.scale =
      try arguments.value(
        Options.scale,
        wanted: "a number above 0",
        read: ValueText.positive
      ) ?? image.scale
    if let text = arguments.text(Options.size) {
      guard let (width, height) = ValueText.pair(text, separator: "x") else {
        throw .badSize(text: text, reason: "write width and height in points, such as 800x600")
      }
      (image.width, image.height) = (width, height)
    } else {
      image.width = document?.width ?? image.width
      image.height = document?.height ?? image.height
    }
    try PixelBudget.check(image)
    ppi = try arguments.value(
      Options.ppi,
      wanted: "a number from 0.02 to 50000000"
    ) { text in
      ValueText.number(text).flatMap { (0.02...5e7).contains($0) ? $0 : nil }
    }
    image.theme = arguments.choice(Options.theme) ?? document?.theme ?? image.theme
    let palette = Palette(theme: image.theme)
    if let background = document?.background {
      image.background = background.map { .color(palette.resolve($0)) } ?? .transparent
    }
    image.background =
      try arguments.value(
        Options.background,
        wanted: "transparent or a color such as white or #f5f5f7"
      ) { text in
        text == "transparent"
          ? .transparent : ValueText.color(text).map { .color(palette.resolve($0)) }
      } ?? image.background
    image.backend = arguments.choice(Options.backend) ?? image.backend
    image.device = try arguments.value(
      Options.device,
      wanted: "an index, a node or a part of a name, as 'relief devices' lists them"
    ) { $0.isEmpty ? nil : $0 }
    if image.device != nil, image.backend == .software {
      throw UsageError.conflict(
        flag: Options.device.flag,
        other: "\(Options.backend.flag) software",
        reason: "the software renderer uses no device"
      ).error
    }
  }

  private mutating func readReport(_ arguments: ParsedArguments) throws(ReliefError) {
    report = arguments.choice(Options.report)
    let isQuiet = arguments.isSet(Options.quiet)
    let isVerbose = arguments.isSet(Options.verbose)
    if isQuiet, isVerbose {
      throw UsageError.conflict(
        flag: Options.quiet.flag,
        other: Options.verbose.flag,
        reason: "one says less, one more"
      ).error
    }
    detail = isQuiet ? .quiet : isVerbose ? .stages : .line
  }
}
