import RenderModel

/// Buffers for what changes from frame to frame, used again by the next frame.
final class BufferPool {
  private var buffers: [Program: [GeometryBuffer]] = [:]
  private var usedCount: [Program: Int] = [:]

  /// All buffers are free again.
  func reset() {
    usedCount = [:]
  }

  /// A free buffer; nil for a program that reads no records.
  func next(_ program: Program) -> GeometryBuffer? {
    let index = usedCount[program, default: 0]
    usedCount[program] = index + 1
    if let list = buffers[program], index < list.count { return list[index] }
    guard let buffer = GeometryBuffer(program: program) else { return nil }
    buffers[program, default: []].append(buffer)
    return buffer
  }
}
