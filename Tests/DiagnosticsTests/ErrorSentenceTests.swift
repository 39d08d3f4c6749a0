import Diagnostics
import Testing

/// Every error says what is wrong, where, and what to do; its exit status says whose turn it is.
struct ErrorSentenceTests {
  static let sentences: [(ReliefError, String, Int32)] = [
    (
      .fileUnreadable(path: "a.csv", reason: "no such file"), "cannot read a.csv: no such file", 2
    ),
    (.unwritable(path: "a.png", reason: "no room"), "cannot write a.png: no room", 2),
    (
      .unknownFormat(path: "a.gif", known: [".png", ".apng"]),
      "cannot tell the format of a.gif; end its name in .png, .apng", 2
    ),
    (
      .unknownColumn(name: "hight", path: "a.csv", known: ["height", "x"]),
      "a.csv has no column 'hight'; did you mean 'height'?; its columns are 'height', 'x'", 2
    ),
    (
      .keyframe(number: 2, text: "up", message: "why"),
      "cannot read stop 2 of the camera's path, 'up': why", 2
    ),
    (
      .json(path: "a.json", line: 2, column: 3, place: "$[1].x", message: "why"),
      "a.json, line 2, column 3, $[1].x: why", 2
    ),
    (.badSize(text: "0x1", reason: "too small"), "'0x1' is not a size: too small", 2),
    (
      .tooManyPixels(width: 3, height: 4, limit: 5),
      "3x4 pixels are more than the limit of 5; lower --size or --scale", 2
    ),
    (.noRenderer(reason: "none works"), "no renderer: none works", 3),
    (
      .unknownDevice(asked: "9", known: []),
      "there is no EGL device '9'; no device was found, see 'relief doctor'", 3
    ),
    (
      .unknownDevice(asked: "9", known: ["0 (a)", "1 (b)"]),
      "there is no EGL device '9'; the devices are 0 (a), 1 (b)", 3
    ),
    (.graphics(call: "eglInitialize", reason: "why"), "eglInitialize failed: why", 3),
    (.invalidScene(reason: "why"), "the scene is not valid: why", 2),
    (.shader(file: "a.frag", line: 3, message: "why"), "a.frag, line 3: why", 3),
    (.shader(file: "a.frag", line: 0, message: "why"), "a.frag: why", 3),
    (.usage(message: "as it is"), "as it is", 2),
  ]

  @Test(arguments: sentences)
  func sentence(error: ReliefError, sentence: String, exitCode: Int32) {
    #expect(error.description == sentence)
    #expect(error.exitCode == exitCode)
  }
}
