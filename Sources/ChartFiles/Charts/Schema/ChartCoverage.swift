/// The table of what there is of Vega-Lite's format, for `docs/chart-files.md`.
package enum ChartCoverage {
  /// Markdown: a section for each kind of object.
  package static var markdown: String {
    let intro = """
      # What chart files may say

      The format is Vega-Lite's, with what 3D adds to it. Properties that are **noted** are read and
      change nothing of a picture; what is **not there** is an error that names its place, or with
      `--lenient` a warning. `chart.schema.json` beside this page says the same to editors.

      Marks: \(list(MarkType.there.map(\.rawValue))). Not there: \(list(MarkType.missing)).

      Transforms, each with a section of its own below: \(list(TransformDef.names)).

      Formulas of rows, in `filter`, `calculate` and conditions, have the operators `+ - * / % **`,
      `< <= > >= == != === !==`, `&& || !` and `? :`, fields as `datum.name` or `datum['a name']`, the
      constants \(list(FormulaFunction.constants.map(\.name))), and the functions
      \(list(FormulaFunction.all.map(\.name))). Times are in UTC.

      """
    return intro + ChartSchema.objects.map(section).joined()
  }

  private static func section(_ object: SchemaObject) -> String {
    let properties = object.properties()
    let there = properties.filter { if case .full = $0.support { true } else { false } }
    let noted = properties.filter { if case .noted = $0.support { true } else { false } }
    let absent = properties.filter { !$0.isThere }
    var text = "\n## \(object.name)\n\n\(object.summary.prefix(1).uppercased())"
    text += "\(object.summary.dropFirst()).\n\n| property | value | |\n|---|---|---|\n"
    for property in there {
      let words = property.form.words.replacing("|", with: "\\|")
      text += "| `\(property.name)` | \(words) | \(property.summary) |\n"
    }
    if !noted.isEmpty { text += "\nNoted: \(list(noted.map(\.name))).\n" }
    if !absent.isEmpty { text += "\nNot there: \(list(absent.map(\.name))).\n" }
    return text
  }

  private static func list(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }
}
