import ChartModel
import Foundation

extension View {
  /// Gives the view a frame of a fixed size; sides that are nil are the view's own.
  nonisolated public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let lengths = FrameLengths([width, height])
    return modified(
      .frame(width: lengths[0], height: lengths[1], alignment.spec), warning: lengths.warning)
  }

  /// Gives the view a frame within bounds; those that are nil are the view's own.
  nonisolated public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let lengths = FrameLengths([minWidth, idealWidth, minHeight, idealHeight])
    let most = FrameLengths([maxWidth, maxHeight], canBeInfinite: true)
    return modified(
      .flexibleFrame(
        width: LengthBounds(least: lengths[0], ideal: lengths[1], most: most[0]),
        height: LengthBounds(least: lengths[2], ideal: lengths[3], most: most[1]),
        alignment.spec), warning: lengths.warning ?? most.warning)
  }

  /// Gives the view its ideal size, whatever room there is.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal size in some directions, whatever room there is.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modified(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Offers the view room of a ratio of width to height; nil for that of its ideal size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    modified(.aspectRatio(aspectRatio.map(Double.init), fills: contentMode == .fill))
  }

  /// Offers the view room of the ratio of a size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize,
    contentMode: ContentMode
  ) -> some View {
    modified(
      .aspectRatio(
        Double(aspectRatio.width) / Double(aspectRatio.height), fills: contentMode == .fill))
  }

  /// Keeps the ratio of the ideal size, as large as fits.
  nonisolated public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Keeps the ratio of the ideal size, as small as fills the room.
  nonisolated public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }

  /// Says how early the view is given room in a stack: the greater the earlier.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modified(.layoutPriority(value.isNaN ? 0 : value))
  }

  /// Draws the view elsewhere than where it is laid out.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(.offset(x: x.finiteLength ?? 0, y: y.finiteLength ?? 0))
  }

  /// Draws the view elsewhere than where it is laid out.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }
}

/// The lengths that a frame is given, those that make no sense left out.
private struct FrameLengths {
  private var lengths: [Double?]
  private(set) var warning: String?

  init(_ given: [CGFloat?], canBeInfinite: Bool = false) {
    lengths = []
    for length in given {
      let isFine = length.map { $0 >= 0 && (canBeInfinite || $0.isFinite) } ?? true
      lengths.append(isFine ? length.map(Double.init) : nil)
      if !isFine, let length {
        warning = "frame: \(length) is no length; that side is left to the view"
      }
    }
  }

  subscript(index: Int) -> Double? { lengths[index] }
}
