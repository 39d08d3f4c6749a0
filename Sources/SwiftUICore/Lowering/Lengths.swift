import ChartModel
import Foundation

extension CGFloat {
  /// The length for layout; nil where it is not a finite number.
  package var finiteLength: Double? { isFinite ? Double(self) : nil }
}

extension EnvironmentValues {
  /// The theme that the source asks for.
  package var theme: Theme? {
    declaredColorScheme.map { $0 == .dark ? .dark : .light }
  }
}

extension Alignment {
  package var spec: AlignmentSpec {
    AlignmentSpec(horizontal: horizontal.fraction, vertical: vertical.guide)
  }
}
