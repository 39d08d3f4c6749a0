import ChartModel
import SwiftUICore

/// Data that colours the vertices of one surface.
@usableFromInline
package struct ForegroundColumn {
  let label: ChannelLabel
  let column: Column

  package init(label: ChannelLabel, column: Column) {
    self.label = label
    self.column = column
  }
}
