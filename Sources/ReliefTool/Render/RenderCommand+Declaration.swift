import ChartFiles
import ChartModel
import Pipeline

extension RenderCommand {
  static let declaration = CommandDeclaration(
    name: "render",
    summary: "Draw a chart of a table, a surface, a chart file or Swift source into a PNG file",
    usage: "[SOURCE ...] [--surface EXPRESSION] -o FILE [options]",
    operands: [
      OperandDeclaration(
        name: "SOURCE",
        isRepeatable: true,
        summary: "Table (CSV, TSV, JSON, JSON lines; packed with gzip or not; - reads standard "
          + "input); or a chart file (.json); or Swift files, or folders of them, that declare a "
          + "SwiftUI view"
      )
    ],
    options: Options.all,
    notes: [
      CommandDeclaration.Note(
        title: "Tables",
        text:
          "CSV and TSV begin with a line of names. JSON is an array of objects, or an object of "
          + "arrays; JSON lines has an object a line. The first value of a column settles whether it holds numbers, dates (2012-01-31, "
          + "2012-01-31T18:30:00Z) or names. Empty cells, -, ?, NA, N/A, NaN, null, nil and None "
          + "are missing: their rows are left out, counted and reported. --mark surface takes rows "
          + "that have a place at each crossing of some x and some z as a grid, where a missing "
          + "height is a hole; a surface through other rows is made of triangles."
      ),
      CommandDeclaration.Note(
        title: "Chart files",
        text:
          "JSON in the format of Vega-Lite, with channels z and z2, the marks line3d, bar3d and "
          + "surface, and a camera; docs/chart.schema.json describes it for editors. A .json file, "
          + "or standard input, is one where no columns are named; --x and --y draw it as a table. "
          + "What is said here about look, axes, view and picture goes before what the file says."
      ),
      CommandDeclaration.Note(
        title: "Swift source",
        text: "Compiled with the swiftc on PATH, and kept in $XDG_CACHE_HOME/relief, else "
          + "~/.cache/relief, until it changes. Drawn is the view that --view names, else the only "
          + "one that can be made without arguments, else the only one of these that no other type "
          + "uses, else the one that the app shows. Apps (@main) and previews are left out. What "
          + "is said here about look, axes, view and picture goes before what the source says."
      ),
      CommandDeclaration.Note(
        title: "Expressions",
        text: "The height y in terms of x and z, with + - * / ^, comparisons, && || and ? :, the "
          + "constants \(Vocabulary.constants.map(\.name).joined(separator: " and ")), and the "
          + "functions \(Vocabulary.signatures.joined(separator: " "))."
      ),
      CommandDeclaration.Note(
        title: "Colors",
        text: SystemColor.allCases.map(\.rawValue).joined(separator: ", ")
          + ", another name of CSS such as steelblue, #rgb, #rrggbb, #rrggbbaa (the # may be left "
          + "out), or rgb(r, g, b)."
      ),
    ],
    examples: [
      CommandDeclaration.Example(
        purpose: "Points from a table, a color for each species",
        command: "relief render penguins.csv --x flipper_length_mm --y body_mass_g \\\n"
          + "    --z bill_length_mm --color species -o penguins.png"
      ),
      CommandDeclaration.Example(
        purpose: "The same in two dimensions",
        command: "relief render penguins.csv --x flipper_length_mm --y body_mass_g \\\n"
          + "    --color species -o penguins.png"
      ),
      CommandDeclaration.Example(
        purpose: "A surface, colored by height",
        command: "relief render --surface 'sin(hypot(x,z))/hypot(x,z)' --x-domain=-10...10 \\\n"
          + "    --z-domain=-10...10 --style height -o sinc.png"
      ),
      CommandDeclaration.Example(
        purpose: "A surface from a table, with lines of equal height",
        command: "relief render volcano.csv --x east --y height --z north --mark surface \\\n"
          + "    --style height --contours 10 -o volcano.png"
      ),
      CommandDeclaration.Example(
        purpose: "The chart of a chart file",
        command: "relief render chart.json -o chart.png"
      ),
      CommandDeclaration.Example(
        purpose: "The view of a Swift file, seen from above",
        command: "relief render Penguins.swift --pose top -o penguins.png"
      ),
      CommandDeclaration.Example(
        purpose: "From the left above, in perspective, 4 times the pixels, nothing behind it",
        command: "relief render --surface 'x^2 - z^2' --pose -40,30 --projection perspective \\\n"
          + "    --scale 4 --background transparent -o saddle.png"
      ),
    ]
  )

