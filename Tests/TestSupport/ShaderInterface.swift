/// What a shader's text declares at its top level: its inputs, outputs and uniforms.
///
/// A reading of the text by lines, apart from any driver: one declaration a line, as our files are
/// written.
package struct ShaderInterface: Sendable, Equatable {
  package struct Variable: Sendable, Hashable {
    package var type: String
    package var name: String
    package var isFlat: Bool
    package var location: Int?

    package init(type: String, name: String, isFlat: Bool = false, location: Int? = nil) {
      self.type = type
      self.name = name
      self.isFlat = isFlat
      self.location = location
    }
  }

  package var inputs: [Variable] = []
  package var outputs: [Variable] = []
  package var uniforms: [Variable] = []
  /// The names that `#if` asks about.
  package var features: Set<String> = []

  package init(text: String) {
    for line in text.split(separator: "\n") {
      readFeatures(line)
      guard line.hasSuffix(";"), !line.hasPrefix(" ") else { continue }
      readDeclaration(line.dropLast())
    }
  }

  private mutating func readFeatures(_ line: Substring) {
    guard line.hasPrefix("#if") || line.hasPrefix("#elif") else { return }
    for part in line.split(separator: "defined(").dropFirst() {
      features.insert(String(part.prefix { $0 != ")" }))
    }
  }

  private mutating func readDeclaration(_ declaration: Substring) {
    var rest = declaration
    var location: Int?
    if rest.hasPrefix("layout(location = "), let end = rest.firstIndex(of: ")") {
      location = Int(rest[..<end].dropFirst("layout(location = ".count))
      rest = rest[rest.index(after: end)...]
    }
    var words = rest.split(separator: " ").map(String.init)
    let isFlat = words.first == "flat"
    if isFlat { words.removeFirst() }
    words.removeAll { ["highp", "mediump", "lowp"].contains($0) }
    guard words.count == 3 else { return }
    let variable = Variable(
      type: words[1],
      name: words[2],
      isFlat: isFlat,
      location: location
    )
    switch words[0] {
    case "in": inputs.append(variable)
    case "out": outputs.append(variable)
    case "uniform": uniforms.append(variable)
    default: break
    }
  }
}
