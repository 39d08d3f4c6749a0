import ChartModel
import Foundation
import SwiftUICore

/// A way to colour a surface by its shape.
public protocol Chart3DSurfaceStyle: Hashable {
  /// The style as Relief draws it.
  var _surfaceStyle: BasicChart3DSurfaceStyle { get }
}

/// The surface styles that there are.
public struct BasicChart3DSurfaceStyle: Chart3DSurfaceStyle, Sendable {
  let foreground: FixedForeground

  /// The style itself.
  public var _surfaceStyle: BasicChart3DSurfaceStyle { self }
}

extension Chart3DSurfaceStyle where Self == BasicChart3DSurfaceStyle {
  /// By height, from cool colours to warm ones over the y domain.
  public static var heightBased: BasicChart3DSurfaceStyle {
    BasicChart3DSurfaceStyle(foreground: .heightBased(gradient: nil, range: nil))
  }

  /// By height, from cool colours to warm ones over a range of y.
  public static func heightBased(yRange: ClosedRange<CGFloat>) -> BasicChart3DSurfaceStyle {
    BasicChart3DSurfaceStyle(foreground: .heightBased(gradient: nil, range: yRange.numbers))
  }

  /// By height, with a gradient over a range of y, or over the y domain.
  public static func heightBased(
    _ gradient: Gradient,
    yRange: ClosedRange<CGFloat>? = nil
  ) -> BasicChart3DSurfaceStyle {
    BasicChart3DSurfaceStyle(
      foreground: .heightBased(gradient: gradient.spec, range: yRange?.numbers)
    )
  }

  /// By the direction in which the surface faces.
  public static var normalBased: BasicChart3DSurfaceStyle {
    BasicChart3DSurfaceStyle(foreground: .normalBased)
  }
}

extension ClosedRange<CGFloat> {
  /// The same range of plain numbers.
  var numbers: ClosedRange<Double> { Double(lowerBound)...Double(upperBound) }
}