  /// The options, by name, and in the order of help.
  enum Options {
    static let x = OptionDeclaration(
      name: "x",
      valueName: "COLUMN",
      summary: "Column along the width",
      group: "Data"
    )
    static let y = OptionDeclaration(
      name: "y",
      valueName: "COLUMN",
      summary: "Column along the height",
      group: "Data"
    )
    static let z = OptionDeclaration(
      name: "z",
      valueName: "COLUMN",
      summary: "Column along the depth; without it the chart is one of x and y",
      group: "Data"
    )
    static let color = OptionDeclaration(
      name: "color",
      valueName: "COLUMN",
      summary: "Column that colors the points or the surface of the table",
      group: "Data"
    )
    static let mark = OptionDeclaration(
      name: "mark",
      valueName: "MARK",
      choices: RenderRequest.TableMark.allCases.map(\.rawValue),
      defaultText: "point",
      summary: "What the rows of the table are drawn as",
      group: "Data"
    )
    static let surface = OptionDeclaration(
      name: "surface",
      valueName: "EXPRESSION",
      summary: "Surface of the heights y = EXPRESSION of x and z",
      group: "Data"
    )
    static let samples = OptionDeclaration(
      name: "samples",
      valueName: "COUNT",
      defaultText: "\(SurfaceFunction.standardSampleCount)",
      summary: "Places along each side at which the surface is computed, "
        + "\(SurfaceFunction.sampleCounts.lowerBound) to \(SurfaceFunction.sampleCounts.upperBound)",
      group: "Data"
    )

    static let lenient = OptionDeclaration(
      name: "lenient",
      summary: "Leave out, with a warning, what a chart file asks for and is not there",
      group: "Data"
    )
    static let emit = OptionDeclaration(
      name: "emit",
      valueName: "FORMAT",
      choices: EmittedFormat.allCases.map(\.rawValue),
      summary: "Print what the command line amounts to, a chart file, and draw nothing",
      group: "General"
    )

    static let view = OptionDeclaration(
      name: "view",
      valueName: "NAME",
      defaultText: "by the source",
      summary: "View of the Swift source",
      group: "Data"
    )

    static let style = OptionDeclaration(
      name: "style",
      valueName: "STYLE",
      summary: "Color of the surface, and of points without --color: a color, height (by y) or "
        + "normal (by slope)",
      group: "Look"
    )
    static let symbolSize = OptionDeclaration(
      name: "symbol-size",
      valueName: "FRACTION",
      defaultText: "by the chart",
      summary: "Diameter of a point as a fraction of the box's side, or of the shorter side of "
        + "a chart of x and y, above 0 to 1",
      group: "Look"
    )
    static let symbol = OptionDeclaration(
      name: "symbol",
      valueName: "SHAPE",
      choices: SymbolShape.allCases.map(\.rawValue),
      defaultText: "sphere",
      summary: "What stands for a point; all shapes of one size have the same volume",
      group: "Look"
    )
    static let opacity = OptionDeclaration(
      name: "opacity",
      valueName: "FRACTION",
      defaultText: "1",
      summary: "How much points and surfaces hide, 0 (nothing) to 1",
      group: "Look"
    )
    static let contours = OptionDeclaration(
      name: "contours",
      valueName: "COUNT",
      summary: "Lines of equal height on surfaces, at about so many heights",
      group: "Look"
    )
    static let mesh = OptionDeclaration(
      name: "mesh",
      valueName: "COUNT",
      summary: "A grid on surfaces, of so many cells each way",
      group: "Look"
    )
    static let title = OptionDeclaration(
      name: "title",
      valueName: "TEXT",
      summary: "Title above the chart",
      group: "Look"
    )
    static let theme = OptionDeclaration(
      name: "theme",
      valueName: "THEME",
      choices: Theme.allCases.map(\.rawValue),
      defaultText: "light",
      summary: "Colors of ground, lines and text",
      group: "Look"
    )
    static let light = OptionDeclaration(
      name: "light",
      valueName: "LIGHT",
      choices: LightSpec.allCases.map(\.rawValue),
      defaultText: "standard",
      summary: "Shading of the marks; flat is for print: colors exactly as asked",
      group: "Look"
    )
    static let background = OptionDeclaration(
      name: "background",
      valueName: "COLOR",
      defaultText: "the theme's",
      summary: "A color, or transparent",
      group: "Look"
    )

