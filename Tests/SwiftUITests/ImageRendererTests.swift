import Charts
import SwiftUI
import Testing

@MainActor
@Suite("Views become images")
struct ImageRendererTests {
  private struct Surface: View {
    @State var pose = Chart3DPose.front
    var body: some View {
      Chart3D {
        SurfacePlot(x: "X", y: "Y", z: "Z") { x, z in x * z }.foregroundStyle(.red)
      }
      .chart3DPose($pose)
    }
  }

  private func image(_ change: (ImageRenderer<Surface>) -> Void) -> CGImage? {
    let renderer = ImageRenderer(content: Surface())
    renderer.proposedSize = ProposedViewSize(width: 120, height: 90)
    change(renderer)
    return renderer.cgImage
  }

  @Test("at the proposed size, times the scale")
  func size() throws {
    let image = try #require(image { $0.scale = 2 })
    #expect(image.width == 240 && image.height == 180)
    #expect(image.bytesPerRow == 960)
    #expect(image.bitsPerPixel == 32 && image.bitsPerComponent == 8)
  }

  @Test("with a background only where it is to be opaque")
  func background() throws {
    let clear = try #require(image { _ in })
    let opaque = try #require(image { $0.isOpaque = true })
    #expect(clear.bitmap[0, 0].alpha == 0)
    #expect(opaque.bitmap[0, 0].alpha == 255)
  }

  @Test("a change of state shows in the next image")
  func state() throws {
    let renderer = ImageRenderer(content: Surface())
    renderer.proposedSize = ProposedViewSize(width: 120, height: 90)
    let before = try #require(renderer.cgImage)
    let same = try #require(renderer.cgImage)
    renderer.content.pose = .top
    let after = try #require(renderer.cgImage)
    #expect(before.bitmap == same.bitmap)
    #expect(before.bitmap != after.bitmap)
  }

  @Test("a size that makes no sense gives no image")
  func nonsense() {
    #expect(image { $0.proposedSize = .infinity } == nil)
    #expect(image { $0.proposedSize = .zero } == nil)
    #expect(image { $0.scale = .nan } == nil)
  }
}
