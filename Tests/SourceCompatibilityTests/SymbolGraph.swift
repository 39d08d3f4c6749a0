import Foundation

/// The public symbols of our modules, as the compiler lists them.
struct SymbolGraph {
  /// By path, such as `View.chartXAxis(_:)`, the declarations of its overloads.
  private var declarations: [String: [Declaration]] = [:]

  private struct Declaration {
    /// The names that are in it, generic constraints included.
    var words: Set<String>
  }

  init(modules: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "graphs-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for module in modules {
      let result = try Compiler.symbolGraphs(of: module, in: folder)
      guard result.status == 0 else { throw Failure(output: result.output) }
    }
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let data = try Data(contentsOf: folder.appending(path: file))
      for symbol in try JSONDecoder().decode(Graph.self, from: data).symbols { add(symbol) }
    }
  }

  struct Failure: Error, CustomStringConvertible {
    var output: String
    var description: String { "swift symbolgraph-extract failed: \(output)" }
  }

  /// Whether there is a symbol, in all the overloads that certain types tell apart.
  func has(_ path: String, overloads: [String]) -> Bool {
    guard let found = declarations[path] else { return false }
    return overloads.allSatisfy { type in found.contains { $0.words.contains(type) } }
  }

  private mutating func add(_ symbol: Symbol) {
    let constraints =
      (symbol.swiftGenerics?.constraints ?? []) + (symbol.swiftExtension?.constraints ?? [])
    let text =
      (symbol.declarationFragments ?? []).map(\.spelling).joined()
      + constraints.map { " \($0.lhs) \($0.rhs)" }.joined()
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    declarations[symbol.pathComponents.joined(separator: "."), default: []]
      .append(Declaration(words: Set(words)))
  }

  private struct Graph: Decodable {
    var symbols: [Symbol]
  }

  private struct Symbol: Decodable {
    struct Fragment: Decodable {
      var spelling: String
    }
    struct Constraints: Decodable {
      struct Constraint: Decodable {
        var lhs: String
        var rhs: String
      }
      var constraints: [Constraint]?
    }
    var pathComponents: [String]
    var declarationFragments: [Fragment]?
    var swiftGenerics: Constraints?
    var swiftExtension: Constraints?
  }
}
