/// The head of a function as it is written in GLSL.
package struct ShaderFunction: Sendable, Hashable {
  package var name: String
  /// Such as `vec3`.
  package var result: String
  package var parameters: [Parameter]

  package struct Parameter: Sendable, Hashable {
    package var type: String
    package var name: String
  }

  /// Such as `mix(vec3, vec3, float)`: tells overloads apart.
  package var signature: String {
    "\(name)(\(parameters.map(\.type).joined(separator: ", ")))"
  }

  /// The floats that a value of a type takes; nil for a type that no function here returns.
  package static func floatCount(_ type: String) -> Int? {
    ["float": 1, "int": 1, "vec2": 2, "vec3": 3, "vec4": 4][type]
  }

  /// All functions defined in a text: lines that start with a type, up to the opening brace.
  package static func all(in text: String) -> [ShaderFunction] {
    let code = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex) }
    return code.indices.compactMap { index in
      let words = code[index].prefix { $0 != "(" }.split(separator: " ")
      guard words.count == 2, floatCount(String(words[0])) != nil, code[index].contains("("),
        !code[index].hasPrefix(" ")
      else { return nil }
      let head = code[index...].joined(separator: " ").prefix { $0 != "{" }
      guard let open = head.firstIndex(of: "("), let close = head.lastIndex(of: ")"),
        !head.contains(";")
      else { return nil }
      return ShaderFunction(
        name: String(words[1]),
        result: String(words[0]),
        parameters: head[head.index(after: open)..<close].split(separator: ",").compactMap {
          let parts = $0.split(separator: " ").filter { $0 != "highp" && $0 != "in" }
          return parts.count == 2
            ? Parameter(type: String(parts[0]), name: String(parts[1])) : nil
        }
      )
    }
  }
}
