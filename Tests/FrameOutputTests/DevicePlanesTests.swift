import GLESRenderer
import RenderModel
import TestSupport
import Testing

@testable import FrameOutput

/// Whether this machine can draw with GLES at all.
private let canDraw = (try? GLESBackend(device: .automatic)) != nil

/// Planes that a device makes, against those that are converted here.
@Suite(.enabled(if: canDraw, "no EGL can be loaded here, see 'relief doctor'"))
struct DevicePlanesTests {
  private static let blue = RGBA8(red: 20, green: 40, blue: 230)

  /// Rectangles on a page.
  private func scene(_ shapes: [ShapeInstance]) -> RenderScene {
    RenderScene(layers: [
      SceneLayer(
        name: "page", camera: .page, visibility: .painted,
        source: .fixed([DrawItem(name: "shapes", geometry: .shapes(shapes))]))
    ])
  }

  /// Rectangles of any colour, a fraction of a pixel apart.
  private func confetti(_ size: PixelSize) -> RenderScene {
    var random = RandomNumbers(seed: 17)
    return scene(
      (0..<max(3, size.width * size.height / 8)).map { _ in
        ShapeInstance(
          x: random.float(in: 0...Float(size.width)), y: random.float(in: 0...Float(size.height)),
          halfWidth: random.float(in: 0.4...3), halfHeight: random.float(in: 0.4...3),
          cornerRadius: 0,
          color: RGBA8(
            red: UInt8.random(in: 0...255, using: &random),
            green: UInt8.random(in: 0...255, using: &random),
            blue: UInt8.random(in: 0...255, using: &random),
            alpha: UInt8.random(in: 100...255, using: &random)))
      })
  }

  private func frame(_ size: PixelSize, _ background: RGBA8 = blue) -> FrameState {
    FrameState(
      size: size, scale: 1, background: background, cameras: [], items: [], region: nil)
  }

  private func backend(samples: Int = 4) throws -> GLESBackend {
    try GLESBackend(
      device: .automatic, samples: samples, readback: .hardware, cacheFolder: nil)
  }

  @Test(
    arguments: [
      (64, 48), (66, 46), (67, 48), (64, 45), (67, 45), (1, 1), (2, 2), (3, 1), (1, 7), (322, 181),
    ], [1, 4])
  func planesAreThoseOfThePicture(_ sides: (Int, Int), samples: Int) throws {
    let size = PixelSize(width: sides.0, height: sides.1)
    let backend = try backend(samples: samples)
    try backend.prepare(confetti(size))
    let wanted = PlanarImage(
      try backend.draw(frame(size)), keepsAlpha: false, background: Self.blue)
    let begun = try (0..<3).map { _ in try backend.begin(frame(size), as: .yuv420) }
    for frame in begun {
      guard case .planar(let planes) = try frame.pixels() else {
        Issue.record("the device made no planes")
        continue
      }
      #expect(planes.width == wanted.width && planes.height == wanted.height)
      #expect(!planes.hasAlpha)
      let differences = zip(planes.bytes, wanted.bytes).map { abs(Int($0) - Int($1)) }
      #expect(differences.allSatisfy { $0 <= 1 })
      // Only what is a half within some millionths is rounded to either side.
      #expect(differences.count { $0 > 0 } <= differences.count / 1000 + 1)
    }
  }

  @Test func whatHasAlphaIsNoPlanes() throws {
    let size = PixelSize(width: 40, height: 30)
    let clear = RGBA8(red: 0, green: 0, blue: 0, alpha: 0)
    let backend = try backend()
    try backend.prepare(confetti(size))
    for (frame, format) in [
      (frame(size, clear), FrameFormat.yuv420), (frame(size), .yuva420), (frame(size), .rgba),
    ] {
      #expect(
        try backend.begin(frame, as: format).pixels() == .rgba(try backend.draw(frame)))
    }
  }

  @Test(arguments: [VideoFormat.mp4, .webm], [(128, 96), (127, 95)])
  func colorsOfAVideoAreThoseOfThePicture(_ format: VideoFormat, sides: (Int, Int)) throws {
    let patches = Patches(width: sides.0, height: sides.1)
    let size = PixelSize(width: sides.0, height: sides.1)
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/v.\(format.rawValue)"
    var options = VideoOptions(rate: (30, 1), background: Self.blue)
    options.quality = 90
    let sink = try VideoSink(path, as: format, size: size, options: options)
    let backend = try backend()
    for number in 0..<4 {
      try backend.prepare(scene(patches.shapes(number)))
      let pixels = try backend.begin(frame(size), as: sink.format).pixels()
      guard case .planar = pixels else {
        Issue.record("the device made no planes")
        return
      }
      try sink.append(pixels)
    }
    try sink.finish()
    let probe = try Probe(path)
    let frames = try probe.frames()
    #expect(frames.count == 4)
    for (number, frame) in frames.enumerated() {
      #expect(patches.largestDifference(frame, stride: 128, frame: number) <= 3)
    }
  }

  @Test func theShaderRoundsAsTheProcessorDoes() throws {
    let shaders = try ShaderFunctions(files: ["lib/bt709.glsl"])
    var random = RandomNumbers(seed: 18)
    func colors(to most: Int) -> [[Float]] {
      (0..<5000).map { _ in (0..<3).map { _ in Float(Int.random(in: 0...most, using: &random)) } }
    }
    for (function, row, most) in [
      ("lumaCode", BT709.luma, 255), ("blueCode", BT709.chromaBlue, 1020),
      ("redCode", BT709.chromaRed, 1020),
    ] {
      let inputs = colors(to: most)
      for (color, code) in zip(inputs, try shaders.call(function, inputs)) {
        let wanted = row.code(color[0], color[1], color[2]).rounded(.down)
        #expect(abs(code[0] - wanted) <= 1)
        let exact = row.code(color[0], color[1], color[2])
        let margin = min(exact - wanted, wanted + 1 - exact)
        if margin > 1e-3 { #expect(code[0] == wanted) }
      }
    }
  }
}

extension Patches {
  /// The patches of a frame as rectangles on a page.
  fileprivate func shapes(_ frame: Int) -> [ShapeInstance] {
    stride(from: 0, to: height, by: 32).flatMap { y in
      stride(from: 0, to: width, by: 32).map { x in
        ShapeInstance(
          x: Float(x) + 16, y: Float(y) + 16, halfWidth: 16, halfHeight: 16, cornerRadius: 0,
          color: color(x, y, frame: frame))
      }
    }
  }
}
