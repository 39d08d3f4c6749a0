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
          + "uses, else the one that the app shows. Apps (@main) and, without --previews, "
          + "previews are left out. The picture grows until lists and scroll views show all they "
          + "have, unless --size is given. What is said here about look, axes, view and picture "
          + "goes before what the source says."
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
}