    static let pose = OptionDeclaration(
      name: "pose",
      valueName: "POSE",
      defaultText: "30,20",
      summary: "From where the chart is seen: AZIMUTH,INCLINATION in degrees, or "
        + PoseSpec.named.map(\.name).joined(separator: ", "),
      group: "View"
    )
    static let projection = OptionDeclaration(
      name: "projection",
      valueName: "KIND",
      choices: ["orthographic", "perspective"],
      defaultText: "orthographic",
      summary: "How depth shows",
      group: "View"
    )
    static let fieldOfView = OptionDeclaration(
      name: "field-of-view",
      valueName: "DEGREES",
      defaultText: "\(Int(CameraSpec.standardFieldOfView))",
      summary:
        "Angle of the perspective that holds the whole chart, 1 to 120; asks for perspective",
      group: "View"
    )
    static let zoom = OptionDeclaration(
      name: "zoom",
      valueName: "FACTOR",
      defaultText: "1",
      summary: "Size of the box; above 1 it may be cut at its frame",
      group: "View"
    )
    static let proportions = OptionDeclaration(
      name: "proportions",
      valueName: "KIND",
      defaultText: "cube",
      summary: "Sides of the box: cube, data (as long as the domains) or a ratio X:Y:Z",
      group: "View"
    )

    static let size = OptionDeclaration(
      name: "size",
      valueName: "WxH",
      defaultText: "800x600",
      summary: "Size in points",
      group: "Picture"
    )
    static let scale = OptionDeclaration(
      name: "scale",
      valueName: "FACTOR",
      defaultText: "2",
      summary: "Pixels a point",
      group: "Picture"
    )
    static let ppi = OptionDeclaration(
      name: "ppi",
      valueName: "NUMBER",
      defaultText: "72 times the scale",
      summary: "Pixels an inch, as noted in the file",
      group: "Picture"
    )
    static let output = OptionDeclaration(
      name: "output",
      short: "o",
      valueName: "FILE",
      summary: "The picture, ending in .png",
      group: "Picture"
    )

    static let backend = OptionDeclaration(
      name: "backend",
      valueName: "NAME",
      choices: BackendChoice.allCases.map(\.rawValue),
      defaultText: "auto",
      summary: "Who draws",
      group: "Renderer"
    )
    static let device = OptionDeclaration(
      name: "device",
      valueName: "DEVICE",
      summary: "EGL device, by its index in 'relief devices', its node or a part of its name",
      group: "Renderer"
    )

    static let report = OptionDeclaration(
      name: "report",
      valueName: "FORMAT",
      choices: ReportFormat.allCases.map(\.rawValue),
      summary: "Report on standard output: renderer, sizes, times, left out values, labels",
      group: "General"
    )
    static let verbose = OptionDeclaration(
      name: "verbose",
      short: "v",
      summary: "Say how long each stage took",
      group: "General"
    )
    static let quiet = OptionDeclaration(
      name: "quiet",
      short: "q",
      summary: "Say nothing but warnings and errors",
      group: "General"
    )

    static func label(_ axis: PositionAxis) -> OptionDeclaration {
      OptionDeclaration(
        name: "\(axis.name)-label",
        valueName: "TEXT",
        summary: "Title of the \(axis.name) axis; an empty one hides it",
        group: "Axes"
      )
    }

    static func domain(_ axis: PositionAxis) -> OptionDeclaration {
      OptionDeclaration(
        name: "\(axis.name)-domain",
        valueName: "A...B",
        summary: "What the \(axis.name) axis shows, numbers or dates",
        group: "Axes"
      )
    }

    static func scale(_ axis: PositionAxis) -> OptionDeclaration {
      OptionDeclaration(
        name: "\(axis.name)-scale",
        valueName: "SCALE",
        summary: "Of the \(axis.name) axis: linear, log, sqrt, symlog[:SLOPE], power:EXPONENT",
        group: "Axes"
      )
    }

    static let all =
      [
        x, y, z, color, mark, surface, samples, view, lenient, style, symbol, symbolSize, opacity,
        contours,
      ]
      + [mesh] + colors + [title, theme, light, background]
      + PositionAxis.allCases.map(label) + PositionAxis.allCases.map(domain)
      + PositionAxis.allCases.map(scale)
      + [
        pose, projection, fieldOfView, zoom, proportions, size, scale, ppi, output, backend, device,
        emit, report, verbose, quiet,
      ]
  }
}
