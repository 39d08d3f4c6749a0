import ChartModel
import Diagnostics
import Pipeline

/// The views of Swift source that are part of this program.
package struct BuiltViews: Sendable {
  /// A view, by name.
  package struct Entry: Sendable {
    package var name: String
    /// What the view declares for a picture of some size and theme, and whether that may become
    /// higher.
    package var page: Maker
    /// A sheet of the view as it looks in other settings.
    package var variants: Maker

    package typealias Maker = @MainActor @Sendable (RenderOptions, Bool) -> BuiltPage

    package init(name: String, page: @escaping Maker, variants: @escaping Maker) {
      self.name = name
      self.page = page
      self.variants = variants
    }
  }

  /// The previews of a source, one or several where one declaration has several views.
  package struct Previewed: Sendable {
    package var pages: @MainActor @Sendable (RenderOptions, Bool) -> [BuiltPreview]

    package init(
      pages: @escaping @MainActor @Sendable (RenderOptions, Bool) -> [BuiltPreview]
    ) {
      self.pages = pages
    }
  }

  package var entries: [Entry]
  package var previews: [Previewed] = []
  /// The one that is drawn where none is asked for.
  package var preferred: String?
  /// How long finding or building the program took, in seconds.
  package var buildSeconds: Double

  package init(
    entries: [Entry], previews: [Previewed] = [], preferred: String?, buildSeconds: Double
  ) {
    self.entries = entries
    self.previews = previews
    self.preferred = preferred
    self.buildSeconds = buildSeconds
  }

  /// The view that is meant.
  ///
  /// - Parameter asked: its name, or the last part of it; nil for the preferred one.
  func choose(_ asked: String?) throws(ReliefError) -> Entry {
    let names = entries.map(\.name)
    let wanted = asked ?? preferred
    if let entry = entries.first(where: { $0.name == wanted }) { return entry }
    if let wanted, let entry = entries.first(where: { $0.name.hasSuffix(".\(wanted)") }) {
      return entry
    }
    throw SourceError.unknownView(name: wanted ?? "", source: "the source", known: names).error
  }
}

/// What a view declares.
package struct BuiltPage: Sendable {
  package var root: ViewNode
  package var diagnostics: Diagnostics
  /// Points.
  package var size: SIMD2<Double>

  package init(root: ViewNode, diagnostics: Diagnostics, size: SIMD2<Double>) {
    self.root = root
    self.size = size
    self.diagnostics = diagnostics
  }
}

/// A page that a preview declares.
package struct BuiltPreview: Sendable {
  package var name: String
  package var page: BuiltPage

  package init(name: String, page: BuiltPage) {
    self.name = name
    self.page = page
  }
}
