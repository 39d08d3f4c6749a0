/// What a modifier does to the layout or the look of one view.
package enum ViewModifierSpec: Sendable {
  /// A size of its own; nil sides are the view's. Points.
  case frame(width: Double?, height: Double?, AlignmentSpec)
  /// Bounds of a size.
  case flexibleFrame(width: LengthBounds, height: LengthBounds, AlignmentSpec)
  case padding(EdgeLengths)
  /// Width over height, nil for that of the view's ideal size; fills the room, or fits into it.
  case aspectRatio(Double?, fills: Bool)
  /// The ideal size whatever room there is.
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// Behind the view, in its frame.
  case background(ViewNode, AlignmentSpec)
  /// Over the view, in its frame.
  case overlay(ViewNode, AlignmentSpec)
  /// Drawn elsewhere than laid out. Points.
  case offset(x: Double, y: Double)
  /// Of texts and shapes; a chart is drawn whole, or not at all where it is 0.
  case opacity(Double)
  /// Cut to the frame; shapes that fill it get its corners.
  case clip(ShapeOutline)
  /// Who gets room first in a stack: the greater one.
  case layoutPriority(Double)
  /// Laid out at the ideal length along some directions, and cut to the frame.
  case scroll(horizontal: Bool, vertical: Bool)
  /// Takes what it is offered, with the view in its top leading corner; its size is asked for by a
  /// number.
  case reader(Int)
}
