import Foundation
import TestSupport
import Testing

/// Listings of a talk and of a book, written for Apple's frameworks, where they lie beside the package.
@Suite("Listings written for Apple's frameworks", .enabled(if: Listing.arePresent, Listing.absence))
struct ListingTests {
  @Test("compile unchanged and become the chart that they describe", arguments: Listing.all)
  func listing(_ listing: Listing) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "relief-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appending(path: "\(listing.number).png")
    let result = try Compiler.buildAndRun(
      listing.sources(in: folder) + [Listing.driver(of: listing.view, in: folder)],
      environment: [
        "PENGUINS_CSV": Listing.shared.appending(path: "data/penguins.csv").path,
        "PICTURE": picture.path,
      ]
    )
    #expect(result.status == 0, "\(result.output)")
    for line in listing.expected {
      #expect(result.output.contains(line), "\(result.output)")
    }
    #expect(!result.output.contains("warning"), "\(result.output)")
    let bytes = try [UInt8](Data(contentsOf: picture))
    let colors = try Colors(#require(PNGReader(bytes)).bitmap)
    for (name, least) in listing.colors {
      #expect(colors.share(name) >= least, "\(name): \(colors.share(name))")
    }
    if let keep = ProcessInfo.processInfo.environment["RELIEF_KEEP_PICTURES"] {
      let name = "\(listing.collection)-\(listing.number).png"
      try Data(bytes).write(to: URL(filePath: keep).appending(path: name))
    }
  }
}

/// One listing, and lines of the dumps of its chart and its layout.
struct Listing: CustomTestStringConvertible, Sendable {
  /// The beginning of its file's name.
  var number: String
  /// The folder that it is in.
  var collection = "chart3d-talk"
  /// Files that it needs, by the beginnings of their names.
  var others = ["Support"]
  /// Whether the files are parts of one, of which only the first has the imports.
  var isInParts = false
  /// An expression.
  var view: String
  var expected: [String]
  /// Hues that the picture shows, and the least share of its pixels that each takes.
  var colors: [(Colors.Hue, Double)] = []

  var testDescription: String { "\(collection) \(number)" }

  static let shared = Compiler.packageRoot.deletingLastPathComponent().appending(path: "shared")
  private static let folder = shared.appending(path: "listings")

  static var arePresent: Bool {
    FileManager.default.fileExists(atPath: folder.path)
  }

  static var absence: Comment {
    "there are no listings at \(folder.path)"
  }

  /// The listing's file with those that it needs, joined in a folder where they are parts of one.
  func sources(in temporary: URL) throws -> [URL] {
    let folder = Self.folder.appending(path: collection)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let files = names.filter { name in
      ([number] + others).contains { name.hasPrefix($0) }
    }.map { folder.appending(path: $0) }
    guard isInParts else { return files }
    let whole = temporary.appending(path: "Whole.swift")
    try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
      .write(to: whole, atomically: true, encoding: .utf8)
    return [whole]
  }

  /// A main program that writes the dumps of a view's charts and layout, and the picture of the view.
  static func driver(of view: String, in folder: URL) throws -> URL {
    let file = folder.appending(path: "main.swift")
    try """
    import ChartModel
    import Foundation
    import Relief
    import SwiftUICore
    import TextModel
    let view = \(view)
    let node = view.lowered().node
    for chart in node.charts { print(chart.dump) }
    let page = PageSpec(node).resolved(theme: .light)
    print(page.laidOut(size: [600, 450], text: FontTextEngine()).dump)
    let picture = try view.picture(PictureOptions(scale: 1, renderer: .software))
    for warning in picture.warnings { print("warning: \\(warning)") }
    try picture.writePNG(to: ProcessInfo.processInfo.environment["PICTURE"] ?? "")
    """.write(to: file, atomically: true, encoding: .utf8)
    return file
  }
}

extension Listing {
  static let all: [Listing] = [
    plane("01", x: flipper, y: weight),
    plane("02", x: beak, y: weight),
    plane("03", x: beak, y: ("'Flipper Length' [181.0, 186.0,", flipper.axis)),
    penguins("04", tail: []),
    surface("05"), surface("06"), surface("07"),
    penguins("08", tail: ["surface x 'Flipper Length' y 'Weight' z 'Beak Length' color gray"]),
    penguins("09", tail: []),
    penguins("10", tail: ["pose 0.0 0.0"]),
    penguins("11", tail: ["pose 20.0 7.0"]),
    penguins("12", tail: ["pose 20.0 7.0", "projection perspective"]),
    surface("13", domains: sincDomains),
    surface(
      "14",
      style: " elliptical 0.5 0.5 from 0.0 to 0.5 [red 0.0, orange 0.16666666666666666, "
        + "yellow 0.3333333333333333, green 0.5, blue 0.6666666666666666, "
        + "indigo 0.8333333333333334, purple 1.0]",
      domains: sincDomains,
      colors: [(.orange, 0.005), (.blue, 0.005), (.purple, 0.02)]
    ),
    surface(
      "15", style: " height", domains: sincDomains,
      colors: [(.blue, 0.02), (.orange, 0.005), (.red, 0.0005)]),
    surface(
      "16", style: " normal", domains: sincDomains,
      colors: [(.blue, 0.005), (.green, 0.002), (.red, 0.001)]),
    oven, cookies,
  ]

