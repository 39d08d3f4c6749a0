import Diagnostics
import Files
import Foundation
import TestSupport
import Testing

@Suite struct AtomicFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ text: String, to file: AtomicFile) throws {
    try Array(text.utf8).withUnsafeBytes { try file.write($0) }
  }

  @Test func theNameAppearsOnlyAtTheEnd() throws {
    let file = try AtomicFile("\(folder.path)/a.png")
    try write("picture", to: file)
    #expect(folder.contents("a.png") == nil)
    #expect(folder.names.count == 1)
    #expect(folder.names[0].hasPrefix("a.png.tmp-\(getpid())-"))
    try file.finish()
    #expect(folder.names == ["a.png"])
    #expect(folder.contents("a.png") == Array("picture".utf8))
  }

  @Test func anUnfinishedFileLeavesTheOldOne() throws {
    try write(finished: "old")
    do {
      let file = try AtomicFile("\(folder.path)/a.png")
      try write("new", to: file)
    }
    #expect(folder.names == ["a.png"])
    #expect(folder.contents("a.png") == Array("old".utf8))
  }

  @Test func anExistingFileIsReplacedAndKeepsItsPermissions() throws {
    try write(finished: "a longer old text")
    #expect(chmod("\(folder.path)/a.png", 0o640) == 0)
    try write(finished: "new")
    #expect(folder.contents("a.png") == Array("new".utf8))
    var status = stat()
    #expect(stat("\(folder.path)/a.png", &status) == 0)
    #expect(status.st_mode & 0o777 == 0o640)
  }

  private func write(finished text: String) throws {
    let file = try AtomicFile("\(folder.path)/a.png")
    try write(text, to: file)
    try file.finish()
  }

  @Test func aSymbolicLinkStays() throws {
    try write(finished: "old")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link.png",
      withDestinationPath: "a.png"
    )
    let file = try AtomicFile("\(folder.path)/link.png")
    try write("new", to: file)
    try file.finish()
    #expect(folder.contents("a.png") == Array("new".utf8))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/link.png")
        == "a.png"
    )
  }

  @Test func aLongNameHasRoomForTheTemporaryOne() throws {
    let name = String(repeating: "é", count: 127)
    let file = try AtomicFile("\(folder.path)/\(name)")
    try file.finish()
    #expect(folder.names == [name])
  }

  @Test func relativeNamesWork() throws {
    let name = "relief-test-\(UUID().uuidString).tmp"
    let file = try AtomicFile(name)
    try file.finish()
    #expect(unlink(name) == 0)
  }

  @Test func aDeviceIsWrittenInPlace() throws {
    let file = try AtomicFile("/dev/null")
    try write("picture", to: file)
    try file.finish()
    var status = stat()
    #expect(stat("/dev/null", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func whatCannotBeWrittenIsRefusedBeforeTheWork() throws {
    try write(finished: "a file")
    let expected = [
      ("\(folder.path)/no/such/a.png", "there is no folder \(folder.path)/no/such; make it first"),
      ("\(folder.path)/a.png/b.png", "\(folder.path)/a.png is not a folder"),
      (folder.path, "it is a folder; add a file name"),
      ("\(folder.path)/", "it names a folder; add a file name"),
      ("", "the name is empty"),
      ("a\0b", "the name contains a zero byte"),
      ("\(folder.path)/\(String(repeating: "x", count: 300))/a", "the name is too long"),
      ("/proc/a.png", "there is no folder /proc; make it first"),
    ]
    for (path, reason) in expected.dropLast() {
      #expect(throws: ReliefError.unwritable(path: path, reason: reason)) { try AtomicFile(path) }
    }
    #expect(throws: ReliefError.self) { try AtomicFile("/proc/a.png") }
  }

  @Test func anErrorIsRepeatedRatherThanForgotten() throws {
    let file = try AtomicFile("/dev/full")
    let full = ReliefError.unwritable(path: "/dev/full", reason: "the disk is full")
    #expect(throws: full) { try write("x", to: file) }
    #expect(throws: full) { try write("x", to: file) }
    #expect(throws: full) { try file.finish() }
  }

  @Test func aSignalRemovesUnfinishedFilesAndStillEndsTheProcess() async {
    let path = folder.path
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = path as String] in
      // The process that runs the tests may have it ignored, which would be respected.
      signal(SIGTERM, SIG_DFL)
      AtomicFile.removeOnSignals()
      let finished = try AtomicFile("\(path)/finished.png")
      try finished.finish()
      let files = try (0..<3).map { try AtomicFile("\(path)/\($0).png") }
      // To the process, since this thread may have it blocked; it comes while the thread sleeps.
      kill(getpid(), SIGTERM)
      sleep(20)
      withExtendedLifetime(files) {}
    }
    #expect(folder.names == ["finished.png"])
  }

  @Test func evenAKilledProcessLeavesNothingUnderTheName() async {
    let path = folder.path
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let file = try AtomicFile("\(path)/a.png")
      raise(SIGKILL)
      withExtendedLifetime(file) {}
    }
    #expect(folder.names.count == 1 && folder.names[0].hasPrefix("a.png.tmp-"))
  }
}
