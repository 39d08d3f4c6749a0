import ChartModel
import Foundation
import Pipeline
import Testing

/// The pictures of `docs/gallery`, which are scenes of the matrix drawn large.
///
/// `RELIEF_GALLERY=1` draws them anew and writes the page that shows them.
@Suite("The gallery")
struct GalleryTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "docs/gallery")
  private static let isDrawing = ProcessInfo.processInfo.environment["RELIEF_GALLERY"] != nil

  @Test("shows scenes of the matrix, each once")
  func scenes() {
    let names = Gallery.pictures.map(\.scene)
    #expect(Set(names).count == names.count)
    #expect(names.count >= 24)
    #expect(Set(names).isSubset(of: Scenes.all.map(\.name)))
  }

  @Test("says what each chart file shows")
  func captions() throws {
    #expect(GalleryExample.all.count >= 25)
    for example in GalleryExample.all { #expect(try !example.caption().isEmpty, "\(example.name)") }
  }

  @Test("has a picture for each entry, and a page that shows them")
  @MainActor func page() throws {
    if Self.isDrawing {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      for picture in Gallery.pictures { try Self.draw(picture) }
      for example in GalleryExample.all { try example.draw(to: Self.folder) }
      try Gallery.page().write(
        to: Self.folder.appending(path: "README.md"), atomically: true, encoding: .utf8)
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let names = Gallery.pictures.map { "\($0.scene).png" } + GalleryExample.all.map(\.picture)
    #expect(Set(files) == Set(names + ["README.md"]))
    let page = try String(
      contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
    #expect(try page == Gallery.page())
  }

  private static func draw(_ picture: Gallery.Picture) throws {
    guard var scene = Scenes.all.first(where: { $0.name == picture.scene }) else { return }
    if scene.view == nil { (scene.width, scene.height) = (480, 360) }
    scene.scale = 2
    let chart = try ChartRenderer(options: scene.options(.software)).render(scene.page)
    try Golden.replace(chart.bitmap, folder.appending(path: "\(scene.name).png").path)
  }
}
