import CProcesses
import Glibc

/// How many processors work is to be shared among; at least 1.
///
/// Those that the system lets this process have, which may be fewer than the machine's, and no more
/// than the thread's share: see `ProcessorShare`.
package func processorCount() -> Int {
  min(ProcessorShare.most ?? .max, allowedProcessors)
}

private let allowedProcessors: Int = {
  let online = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  let allowed = Int(relief_allowed_processors())
  return allowed > 0 ? min(online, allowed) : online
}()

/// How many processors a thread is to use where many work side by side.
package enum ProcessorShare {
  /// nil for all that there are.
  @TaskLocal package static var most: Int?
}
