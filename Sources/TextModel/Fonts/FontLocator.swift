/// Finds font files: the system's, or in tests a fixed few.
///
/// The answers must not depend on what was asked before, or the same label would look different in
/// the second chart of a batch.
package protocol FontLocator: AnyObject {
  /// The default sans serif of a weight and what stands behind it, most wanted first.
  func defaultFiles(weight: Int) -> [FontFile]

  /// The face of a family nearest to a weight; nil where the family is not known.
  func file(family: String, weight: Int) -> FontFile?

  /// A face that has a character which the faces at hand lack.
  func file(having codePoint: UInt32, weight: Int) -> FontFile?
}
