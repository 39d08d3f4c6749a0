import Glibc

/// A device file and what this user may do with it.
struct DeviceNode: Sendable, Equatable {
  var path: String
  var isReadable: Bool
  var isWritable: Bool
  /// The group that owns it, by name or number.
  var group: String

  var isUsable: Bool { isReadable && isWritable }
}

extension DeviceNode {
  init(_ path: String) {
    self.path = path
    isReadable = access(path, R_OK) == 0
    isWritable = access(path, W_OK) == 0
    var status = stat()
    if stat(path, &status) == 0 {
      group =
        getgrgid(status.st_gid).map { String(cString: $0.pointee.gr_name) } ?? "\(status.st_gid)"
    } else {
      group = "unknown"
    }
  }
}
