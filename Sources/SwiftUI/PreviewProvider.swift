import SwiftUICore

/// Views that an editor shows beside their source; here they are compiled and not shown.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Previews { get }
}
