/// The two matrices that take world space to the image.
package struct Camera: Sendable, Equatable {
  /// World to eye space: a rotation and a translation, never a scale.
  ///
  /// The eye looks along -z.
  package var view: Matrix4
  /// Eye to clip space, for the whole image; depth goes from -1 (near) to 1 (far).
  package var projection: Matrix4
  package var isPerspective: Bool

  package init(view: Matrix4, projection: Matrix4, isPerspective: Bool) {
    self.view = view
    self.projection = projection
    self.isPerspective = isPerspective
  }
}
