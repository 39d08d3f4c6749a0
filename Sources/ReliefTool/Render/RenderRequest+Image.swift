import ChartFiles
import ChartModel
import Diagnostics
import Pipeline

extension RenderRequest {
  private typealias Options = RenderCommand.Options

  mutating func readView(_ arguments: ParsedArguments) throws(ReliefError) {
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

  mutating func readImage(_ arguments: ParsedArguments) throws(ReliefError) {
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

  mutating func readReport(_ arguments: ParsedArguments) throws(ReliefError) {
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
