/// A node of a view tree whose parts are numbered: the form in which trees are laid out.
struct FlatView {
  enum Kind {
    case leaf(ViewNode)
    case stack(StackSpec)
    case grid(GridPlan)
    case modifier(ViewModifierSpec)
  }

  var kind: Kind
  /// The members of a stack or grid; what is modified, then what is behind or over it.
  var parts: [Int] = []
  /// The direction of the stack around it.
  var direction: StackSpec.Direction?
  /// The number of a chart among those of the page.
  var chart: Int?

  /// Whether it is a window that scrolls down.
  var scrollsDown: Bool {
    if case .modifier(.scroll(_, vertical: true)) = kind { true } else { false }
  }
}
