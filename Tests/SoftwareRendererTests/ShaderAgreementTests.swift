import Foundation
import RenderModel
import TestSupport
import Testing

@testable import SoftwareRenderer

/// The Swift functions against the GLSL of the same names, compiled as C++, on random input.
@Suite struct ShaderAgreementTests {
  private let count = 4000

  private func unit(_ random: inout RandomNumbers, facing: Float) -> SIMD3<Float> {
    let v = SIMD3(
      random.float(in: -1...1), random.float(in: -1...1), random.float(in: facing...1))
    let length = (v * v).sum().squareRoot()
    return length > 1e-3 ? v / length : [0, 0, 1]
  }

  private func floats(_ v: SIMD3<Float>) -> [Float] { [v.x, v.y, v.z] }

  @Test func transferFunctions() throws {
    let shaders = try ShaderFunctions(files: ["lib/srgb.glsl"])
    let inputs = (0...count).map { [Float($0) / Float(count)] }
    let linear = try shaders.call("linearFromSRGB(float)", inputs)
    let encoded = try shaders.call("srgbFromLinear(float)", inputs)
    for (index, input) in inputs.enumerated() {
      let c = SIMD4(repeating: input[0])
      #expect(abs(linearFromSRGB(c).x - linear[index][0]) < 3e-5)
      #expect(abs(srgbFromLinear(c).x - encoded[index][0]) < 5e-5)
    }
  }

  @Test func coverage() throws {
    let shaders = try ShaderFunctions(files: ["lib/coverage.glsl"])
    var random = RandomNumbers(seed: 11)
    let edges = (0..<count).map { _ in [random.float(in: 0...6), random.float(in: 0.01...5)] }
    let discs = try shaders.call("discCoverage", edges)
    let strokes = try shaders.call("strokeCoverage", edges)
    for (index, edge) in edges.enumerated() {
      #expect(abs(discCoverage(edge[0], edge[1]) - discs[index][0]) < 1e-6)
      let across = SIMD4(edge[0], -edge[0], 0, 0)
      #expect(abs(strokeCoverage(across, edge[1]).x - strokes[index][0]) < 1e-6)
      #expect(abs(strokeCoverage(across, edge[1]).y - strokes[index][0]) < 1e-6)
    }
    let boxes = (0..<count).map { _ -> [Float] in
      let half = SIMD2(random.float(in: 0.5...9), random.float(in: 0.5...9))
      return [
        random.float(in: -12...12), random.float(in: -12...12), half.x, half.y,
        random.float(in: 0...1) * min(half.x, half.y),
      ]
    }
    let distances = try shaders.call("roundedBoxDistance", boxes)
    for (box, distance) in zip(boxes, distances) {
      let got = roundedBoxDistance(
        SIMD4(repeating: box[0]), box[1], halfSize: [box[2], box[3]], radius: box[4])
      #expect(abs(got.x - distance[0]) < 1e-5)
    }
  }

