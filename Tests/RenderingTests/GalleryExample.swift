import ChartFiles
import ChartModel
import Diagnostics
import Foundation
import Pipeline
import TestSupport

/// A chart file of `Examples` as the gallery shows it.
struct GalleryExample {
  /// Of the file, without its ending.
  let name: String

  private static let folder = Repository.root.appending(path: "Examples")

  /// All, in the order of their names: who adds a file adds a picture.
  static let all: [GalleryExample] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted()
      .map { GalleryExample(name: String($0.dropLast(5))) }
  }()

  var picture: String { "example-\(name).png" }

  private var path: String { GalleryExample.folder.appending(path: "\(name).json").path }

  /// What the file says that it shows.
  func caption() throws -> String {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    guard case .object(let members) = try JSONParser.parse(text, path: path).value else {
      return ""
    }
    for name in ["description", "title"] {
      if case .string(let text)? = members.first(where: { $0.name == name })?.node.value {
        return text
      }
    }
    return ""
  }

  @MainActor func draw(to folder: URL) throws {
    var diagnostics = Diagnostics()
    let document = try ChartDocument(path: path)
    let page = try document.page(diagnostics: &diagnostics).withAxisPieces()
    let (width, height) = (document.width ?? 480, document.height ?? 360)
    var options = RenderOptions(
      width: width, height: height, scale: width > 500 ? 1.25 : 2, backend: .software)
    if let theme = document.theme { options.theme = theme }
    let chart = try ChartRenderer(options: options).render(page)
    try Golden.replace(chart.bitmap, folder.appending(path: picture).path)
  }

  /// Markdown.
  func entry() throws -> String {
    "![\(name)](\(picture))\n\n[\(name).json](../../Examples/\(name).json): \(try caption())\n"
  }
}
