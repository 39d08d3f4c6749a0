import Foundation
import TextModel

/// A typeface at a size.
public struct Font: Hashable, Sendable {
  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    let value: Int

    /// 100.
    public static let ultraLight = Weight(value: 100)
    /// 200.
    public static let thin = Weight(value: 200)
    /// 300.
    public static let light = Weight(value: 300)
    /// 400.
    public static let regular = Weight(value: 400)
    /// 500.
    public static let medium = Weight(value: 500)
    /// 600.
    public static let semibold = Weight(value: 600)
    /// 700.
    public static let bold = Weight(value: 700)
    /// 800.
    public static let heavy = Weight(value: 800)
    /// 900.
    public static let black = Weight(value: 900)
  }

  /// The kind of typeface.
  public enum Design: Hashable, Sendable {
    /// The default sans serif.
    case `default`
    /// With serifs.
    case serif
    /// With round ends where there is such a font; else the default.
    case rounded
    /// All characters equally wide.
    case monospaced
  }

  /// The request as plain values.
  private var spec: FontSpec
  /// Along with which text style it grows; nil where it keeps its size.
  private var relative: TextStyle?

  /// The request as plain values, at the size of texts that the reader wants.
  package func spec(in environment: EnvironmentValues) -> FontSpec {
    guard let relative else { return spec }
    var spec = spec
    spec.size *= relative.size(environment.dynamicTypeSize) / relative.size(.large)
    return spec
  }

  /// The system's font.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(
      spec: FontSpec(
        family: design?.family,
        size: Double(size),
        weight: (weight ?? .regular).value
      )
    )
  }

  /// The system's font in a text style.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(
      spec: FontSpec(
        family: design?.family,
        size: style.size(.large),
        weight: weight?.value ?? style.weight
      ),
      relative: style
    )
  }

  /// A font by its family's name, which grows with the text of the body.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// A font by its family's name, which grows with a text style.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(spec: FontSpec(family: name, size: Double(size)), relative: textStyle)
  }

  /// A font by its family's name, which keeps its size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(spec: FontSpec(family: name, size: Double(fixedSize)))
  }

  /// The same font with heavy strokes.
  public func bold() -> Font { weight(.bold) }

  /// The same font with other strokes.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.spec.weight = weight.value
    return font
  }
}

extension Font.Design {
  /// A family that fontconfig knows; nil for the default one.
  fileprivate var family: String? {
    switch self {
    case .default, .rounded: nil
    case .serif: "serif"
    case .monospaced: "monospace"
    }
  }
}
