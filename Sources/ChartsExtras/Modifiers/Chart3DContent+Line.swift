import Charts
import SwiftUICore

extension Chart3DContent {
  /// Sets the width, the dashes, the ends and the corners of lines and rules.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some Chart3DContent {
    changingStyle { $0.line = style.lineSpec }
  }
}
