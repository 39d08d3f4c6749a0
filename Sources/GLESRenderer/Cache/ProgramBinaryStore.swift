import CGLES
import Files
import ShaderLibrary

/// Linked programs kept on disk, so that the next process need not compile them.
///
/// A file is named by a hash of the driver's strings and the shader text, so a new driver or an
/// edited shader finds nothing old. Nothing here fails: what cannot be read or written is compiled.
struct ProgramBinaryStore {
  /// The version of the file layout: magic, key, format, checksum, binary.
  private static let magic: UInt64 = 0x31_6d67_7046_4c52
  private static let headerSize = 32

  private let folder: String
  private let driver: GLStrings

  /// nil where the driver gives out no binaries or no folder can be made.
  init?(folder: String?, driver: GLStrings) {
    var formats: GLint = 0
    glGetIntegerv(GLenum(GL_NUM_PROGRAM_BINARY_FORMATS), &formats)
    guard formats > 0, let folder, Folder.make(folder) else { return nil }
    self.folder = folder
    self.driver = driver
  }

  func key(_ texts: String...) -> UInt64 {
    var hash = FNV1a()
    for text in [driver.vendor, driver.renderer, driver.version] + texts { hash.add(text) }
    return hash.value
  }

  /// A linked program, or nil where there is none or the driver no longer takes it.
  func load(_ key: UInt64) -> GLuint? {
    guard let file = try? FileBytes(path: path(key)), file.count > ProgramBinaryStore.headerSize
    else { return nil }
    defer { withExtendedLifetime(file) {} }
    let header = (0..<4).map { index in
      UnsafeRawBufferPointer(file.bytes)
        .loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)
    }
    let binary = UnsafeBufferPointer(rebasing: file.bytes[ProgramBinaryStore.headerSize...])
    guard header[0] == ProgramBinaryStore.magic, header[1] == key,
      header[3] == checksum(binary), let format = GLenum(exactly: header[2])
    else { return nil }
    let name = glCreateProgram()
    glProgramBinary(name, format, binary.baseAddress, GLsizei(clamping: binary.count))
    var isLinked: GLint = 0
    glGetProgramiv(name, GLenum(GL_LINK_STATUS), &isLinked)
    if isLinked != 0 && glGetError() == GLenum(GL_NO_ERROR) { return name }
    glDeleteProgram(name)
    _ = glGetError()
    return nil
  }

  func save(_ program: GLuint, _ key: UInt64) {
    var length: GLint = 0
    glGetProgramiv(program, GLenum(GL_PROGRAM_BINARY_LENGTH), &length)
    guard length > 0 else { return }
    var binary = [UInt8](repeating: 0, count: Int(length))
    var written: GLsizei = 0
    var format: GLenum = 0
    glGetProgramBinary(program, GLsizei(length), &written, &format, &binary)
    guard glGetError() == GLenum(GL_NO_ERROR), written > 0 else { return }
    binary.removeLast(binary.count - Int(written))
    let header = [ProgramBinaryStore.magic, key, UInt64(format), checksum(binary)]
    let bytes = header.withUnsafeBytes { Array($0) } + binary
    try? AtomicFile.write(bytes, to: path(key))
  }

  private func path(_ key: UInt64) -> String {
    "\(folder)/\(String(key, radix: 16)).bin"
  }

  // A driver may crash on a damaged binary.
  private func checksum(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = FNV1a()
    hash.add(bytes)
    return hash.value
  }
}
