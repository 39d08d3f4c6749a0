import SwiftUICore

/// The name of what a mark shows.
@frozen @usableFromInline
package enum ChannelLabel: Equatable, Sendable {
  case plain(String)
  /// Read in the chart's environment.
  indirect case localized(Text)

  /// The characters in an environment.
  package func resolved(in environment: EnvironmentValues) -> String {
    switch self {
    case .plain(let string): string
    case .localized(let text): text.resolvedString(in: environment)
    }
  }
}

extension ChannelLabel {
  /// A text's characters, now if they need no environment.
  @usableFromInline package init(_ text: Text) {
    self = text.plain.map { .plain($0) } ?? .localized(text)
  }

  /// A key's characters, now if they need no environment.
  @inlinable package init(_ key: LocalizedStringKey) {
    if let plain = key.plain {
      self = .plain(plain)
    } else {
      self.init(Text(key))
    }
  }

  /// A resource's characters, now if they need no environment.
  @inlinable package init(_ resource: LocalizedStringResource) {
    self.init(resource.localized)
  }
}