  @Test func corners() throws {
    let shaders = try ShaderFunctions(files: ["lib/coverage.glsl", "lib/stroke.glsl"])
    var random = RandomNumbers(seed: 21)
    func pair(_ range: ClosedRange<Float>) -> [Float] {
      [random.float(in: range), random.float(in: range)]
    }
    func angle(_ turn: Float) -> [Float] { [cos(turn), sin(turn)] }
    var paths = (0..<count).map { _ in pair(-30...30) + pair(-30...30) + pair(-30...30) }
    // Turned back, and with parts of no length.
    paths += [[0, 0, 9, 3, 0, 0], [4, 4, 4, 4, 7, 1], [1, 2, 6, 6, 6, 6], [5, 5, 5, 5, 5, 5]]
    for (p, wanted) in zip(paths, try shaders.call("cornerTangent", paths)) {
      let q = p.map { Double($0) }
      let got = cornerTangent([q[0], q[1]], [q[2], q[3]], [q[4], q[5]])
      #expect(abs(got.x - wanted[0]) < 1e-4 && abs(got.y - wanted[1]) < 1e-4)
    }
    let ends = (0..<count).map { i -> [Float] in
      let turn = random.float(in: -3.1...3.1)
      return [Float(i % 6), random.float(in: 0.5...9)] + angle(turn)
        + angle(turn + random.float(in: -1.6...1.6)) + [random.float(in: 0...1)]
    }
    for (e, wanted) in zip(ends, try shaders.call("strokeEnd", ends)) {
      let got = strokeEnd(Int(e[0]), e[1], [e[2], e[3]], [e[4], e[5]], e[6])
      for i in 0..<3 { #expect(abs(got[i] - wanted[i]) <= 1e-5 * max(1, abs(wanted[i]))) }
    }
    let corners = (0..<count).map { i -> [Float] in
      pair(-20...20) + pair(-20...20) + angle(random.float(in: -3...3))
        + [i % 9 == 0 ? strokeOpen : random.float(in: -5...5)]
    }
    let bevels = try shaders.call("bevelCoverage", corners)
    let distances = try shaders.call("cornerDistance", corners.map { Array($0.prefix(6)) })
    for (index, c) in corners.enumerated() {
      let (x, y) = (SIMD4(repeating: c[0]), SIMD4(repeating: c[1]))
      let corner = SIMD4(c[2], c[3], c[4], c[5])
      #expect(abs(cornerDistance(x, y, corner).x - distances[index][0]) < 1e-5)
      #expect(abs(bevelCoverage(x, y, corner, c[6]).x - bevels[index][0]) < 1e-5)
    }
  }

  @Test func endedStrokes() throws {
    let shaders = try ShaderFunctions(files: ["lib/coverage.glsl", "lib/stroke.glsl"])
    var random = RandomNumbers(seed: 22)
    let extents: [Float] = [0, -strokeOpen, strokeOpen, 3]
    let places = (0..<count).map { i -> [Float] in
      [
        random.float(in: -9...29), random.float(in: -6...6), random.float(in: 0...20),
        random.float(in: 0.1...5), extents[i % 4], extents[i / 4 % 4],
      ]
    }
    for (p, wanted) in zip(places, try shaders.call("endedCoverage", places)) {
      let got = endedCoverage(
        SIMD4(repeating: p[0]), SIMD4(repeating: p[1]), p[2], p[3], [p[4], p[5]])
      #expect(abs(got.x - wanted[0]) < 1e-5)
    }
    let depths = (0..<count).map { i -> [Float] in
      [
        random.float(in: 0...1), random.float(in: -2 ... -0.5), random.float(in: 0...0.9),
        Float(i % 2),
      ]
    }
    for (d, wanted) in zip(depths, try shaders.call("liftedDepth", depths)) {
      let got = liftedDepth(
        Double(d[0]), Double(d[1]), Double(d[2]), isPerspective: d[3] != 0)
      #expect(abs(Float(got) - wanted[0]) < 2e-5)
    }
  }

  @Test func ramps() throws {
    var random = RandomNumbers(seed: 12)
    let row = (0..<256).map { _ in
      SIMD4(
        random.float(in: 0...1), random.float(in: 0...1), random.float(in: 0...1),
        random.float(in: 0...1))
    }
    let texture = row.flatMap { [$0.x, $0.y, $0.z, $0.w] }
    let shaders = try ShaderFunctions(
      files: ["lib/ramp.glsl", "lib/rampcoordinate.glsl"], texture: texture, textureWidth: 256)
    let places = (0..<count).map { _ in [Float(0), random.float(in: -0.2...1.2)] }
    let colors = try shaders.call("rampColor", places)
    for (place, color) in zip(places, colors) {
      let got = row.withUnsafeBufferPointer { buffer in
        buffer.baseAddress.map { rampColor($0, place[1]) } ?? .zero
      }
      for channel in 0..<4 { #expect(abs(got[channel] - color[channel]) < 1e-4) }
    }
    let points = (0..<count).map { _ in [random.float(in: -2...2), random.float(in: -2...2)] }
    let radial = try shaders.call("radialCoordinate", points)
    let angular = try shaders.call("angularCoordinate", points)
    for (index, p) in points.enumerated() {
      #expect(abs(radialCoordinate(p[0], p[1]) - radial[index][0]) < 1e-6)
      let off = abs(angularCoordinate(p[0], p[1]) - angular[index][0])
      #expect(min(off, 1 - off) < 1e-5)
    }
  }

  @Test func lighting() throws {
    let shaders = try ShaderFunctions(files: ["lib/lighting.glsl"])
    var random = RandomNumbers(seed: 13)
    let light = SceneLight.standard
    let strengths = [light.key, light.fill, light.ambient]
    var inputs: [[Float]] = []
    var results: [Vector3x4] = []
    for _ in 0..<count {
      let base = SIMD3(
        random.float(in: 0...1), random.float(in: 0...1), random.float(in: 0...1))
      let normal = unit(&random, facing: 0.02)
      let toEye = unit(&random, facing: 0.5)
      let material = Material.Lighting(
        metalness: random.float(in: 0...1), roughness: random.float(in: 0...1))
      inputs.append(
        floats(base) + floats(normal) + floats(toEye) + floats(light.keyDirection)
          + floats(light.fillDirection) + strengths + [material.metalness, material.roughness])
      results.append(
        shade(
          base: Vector3x4(repeating: base), normal: Vector3x4(repeating: normal),
          toEye: Vector3x4(repeating: toEye),
          LightingConstants(light: light, lighting: material)))
    }
    for (got, wanted) in zip(results, try shaders.call("shade", inputs)) {
      // Sharp highlights magnify rounding: alpha is down to 0.0025.
      #expect(abs(got.x.x - wanted[0]) < 2e-3)
      #expect(abs(got.y.x - wanted[1]) < 2e-3)
      #expect(abs(got.z.x - wanted[2]) < 2e-3)
    }
  }
}
