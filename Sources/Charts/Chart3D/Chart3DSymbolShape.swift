import ChartModel

/// A body that stands for a point in a 3D chart.
public protocol Chart3DSymbolShape {
  /// The shape as Relief draws it.
  var _symbolShape: BasicChart3DSymbolShape { get }
}

/// The symbols that there are.
///
/// Of one `symbolSize(_:)` all look as large: they have the volume of a sphere of that diameter.
public struct BasicChart3DSymbolShape: Chart3DSymbolShape, Hashable, Sendable {
  let spec: SymbolShape

  /// The shape itself.
  public var _symbolShape: BasicChart3DSymbolShape { self }
}

extension Chart3DSymbolShape where Self == BasicChart3DSymbolShape {
  /// A ball.
  public static var sphere: BasicChart3DSymbolShape { BasicChart3DSymbolShape(spec: .sphere) }

  /// A cube with its faces along the axes.
  public static var cube: BasicChart3DSymbolShape { BasicChart3DSymbolShape(spec: .cube) }

  /// An upright cylinder, as high as wide.
  public static var cylinder: BasicChart3DSymbolShape { BasicChart3DSymbolShape(spec: .cylinder) }

  /// An upright cone whose tip points along y, as high as its base is wide.
  public static var cone: BasicChart3DSymbolShape { BasicChart3DSymbolShape(spec: .cone) }
}

/// A symbol of any type.
public struct AnyChart3DSymbolShape: Chart3DSymbolShape, Sendable {
  /// The shape as Relief draws it.
  public let _symbolShape: BasicChart3DSymbolShape

  /// The same shape without its type.
  public init(_ shape: some Chart3DSymbolShape) {
    _symbolShape = shape._symbolShape
  }
}
