/// How content of a fixed ratio takes its room.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits.
  case fit
  /// As small as fills the room.
  case fill
}
