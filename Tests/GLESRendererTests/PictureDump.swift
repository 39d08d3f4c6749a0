import Foundation
import RenderModel
import Testing

@testable import GLESRenderer

@Test(.needsEGL) func dump() throws {
  for (name, bg) in [("white", TestScenes.white), ("clear", TestScenes.clear)] {
    let start = Date()
    let backend = try GLESBackend(device: .automatic)
    let b1 = Date()
    try backend.prepare(TestScenes.everything())
    let big = PixelSize(width: 960, height: 720)
    var frame = TestScenes.frame(bg, size: big)
    frame.scale = 4
    let b2 = Date()
    let picture = try backend.draw(frame)
    let b3 = Date()
    _ = try backend.draw(frame)
    print(backend.renderer, b1.timeIntervalSince(start), b2.timeIntervalSince(b1), b3.timeIntervalSince(b2), Date().timeIntervalSince(b3))
    var data = Data("P7\nWIDTH \(picture.width)\nHEIGHT \(picture.height)\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n".utf8)
    data.append(contentsOf: picture.bytes)
    try data.write(to: URL(filePath: "/tmp/gles-\(name).pam"))
  }
}
