/// A column that is wanted from a table.
package struct ColumnRequest: Sendable, Hashable {
  package var name: String
  package var kind: ColumnKind

  package init(_ name: String, as kind: ColumnKind = .automatic) {
    self.name = name
    self.kind = kind
  }
}
