import CGLES
import Diagnostics
import Glibc

/// The devices that EGL offers, in EGL's order, and the choice among them.
package enum DeviceList {
  /// Opens each device in turn; those that cannot be opened say why.
  ///
  /// Throws where EGL itself cannot be loaded. The surfaceless platform comes last.
  package static func all(
    libraries: GLLibraries = .system
  ) throws(ReliefError) -> [GLDevice] {
    try libraries.load()
    return EGLCandidate.all().map { candidate in
      candidate.described(attempt(candidate))
    }
  }

  /// Opens the chosen device.
  static func open(
    _ choice: DeviceChoice,
    libraries: GLLibraries
  ) throws(ReliefError) -> (GLDevice, GLContext) {
    try libraries.load()
    let candidates = EGLCandidate.all()
    switch choice {
    case .automatic: return try openBest(candidates)
    case .index(let index):
      return try openFirst(candidates, choice) { candidate, _ in candidate.index == index }
    case .node(let path):
      let wanted = resolved(path)
      return try openFirst(candidates, choice) { candidate, _ in
        candidate.drmNode.map { resolved($0) == wanted } ?? false
      }
    case .name(let part):
      return try openByName(part, candidates)
    }
  }

  /// A hardware device if there is one: those that say they are software come after the others.
  private static func openBest(
    _ candidates: [EGLCandidate]
  ) throws(ReliefError) -> (GLDevice, GLContext) {
    var fallback: (GLDevice, GLContext)?
    var problems: [String] = []
    let ordered =
      candidates.filter { !$0.isKnownSoftware } + candidates.filter(\.isKnownSoftware)
    for candidate in ordered {
      do {
        let context = try candidate.open()
        let device = candidate.described(.success(context))
        if !device.isSoftware { return (device, context) }
        fallback = fallback ?? (device, context)
      } catch {
        problems.append("device \(candidate.index): \(error)")
      }
    }
    if let fallback { return fallback }
    let reason = problems.isEmpty ? "EGL lists no device" : problems.joined(separator: "; ")
    throw .noRenderer(reason: "\(reason); 'relief doctor' says what to do")
  }

  private static func openFirst(
    _ candidates: [EGLCandidate],
    _ choice: DeviceChoice,
    where matches: (EGLCandidate, GLDevice?) -> Bool
  ) throws(ReliefError) -> (GLDevice, GLContext) {
    guard let candidate = candidates.first(where: { matches($0, nil) }) else {
      throw unknown(choice, candidates)
    }
    let context = try candidate.open()
    return (candidate.described(.success(context)), context)
  }

  private static func openByName(
    _ part: String,
    _ candidates: [EGLCandidate]
  ) throws(ReliefError) -> (GLDevice, GLContext) {
    let wanted = part.lowercased()
    for candidate in candidates {
      guard case .success(let context) = attempt(candidate) else { continue }
      let device = candidate.described(.success(context))
      if "\(device.renderer)\n\(device.vendor)".lowercased().contains(wanted) {
        return (device, context)
      }
    }
    throw unknown(.name(part), candidates)
  }

  private static func unknown(_ choice: DeviceChoice, _ candidates: [EGLCandidate]) -> ReliefError {
    let known = candidates.map { "\($0.described(attempt($0)))" }
    return .unknownDevice(asked: "\(choice)", known: known)
  }

  private static func attempt(_ candidate: EGLCandidate) -> Result<GLContext, ReliefError> {
    do throws(ReliefError) {
      return .success(try candidate.open())
    } catch {
      return .failure(error)
    }
  }

  /// A path with its links followed.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
