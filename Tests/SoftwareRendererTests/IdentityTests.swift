import Diagnostics
import RenderModel
import SoftwareRenderer
import Testing

/// Same input, same pixels.
@Suite struct IdentityTests {
  @Test(arguments: [2, 3, 16])
  func threadCountDoesNotMatter(threads: Int) throws {
    let (scene, frame) = TestScenes.mixed()
    let one = try draw(scene, frame, threads: 1)
    let many = try draw(scene, frame, threads: threads)
    #expect(one == many)
    #expect(Set(one.bytes).count > 100, "the scene shows something")
  }

  @Test(arguments: [false, true])
  func regionsAreCropsOfTheWhole(perspective: Bool) throws {
    var (scene, frame) = TestScenes.mixed()
    frame.cameras = [TestScenes.camera(frame.size, unitsHigh: 2.4, perspective: perspective)]
    let whole = try draw(scene, frame)
    let backend = SoftwareBackend()
    try backend.prepare(scene)
    for rect in [
      PixelRect(x: 0, y: 0, width: 251, height: 193),
      PixelRect(x: 13, y: 7, width: 100, height: 90),
      PixelRect(x: 250, y: 192, width: 1, height: 1),
      PixelRect(x: 101, y: 0, width: 33, height: 193),
    ] {
      frame.region = rect
      let part = try backend.draw(frame)
      #expect(part.width == rect.width && part.height == rect.height)
      var crop: [UInt8] = []
      for y in rect.y..<rect.y + rect.height {
        let start = (y * whole.width + rect.x) * 4
        crop += whole.bytes[start..<start + rect.width * 4]
      }
      #expect(part.bytes == crop, "region \(rect)")
    }
  }

  /// Whether all bands are drawn of one frame, or each as a region of its own.
  @Test(arguments: [false, true], [nil, PixelRect(x: 13, y: 7, width: 100, height: 90)])
  func bandsMakeTheWhole(eachAlone: Bool, region: PixelRect?) throws {
    var (scene, frame) = TestScenes.mixed()
    frame.region = region
    let whole = try draw(scene, frame)
    let backend = SoftwareBackend()
    try backend.prepare(scene)
    var bytes: [UInt8] = []
    var count = 0
    let take = { (rows: UnsafeBufferPointer<UInt8>) throws(ReliefError) in
      #expect(rows.count % (4 * whole.width) == 0)
      bytes += rows
      count += 1
    }
    let drawing: any RenderBackend = eachAlone ? BandlessBackend(backend) : backend
    try drawing.draw(frame, bandSize: 20_000, bands: take)
    #expect(bytes == whole.bytes)
    #expect(count > 1)
  }

  @Test func framesDoNotLeaveTraces() throws {
    let (scene, frame) = TestScenes.mixed()
    let backend = SoftwareBackend()
    try backend.prepare(scene)
    let first = try backend.draw(frame)
    var other = frame
    other.cameras = [TestScenes.camera(frame.size, unitsHigh: 0.7, perspective: true)]
    #expect(try backend.draw(other) != first)
    #expect(try backend.draw(frame) == first)
    try backend.prepare(RenderScene())
    #expect(Set(try backend.draw(frame).bytes) == [255])
  }

  @Test func theRendererIsNamed() {
    let info = SoftwareBackend(threads: 3).renderer
    #expect(info.backend == "software")
    #expect(info.renderer == "Relief software, 3 threads")
    #expect(SoftwareBackend(threads: 1).renderer.renderer == "Relief software, 1 thread")
    #expect(info.vendor == "Relief" && !info.isHardware)
  }
}

/// A back end that knows of no bands, and so draws each as a region.
private final class BandlessBackend: RenderBackend {
  private let backend: SoftwareBackend

  init(_ backend: SoftwareBackend) {
    self.backend = backend
  }

  var renderer: RendererInfo { backend.renderer }

  func prepare(_ scene: RenderScene) throws(ReliefError) {
    try backend.prepare(scene)
  }

  func draw(_ frame: FrameState) throws(ReliefError) -> Bitmap {
    try backend.draw(frame)
  }
}
