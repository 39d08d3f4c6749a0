import Charts
import SwiftUICore

/// A property of the elements of some data, with the name of what it measures.
public struct SurfaceProjection<Element, Value: Plottable> {
  let label: ChannelLabel
  let path: KeyPath<Element, Value>

  func values(of elements: [Element]) -> PlottableValues<Value> {
    PlottableValues(label, elements.lazy.map { $0[keyPath: path] })
  }

  /// A property, named in the reader's language.
  public static func value(
    _ label: LocalizedStringKey, _ path: KeyPath<Element, Value>
  ) -> SurfaceProjection {
    SurfaceProjection(label: ChannelLabel(label), path: path)
  }

  /// A property, named by a string.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ path: KeyPath<Element, Value>
  ) -> SurfaceProjection {
    SurfaceProjection(label: .plain(String(label)), path: path)
  }

  /// A property, named by a text.
  public static func value(_ label: Text, _ path: KeyPath<Element, Value>) -> SurfaceProjection {
    SurfaceProjection(label: ChannelLabel(label), path: path)
  }
}
