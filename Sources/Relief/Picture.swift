import Diagnostics
import FrameOutput
import Pipeline
import RenderModel

/// A finished picture and how it came about.
public struct Picture: Sendable {
  package let bitmap: Bitmap
  package let isOpaque: Bool

  /// Who drew it, such as `Relief software, 2 threads`.
  public let renderer: String
  /// What a reader of the picture should know, a sentence each: values left out and so on.
  public let warnings: [String]

  package init(_ chart: RenderedChart, diagnostics: Diagnostics) {
    bitmap = chart.bitmap
    isOpaque = chart.isOpaque
    renderer = chart.renderer.renderer
    warnings = diagnostics.warnings.map(\.description)
  }

  /// Pixels in a row.
  public var width: Int { bitmap.width }
  /// Rows.
  public var height: Int { bitmap.height }
  /// Red, green, blue and alpha, rows from the top: encoded sRGB with premultiplied alpha.
  public var bytes: [UInt8] { bitmap.bytes }

  /// Writes a PNG file, which appears whole or not at all.
  ///
  /// - Parameters:
  ///   - path: of the file; its folder must exist.
  ///   - ppi: pixels per inch, noted in the file; it changes no pixel.
  public func writePNG(to path: String, ppi: Double? = nil) throws(ReliefError) {
    let options = PNGOptions(
      isOpaque: isOpaque, ppi: ppi, text: [PNGText("Renderer", renderer)])
    try PNGWriter.write(bitmap, to: path, options: options)
  }
}
