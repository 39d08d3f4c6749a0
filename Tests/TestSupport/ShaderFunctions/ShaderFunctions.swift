import Foundation

/// The functions of shader library files, compiled as C++ and called on the processor: a witness
/// for the Swift functions of the same names that needs no OpenGL.
///
///     let functions = try ShaderFunctions(files: ["lib/coverage.glsl"])
///     try functions.call("discCoverage", [[0.2, 1.5], [1.9, 1.5]])  // [[1], [0.1]]
///
/// An argument list is the floats of all arguments one after the other; an `int` is given as a
/// float. A `sampler2D` argument is left out: it reads `texture`.
package final class ShaderFunctions {
  /// In the order of definition.
  package let functions: [ShaderFunction]
  private let library: UnsafeMutableRawPointer
  private let texture: [Float]
  private let textureWidth: Int

  private typealias Entry =
    @convention(c) (
      UnsafePointer<Float>, UnsafeMutablePointer<Float>, Int, UnsafePointer<Float>, Int32
    ) -> Void

  /// Why a file could not be used, or a function not called.
  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  /// Compiles files of `Shaders/`, in the order given.
  ///
  /// - Parameters:
  ///   - texture: what samplers read, four floats a texel.
  package init(files: [String], texture: [Float] = [], textureWidth: Int = 1) throws {
    self.texture = texture
    self.textureWidth = textureWidth
    let texts = try files.map {
      try String(contentsOf: Repository.shaders.appending(path: $0), encoding: .utf8)
    }
    functions = texts.flatMap(ShaderFunction.all(in:))
    let folder = try TemporaryFolder()
    let source = folder.url.appending(path: "functions.cpp")
    let object = folder.url.appending(path: "functions.so")
    try ShaderFunctions.cppText(zip(files, texts), functions)
      .write(to: source, atomically: true, encoding: .utf8)
    try ShaderFunctions.compile(source, to: object)
    guard let library = dlopen(object.path, RTLD_NOW | RTLD_LOCAL) else {
      throw Failure(description: dlerror().map { String(cString: $0) } ?? "dlopen failed")
    }
    self.library = library
  }

  deinit {
    dlclose(library)
  }

  /// The results of a function for many argument lists.
  ///
  /// - Parameter name: a name, or a signature such as `srgbFromLinear(vec3)` where there are
  ///   several functions of that name.
  package func call(_ name: String, _ arguments: [[Float]]) throws -> [[Float]] {
    let matches = functions.indices.filter {
      functions[$0].name == name || functions[$0].signature == name
    }
    guard matches.count == 1, let index = matches.first else {
      throw Failure(
        description: "\(matches.count) functions match '\(name)'; there are "
          + functions.map(\.signature).joined(separator: ", ")
      )
    }
    let function = functions[index]
    let wanted = function.parameters.compactMap { ShaderFunction.floatCount($0.type) }
      .reduce(0, +)
    guard arguments.allSatisfy({ $0.count == wanted }),
      let resultCount = ShaderFunction.floatCount(function.result),
      let symbol = dlsym(library, "call_\(index)")
    else {
      throw Failure(description: "\(function.signature) takes \(wanted) floats")
    }
    var results = [Float](repeating: .nan, count: arguments.count * resultCount)
    unsafeBitCast(symbol, to: Entry.self)(
      arguments.flatMap { $0 },
      &results,
      arguments.count,
      texture,
      Int32(textureWidth)
    )
    return stride(from: 0, to: results.count, by: resultCount).map {
      Array(results[$0..<$0 + resultCount])
    }
  }
}
