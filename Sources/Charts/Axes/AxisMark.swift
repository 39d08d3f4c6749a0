import ChartModel
import SwiftUICore

/// A piece of what stands at a value of an axis: a tick, a grid line, a label, or several.
public protocol AxisMark {
  /// The type of the body, found by the compiler.
  associatedtype Body: AxisMark

  /// What the piece is made of.
  @AxisMarkBuilder var body: Body { get }

  /// Adds the pieces at one value; marks with a body have it done for them.
  @MainActor static func _lower(_ mark: Self, into pieces: inout _AxisMarkLowering)
}

extension AxisMark {
  /// Lowers the body.
  @MainActor public static func _lower(_ mark: Self, into pieces: inout _AxisMarkLowering) {
    Body._lower(mark.body, into: &pieces)
  }
}

extension Never: AxisMark {}

/// An axis mark that is lowered by itself instead of by a body.
package protocol PrimitiveAxisMark: AxisMark where Body == Never {}

extension PrimitiveAxisMark {
  /// Primitive marks have no body.
  public var body: Never { return neverBody(Self.self) }
}

/// Collects the pieces at one value of an axis.
public struct _AxisMarkLowering {
  let value: AxisValue
  /// The surroundings of the chart, with the font and the colour set by the modifiers passed.
  var environment: EnvironmentValues
  private(set) var pieces: [AxisPiece] = []

  init(value: AxisValue, environment: EnvironmentValues) {
    self.value = value
    self.environment = environment
  }

  mutating func add(_ piece: AxisPiece) {
    pieces.append(piece)
  }

  /// How far modifiers have moved the marks, in points to the right and down.
  var offset = SIMD2<Double>()

  /// The colour that modifiers have set for lines and labels; nil for the theme's.
  var color: ColorSpec? { environment.axisMarkPaint?.color }
}

extension EnvironmentValues {
  /// The colour of axis marks that set none.
  var axisMarkPaint: _Paint? {
    get { self[AxisMarkPaintKey.self] }
    set { self[AxisMarkPaintKey.self] = newValue }
  }
}

private struct AxisMarkPaintKey: EnvironmentKey {
  static var defaultValue: _Paint? { nil }
}
