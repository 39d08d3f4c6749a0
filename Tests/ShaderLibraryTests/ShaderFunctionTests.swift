import Foundation
import TestSupport
import Testing

/// The library files as C++, against values worked out in double precision.
///
/// The comparison with the software renderer's functions of the same names is in its own tests.
@Suite struct ShaderFunctionTests {
  @Test func everyLibraryFileCompiles() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Repository.shaders.appending(path: "lib").path
    ).sorted().map { "lib/\($0)" }
    let functions = try ShaderFunctions(files: files).functions.map(\.signature)
    for expected in [
      "cropped(vec4, vec4)", "discCoverage(float, float)", "srgbFromLinear(vec3)", "lumaCode(vec3)",
      "rampColor(sampler2D, int, float)", "angularCoordinate(vec2)",
      "shade(vec3, vec3, vec3, vec3, vec3, vec3, vec2)",
    ] {
      #expect(functions.contains(expected))
    }
  }

  @Test func transferFunctionsAreIEC61966() throws {
    let functions = try ShaderFunctions(files: ["lib/srgb.glsl"])
    let inputs = (0...1000).map { [Float($0) / 1000] }
    let encoded = try functions.call("srgbFromLinear(float)", inputs)
    let linear = try functions.call("linearFromSRGB(float)", inputs)
    for ((c, e), l) in zip(zip(inputs, encoded), linear) {
      let c = Double(c[0])
      #expect(
        abs(Double(e[0]) - (c <= 0.0031308 ? 12.92 * c : 1.055 * pow(c, 1 / 2.4) - 0.055)) < 1e-6
      )
      #expect(abs(Double(l[0]) - (c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4))) < 1e-6)
    }
  }

  @Test func coverageKeepsTheAreaOfSmallDiscs() throws {
    let functions = try ShaderFunctions(files: ["lib/coverage.glsl"])
    for radius: Float in [0.1, 0.3, 0.5] {
      // The light of a disc on the pixel at its centre is to its area as for a half-pixel one.
      let full = try functions.call("discCoverage", [[0, 0.5]])[0][0]
      let small = try functions.call("discCoverage", [[0, radius]])[0][0]
      #expect(abs(small - full * (radius / 0.5) * (radius / 0.5)) < 1e-6)
    }
    #expect(
      try functions.call("discCoverage", [[10, 10], [10.5, 10], [9.5, 10]]) == [[0.5], [0], [1]]
    )
    #expect(try functions.call("strokeCoverage", [[0, 0.25], [-2, 2]]) == [[0.5], [0.5]])
  }

  @Test func quartersKeepTheShareOfSmallCoverages() throws {
    let functions = try ShaderFunctions(files: ["lib/coverage.glsl"])
    for coverage: Float in [0.03, 0.1, 0.2] {
      var shown: Float = 0
      let pixels = (0..<100).flatMap { y in (0..<100).map { x in [Float(x), Float(y)] } }
      let noise = try functions.call("interleavedNoise", pixels)
      for alpha in try functions.call("quarterCoverage", noise.map { [coverage, $0[0]] }) {
        #expect(alpha[0] == 0 || abs(alpha[0] - 0.24) < 1e-6)
        shown += alpha[0] > 0 ? 0.25 : 0
      }
      #expect(abs(shown / 10000 - coverage) < 0.02 * coverage + 0.001)
    }
    #expect(
      try functions.call("quarterCoverage", [[0.3, 0], [0.45, 0.9], [0.9, 0.5], [1, 0]])
        == [[0.24], [0.49], [0.99], [0.99]])
  }

  @Test func rampsAreLinearBetweenEntries() throws {
    var random = RandomNumbers(seed: 3)
    let texture = (0..<2 * 256 * 4).map { _ in random.float(in: 0...1) }
    let functions = try ShaderFunctions(
      files: ["lib/ramp.glsl"],
      texture: texture,
      textureWidth: 256
    )
    let inputs = (0..<200).map { _ in [Float(1), random.float(in: -0.1...1.1)] }
    for (input, color) in zip(inputs, try functions.call("rampColor", inputs)) {
      let place = min(max(Double(input[1]), 0), 1) * 255
      let entry = min(Int(place), 254)
      for channel in 0..<4 {
        let low = Double(texture[(256 + entry) * 4 + channel])
        let high = Double(texture[(256 + entry + 1) * 4 + channel])
        let expected = low + (high - low) * (place - Double(entry))
        #expect(abs(Double(color[channel]) - expected) < 1e-4)
      }
    }
  }

  @Test func lightIsFiniteAndInRange() throws {
    let functions = try ShaderFunctions(files: ["lib/lighting.glsl"])
    var random = RandomNumbers(seed: 5)
    func unit() -> [Float] {
      let v = SIMD3(
        random.float(in: -1...1),
        random.float(in: -1...1),
        random.float(in: 0.01...1)
      )
      let u = v / (v * v).sum().squareRoot()
      return [u.x, u.y, u.z]
    }
    func three() -> [Float] { (0..<3).map { _ in random.float(in: 0...1) } }
    let inputs = (0..<2000).map { _ in
      three() + unit() + [0, 0, 1] + unit() + unit() + three()
        + [random.float(in: 0...1), random.float(in: 0...1)]
    }
    for color in try functions.call("shade", inputs) {
      #expect(color.allSatisfy { (0...1).contains($0) })
    }
  }

  @Test func aCropOfEverythingOnlyTurnsTheImage() throws {
    let functions = try ShaderFunctions(files: ["lib/crop.glsl"])
    #expect(
      try functions.call("cropped", [[0.25, 0.5, 0.125, 2, 1, -1, 0, 0]])
        == [[0.25, -0.5, 0.125, 2]]
    )
  }

  @Test func angularCoordinateIsBelowOne() throws {
    let functions = try ShaderFunctions(files: ["lib/rampcoordinate.glsl"])
    let inputs: [[Float]] = [[1, 0], [0, 1], [-1, 0], [0, -1], [1, -1e-9]]
    let turns = try functions.call("angularCoordinate", inputs).map { $0[0] }
    for (turn, expected) in zip(turns, [0, 0.25, 0.5, 0.75, 1] as [Float]) {
      #expect(abs(turn - expected) < 1e-6)
    }
  }

  @Test func anUnknownFunctionIsAnError() throws {
    let functions = try ShaderFunctions(files: ["lib/srgb.glsl"])
    #expect(throws: ShaderFunctions.Failure.self) { try functions.call("nothing", []) }
    #expect(throws: ShaderFunctions.Failure.self) { try functions.call("linearFromSRGB", [[1]]) }
  }
}
