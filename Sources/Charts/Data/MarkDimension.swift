import ChartModel
import Foundation

/// How wide or high a mark is where it has a single value.
@frozen
public struct MarkDimension: Equatable, Sendable {
  @frozen @usableFromInline
  enum Kind: Equatable, Sendable {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }

  @usableFromInline let kind: Kind

  @inlinable init(kind: Kind) {
    self.kind = kind
  }

  /// Seven tenths of the step between values, or a standard length where there is no step.
  @inlinable public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }

  /// A length in points.
  @inlinable public static func fixed(_ value: CGFloat) -> MarkDimension {
    MarkDimension(kind: .fixed(value))
  }

  /// The step less some points on each side.
  @inlinable public static func inset(_ value: CGFloat) -> MarkDimension {
    MarkDimension(kind: .inset(value))
  }

  /// A part of the step, 0...1.
  @inlinable public static func ratio(_ value: CGFloat) -> MarkDimension {
    MarkDimension(kind: .ratio(value))
  }
}

extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A length in points.
  @inlinable public init(integerLiteral value: Int) {
    self.init(kind: .fixed(CGFloat(value)))
  }

  /// A length in points.
  @inlinable public init(floatLiteral value: Double) {
    self.init(kind: .fixed(CGFloat(value)))
  }
}

extension MarkDimension {
  var spec: MarkLength {
    switch kind {
    case .automatic: .automatic
    case .fixed(let value): .fixed(Double(value))
    case .inset(let value): .inset(Double(value))
    case .ratio(let value): .ratio(Double(value))
    }
  }
}
