import Foundation
import RenderModel
import Testing

extension Golden {
  /// Expects that GLES is no farther from software than a scene allows; keeps both pictures if not.
  ///
  /// - Parameters:
  ///   - name: of the scene.
  ///   - mean: the greatest mean difference over all channels, in levels of 255.
  ///   - outliers: the greatest share of channels off by more than 24.
  static func expectAgreement(
    _ name: String, gles: Bitmap, software: Bitmap, mean: Double, outliers: Double
  ) throws {
    let difference = try Difference(gles, software)
    let agrees = difference.mean <= mean && difference.outliers <= outliers
    if !agrees {
      try keepFailure([
        ("\(name).gles", gles), ("\(name).software", software),
        ("\(name).gles-difference", difference.picture),
      ])
    }
    #expect(agrees, "\(difference)")
    if ProcessInfo.processInfo.environment["RELIEF_PRINT_DIFFERENCES"] != nil {
      print("difference \(name): \(difference)")
    }
  }
}
