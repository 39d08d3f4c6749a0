import ChartModel
import Foundation

/// How wide or high each mark of a plot is where it has a single value.
public struct MarkDimensions<DataElement> {
  enum Length {
    case same(MarkDimension)
    case each(KeyPath<DataElement, CGFloat>, (CGFloat) -> MarkDimension)
  }

  let length: Length

  /// Seven tenths of the step between values, or a standard length where there is no step.
  public static var automatic: MarkDimensions { MarkDimensions(length: .same(.automatic)) }

  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimensions {
    MarkDimensions(length: .same(.fixed(value)))
  }

  /// A length of each mark in points.
  public static func fixed(_ path: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions(length: .each(path) { .fixed($0) })
  }

  /// The step less some points on each side.
  public static func inset(_ value: CGFloat) -> MarkDimensions {
    MarkDimensions(length: .same(.inset(value)))
  }

  /// The step less some points of each mark on each side.
  public static func inset(_ path: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions(length: .each(path) { .inset($0) })
  }

  /// A part of the step, 0...1.
  public static func ratio(_ value: CGFloat) -> MarkDimensions {
    MarkDimensions(length: .same(.ratio(value)))
  }

  /// A part of the step of each mark, 0...1.
  public static func ratio(_ path: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions(length: .each(path) { .ratio($0) })
  }

  func spec(_ data: [DataElement]) -> Varying<MarkLength>? {
    switch length {
    case .same(.automatic): nil
    case .same(let length): .same(length.spec)
    case .each(let path, let make): .each(data.map { make($0[keyPath: path]).spec })
    }
  }
}

extension MarkDimensions: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A length in points.
  public init(integerLiteral value: Int) {
    self.init(length: .same(.fixed(CGFloat(value))))
  }

  /// A length in points.
  public init(floatLiteral value: Double) {
    self.init(length: .same(.fixed(CGFloat(value))))
  }
}
