import CGLES
import Diagnostics

/// A buffer of the device that a picture is read into while the program goes on.
///
/// All of it needs the context to be current.
final class PackBuffer {
  let byteCount: Int
  private var name: GLuint = 0
  private var fence: GLsync?

  init(byteCount: Int) throws(ReliefError) {
    self.byteCount = byteCount
    glGenBuffers(1, &name)
    bind()
    glBufferData(GLenum(GL_PIXEL_PACK_BUFFER), byteCount, nil, GLenum(GL_STREAM_READ))
    unbind()
    do {
      try checkGL("allocating \(byteCount) bytes to read a picture into")
    } catch {
      delete()
      throw error
    }
  }

  func delete() {
    deleteFence()
    glDeleteBuffers(1, &name)
  }

  /// Lets `read` order pixels into the buffer: nil is where its first byte is.
  func fill(_ read: (UnsafeMutableRawPointer?) -> Void) {
    deleteFence()
    bind()
    read(nil)
    unbind()
    fence = glFenceSync(GLenum(GL_SYNC_GPU_COMMANDS_COMPLETE), 0)
  }

  /// Waits for the pixels that were ordered and copies so many of their bytes out.
  func take(_ count: Int) throws(ReliefError) -> [UInt8] {
    try wait()
    bind()
    defer { unbind() }
    let target = GLenum(GL_PIXEL_PACK_BUFFER)
    let size = min(count, byteCount)
    guard let bytes = glMapBufferRange(target, 0, size, GLbitfield(GL_MAP_READ_BIT)) else {
      throw glFailure("mapping \(size) bytes of a picture")
    }
    let copy = [UInt8](UnsafeRawBufferPointer(start: bytes, count: size))
    guard glUnmapBuffer(target) != 0 else {
      throw .graphics(
        call: "reading a picture back", reason: "the driver lost the buffer; draw again")
    }
    return copy
  }

  private func wait() throws(ReliefError) {
    defer { deleteFence() }
    // Without a fence, mapping waits.
    guard let fence else { return }
    let second: GLuint64 = 1_000_000_000
    let flags = GLbitfield(GL_SYNC_FLUSH_COMMANDS_BIT)
    while true {
      switch Int32(bitPattern: glClientWaitSync(fence, flags, second)) {
      // A device that is lost says so, and then its fence may never be passed.
      case GL_TIMEOUT_EXPIRED: try checkGL("waiting for a picture")
      case GL_WAIT_FAILED: throw glFailure("waiting for a picture")
      default: return
      }
    }
  }

  private func deleteFence() {
    if let fence { glDeleteSync(fence) }
    fence = nil
  }

  private func bind() { glBindBuffer(GLenum(GL_PIXEL_PACK_BUFFER), name) }
  private func unbind() { glBindBuffer(GLenum(GL_PIXEL_PACK_BUFFER), 0) }
}
