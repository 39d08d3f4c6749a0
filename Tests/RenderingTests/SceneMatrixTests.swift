import ChartModel
import Pipeline
import RenderModel
import Testing

/// Every scene on every back end.
struct SceneMatrixTests {
  private func draw(
    _ scene: TestScene, _ backend: BackendChoice, threads: Int? = nil
  ) throws -> RenderedChart {
    try ChartRenderer(options: scene.options(backend, threads: threads)).render(scene.page)
  }

  @Test(arguments: Scenes.all)
  func softwareMatchesItsGolden(scene: TestScene) throws {
    let chart = try draw(scene, .software)
    let expectsWarning = scene.name.hasPrefix("warns")
    #expect(chart.diagnostics.isEmpty != expectsWarning, "\(chart.diagnostics.warnings)")
    try Golden.compare(chart, scene)
  }

  @Test(arguments: Scenes.all)
  func softwareIsTheSameAtAnyThreadCount(scene: TestScene) throws {
    let one = try draw(scene, .software, threads: 1).bitmap
    for threads in [2, 16] {
      #expect(try draw(scene, .software, threads: threads).bitmap == one, "\(threads) threads")
    }
  }

  @Test(.enabled(if: TestDevice.isThere, TestDevice.absence), arguments: Scenes.all)
  func glesAgreesWithSoftware(scene: TestScene) throws {
    let software = try draw(scene, .software).bitmap
    let gles = try draw(scene, .gles).bitmap
    try Golden.expectAgreement(
      scene.name, gles: gles, software: software, mean: scene.meanTolerance,
      outliers: scene.outlierTolerance)
  }
}
