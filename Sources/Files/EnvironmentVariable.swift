import Glibc

/// An environment variable; nil where it is not set or empty.
package func variable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
}
