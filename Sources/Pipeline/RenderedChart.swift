import RenderModel

/// A picture in memory, with everything that a report says of it.
@dynamicMemberLookup
package struct RenderedChart: Sendable {
  package var bitmap: Bitmap
  package var report: DrawingReport

  package subscript<Value>(dynamicMember fact: WritableKeyPath<DrawingReport, Value>) -> Value {
    get { report[keyPath: fact] }
    set { report[keyPath: fact] = newValue }
  }
}