  /// A square chart in the middle of the page, cool in front and warm at the back.
  private static let oven = Listing(
    number: "02",
    collection: "kitchen-recipe",
    others: ["01"],
    isInParts: true,
    view: "OvenHeatMap()",
    expected: [
      "surface x 'Width (cm)' y 'Temperature (°C)' z 'Depth (cm)' height\n",
      "x numbers 0.0 to 60.0", "y numbers 160.0 to 220.0", "z numbers 0.0 to 40.0",
      "aspect ratio (75, 0) 450 x 450\n  chart (75, 0) 450 x 450\n",
    ],
    colors: [(.blue, 0.01), (.green, 0.01), (.orange, 0.005)]
  )

  /// A chart over a row of controls and a key of four colours.
  private static let cookies = Listing(
    number: "03",
    collection: "kitchen-recipe",
    others: ["01"],
    isInParts: true,
    view: "CookieTrials(batches: CookieBatch.samples)",
    expected: [
      "points x 'Bake time (min)'", "y 'Rating'", "z 'Thickness (mm)'",
      "pose 35.0 20.0", "projection perspective", "text 'Front'", "text 'Top'", "text 'Reset'",
      "rounded rectangle 8 blue*0.15", "spacer", "text 'Perspective'", "capsule green",
      "symbol circle.fill blue", "text '160 °C'", "symbol circle.fill green", "text '175 °C'",
      "symbol circle.fill orange", "text '190 °C'", "symbol circle.fill red", "text '205 °C'",
    ],
    colors: [(.blue, 0.002), (.green, 0.002), (.orange, 0.0005), (.red, 0.0005)]
  )

  private static let sincDomains = [
    "x numbers -10.0 to 10.0 range -0.5 to 0.5", "y numbers -0.23 to 1.0 range -0.5 to 0.5",
    "z numbers -10.0 to 10.0 range -0.5 to 0.5",
  ]

  private typealias PlaneAxis = (data: String, axis: String)

  private static let flipper: PlaneAxis = (
    "'Flipper Length' [181.0, 186.0, 195.0, 193.0, 190.0, 181.0, 195.0, 193.0, ... 342]",
    "numbers 160.0 to 240.0 marks [160.0, 180.0, 200.0, 220.0, 240.0] "
      + "title 'Flipper Length (mm)'"
  )
  private static let beak: PlaneAxis = (
    "'Beak Length' [39.1, 39.5, 40.3, 36.7,",
    "numbers 30.0 to 60.0 marks [30.0, 40.0, 50.0, 60.0] title 'Beak Length (mm)'"
  )
  private static let weight: PlaneAxis = (
    "'Weight' [3.75, 3.8, 3.25, 3.45,",
    "numbers 2.0 to 7.0 marks [2.0, 3.0, 4.0, 5.0, 6.0, 7.0] title 'Weight (kg)'"
  )

  /// A scatterplot of the penguins in two dimensions.
  private static func plane(_ number: String, x: PlaneAxis, y: PlaneAxis) -> Listing {
    Listing(
      number: number,
      view: "PenguinChart()",
      expected: [
        "plane\npoints x \(x.data)", " y \(y.data)", "color by 'Species' [Adelie,",
        "x \(x.axis)\n", "y \(y.axis)\n", "chart (0, 0) 600 x 450",
      ],
      colors: [(.blue, 0.004), (.green, 0.004), (.orange, 0.003)]
    )
  }

  private static func surface(
    _ number: String,
    style: String = "",
    domains: [String] = [],
    colors: [(Colors.Hue, Double)] = [(.blue, 0.04)]
  ) -> Listing {
    Listing(
      number: number,
      view: "SurfacePlotChart()",
      expected: ["surface x 'X' y 'Y' z 'Z'\(style)\n"] + domains,
      colors: colors
    )
  }

  private static func penguins(_ number: String, tail: [String]) -> Listing {
    Listing(
      number: number,
      view: "PenguinChart()",
      expected: [
        "points x 'Flipper Length' [181.0, 186.0, 195.0, 193.0, 190.0, 181.0, 195.0, 193.0, ... 342]",
        "z 'Beak Length' [39.1, 39.5, 40.3, 36.7,",
        "color by 'Species' [Adelie,",
        "x numbers 160.0 to 240.0 range -0.5 to 0.5 marks [160.0, 180.0, 200.0, 220.0, 240.0] "
          + "title 'Flipper Length (mm)'\n",
        "y numbers 2.0 to 7.0 range -0.5 to 0.5 marks [2.0, 3.0, 4.0, 5.0, 6.0, 7.0] "
          + "title 'Weight (kg)'\n",
        "z numbers 30.0 to 60.0 range -0.5 to 0.5 marks [30.0, 40.0, 50.0, 60.0] "
          + "title 'Beak Length (mm)'\n",
      ] + tail,
      colors: [(.blue, 0.003), (.green, 0.003), (.orange, 0.002)]
    )
  }
}
