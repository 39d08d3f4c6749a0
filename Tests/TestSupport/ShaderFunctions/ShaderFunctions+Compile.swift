import Foundation

extension ShaderFunctions {
  /// The files inside the namespace of the shim, and an entry for every function.
  static func cppText(
    _ files: some Sequence<(String, String)>,
    _ functions: [ShaderFunction]
  ) -> String {
    let shim = Repository.root.appending(path: "Tests/TestSupport/ShaderFunctions/glsl.h").path
    var text = "#include \"\(shim)\"\n\nnamespace glsl {\n"
    for (name, content) in files {
      text += "#line 1 \"\(name)\"\n\(withFloatLiterals(content))\n"
    }
    text += "}\n#line 1 \"entries\"\nusing namespace glsl;\n"
    for (index, function) in functions.enumerated() {
      text += entry(function, index)
    }
    return text
  }

  /// A C function that reads argument lists and writes results.
  private static func entry(_ function: ShaderFunction, _ index: Int) -> String {
    var place = 0
    let arguments = function.parameters.map { parameter -> String in
      guard let count = ShaderFunction.floatCount(parameter.type) else {
        return "sampler2D{texels, width}"
      }
      let floats = (place..<place + count).map { "in[\($0)]" }.joined(separator: ", ")
      place += count
      return "\(parameter.type)(\(floats))"
    }
    let count = ShaderFunction.floatCount(function.result) ?? 0
    return """
      extern "C" void call_\(index)(
          const float *in, float *out, long count, const float *texels, int width) {
        for (; count > 0; count--, in += \(place), out += \(count)) {
          \(function.result) result = glsl::\(function.name)(\(arguments.joined(separator: ", ")));
          __builtin_memcpy(out, &result, sizeof(result));
        }
      }

      """
  }

  /// The text with `1.0` as `1.0f`: in C++ the former is a double, in GLSL a float.
  static func withFloatLiterals(_ text: String) -> String {
    let token = #/[A-Za-z_][A-Za-z0-9_.]*|\d*\.?\d+\.?([eE][+-]?\d+)?/#
    return text.replacing(token) { match in
      let word = match.output.0
      let isNumber = word.first?.isLetter == false && word.first != "_"
      return isNumber && word.contains { ".eE".contains($0) } ? "\(word)f" : String(word)
    }
  }

  static func compile(_ source: URL, to object: URL) throws {
    let candidates = ["g++", "clang++", "c++"]
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin")
      .split(separator: ":").map(String.init)
    let found = candidates.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let compiler = found else {
      throw Failure(description: "found no C++ compiler: none of \(candidates) is in PATH")
    }
    let process = Process()
    process.executableURL = URL(filePath: compiler)
    process.arguments = [
      "-std=c++17", "-O1", "-ffp-contract=off", "-fPIC", "-shared", "-w", "-o", object.path,
      source.path,
    ]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let message = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      throw Failure(description: "\(compiler) says: \(message)")
    }
  }
}
