import ChartModel
import Pipeline

/// About how much memory a job needs at its peak, told before it is drawn.
///
/// Counted are the pixels, what is read, and the marks that are made of it. An upper bound for what
/// stills were seen to take beyond the program itself: for each point some 60 bytes, for each cell of
/// a surface 90, for each vertex of a line in space 220.
struct MemoryEstimate {
  /// Bytes.
  private(set) var total: Int

  /// Of a picture, and files of so many bytes: they are kept while their cells become columns.
  init(_ image: RenderOptions, isSequence: Bool, inputSize: Int) {
    let usesDriver = image.device != nil || [.gles, .glesHardware].contains(image.backend)
    // A driver keeps four samples a pixel with their depths; of a sequence some frames wait.
    let bytesPerPixel = (usesDriver ? 48 : 4) + (isSequence ? 24 : 0)
    let (width, height) = (image.pixelSize.width, image.pixelSize.height)
    total = width * height * bytesPerPixel + 3 * inputSize
  }

  /// Adds the marks of a page.
  mutating func add(_ page: PageSpec) {
    for mark in page.root.charts.flatMap(\.marks) {
      let rows = PositionAxis.allCases.flatMap { mark[$0].columns }.map(\.count).max() ?? 0
      total += rows * MemoryEstimate.bytesPerRow
      if case .surface(let function) = mark.mark {
        let samples = SurfaceFunction.held(
          function.sampleCount ?? SurfaceFunction.standardSampleCount)
        total += samples * samples * MemoryEstimate.bytesPerCell
      }
    }
  }

  private static let bytesPerRow = 400
  private static let bytesPerCell = 400
}
