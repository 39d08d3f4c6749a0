import Foundation
import TestSupport
import Testing

/// The built tool as a process: exit status, streams, and what it leaves in its folder.
@Suite struct ProcessTests {
  private let temporary: TemporaryFolder
  private var folder: URL { temporary.url }

  private let tool: ToolProcess

  init() throws {
    temporary = try TemporaryFolder()
    tool = try ToolProcess(folder: temporary.url)
  }

  private func relief(_ arguments: String..., input: String? = nil) throws -> ToolProcess.Outcome {
    try tool.run(arguments, input: input)
  }

  private var leftBehind: [String] { temporary.names }

  @Test func version() throws {
    let run = try relief("--version")
    #expect(run.output.hasPrefix("relief "))
    #expect(run.log == "")
    #expect(run.status == 0)
  }

  @Test func helpGoesToStandardOutput() throws {
    let run = try relief("render", "--help")
    #expect(run.output.contains("Usage: relief render"))
    #expect(run.log == "")
    #expect(run.status == 0)
  }

  @Test func badUsage() throws {
    let run = try relief("render", "--colour", "a")
    #expect(run.output == "")
    #expect(run.log == "relief: error: there is no option '--colour'; did you mean '--color'?\n")
    #expect(run.status == 2)
    #expect(leftBehind == [])
  }

  @Test func badInputLeavesNothing() throws {
    let run = try relief(
      "render",
      "no.csv",
      "--x=a",
      "--y=b",
      "--z=c",
      "-o",
      "a.png"
    )
    #expect(run.log == "relief: error: cannot read no.csv: no such file or directory\n")
    #expect(run.status == 2)
    #expect(leftBehind == [])
  }

  @Test func standardInput() throws {
    let run = try relief(
      "render",
      "-",
      "--x=a",
      "--y=b",
      "--z=c",
      "-o",
      "a.png",
      input: "a,b,c\n1,2,3\n4,x,6\n"
    )
    let note =
      "relief: warning: standard input, line 3, column 'b': 'x' is not a number like those "
      + "before it; the column is read as texts\n"
    #expect(run.log.hasPrefix(note))
    #expect(run.status == 0)
    #expect(leftBehind == ["a.png"])
  }

  @Test func anEndlessDeviceIsNotRead() throws {
    let run = try relief("render", "/dev/zero", "--x=a", "--y=b", "--z=c", "-o", "a.png")
    #expect(
      run.log == "relief: error: cannot read /dev/zero: it is not text: byte 0 is zero; "
        + "give a CSV, TSV or JSON file\n")
    #expect(run.status == 2)
  }

  /// The scale is so small that the file cannot say how many pixels an inch has.
  @Test func aTinyScaleIsDrawn() throws {
    let run = try relief(
      "render", "--surface=x", "--size=60000x40000", "--scale=0.0001", "-o", "a.png", "-q")
    #expect(run.log == "")
    #expect(run.status == 0)
  }

  @Test func aFullDiskIsAnError() throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "'\(tool.program.path)' --help > /dev/full 2> log"]
    shell.currentDirectoryURL = folder
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 2)
    #expect(
      try String(contentsOf: folder.appendingPathComponent("log"), encoding: .utf8)
        == "relief: error: cannot write standard output: no space left on device\n"
    )
  }

  /// Runs a script with the tool as `$1`.
  private func shell(_ script: String) throws -> (status: Int32, wasKilled: Bool, log: String) {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", script, "sh", tool.program.path]
    shell.currentDirectoryURL = folder
    let log = folder.appendingPathComponent(".log")
    try Data().write(to: log)
    shell.standardOutput = FileHandle.nullDevice
    shell.standardError = try FileHandle(forWritingTo: log)
    try shell.run()
    shell.waitUntilExit()
    let text = try String(contentsOf: log, encoding: .utf8)
    try FileManager.default.removeItem(at: log)
    return (shell.terminationStatus, shell.terminationReason != .exit, text)
  }

  @Test func aReaderThatLeavesIsAnError() throws {
    let run = try shell(
      "(sleep 0.5; \"$1\" help render; echo $? > s) | true; s=$(cat s); rm s; exit $s")
    #expect(run.log == "relief: error: cannot write standard output: broken pipe\n")
    #expect(run.status == 2)
  }

  @Test func aLimitOnTheSizeOfFilesIsAnError() throws {
    let run = try shell("ulimit -f 1; exec \"$1\" render --surface 'sin(9*x)*z' -o a.png -q")
    #expect(
      run.log == "relief: error: cannot write a.png: the file would be larger than the "
        + "system allows\n")
    #expect(run.status == 2)
    #expect(leftBehind == [])
  }

  @Test func aLimitOnMemoryIsAnError() throws {
    let run = try shell(
      "ulimit -v 1000000; exec \"$1\" render --surface x --size 15000x15000 -o a.png -q")
    #expect(
      run.log == "relief: error: 30000x30000 pixels take 3433 MB of memory, more than can be had; "
        + "lower --size or --scale\n")
    #expect(run.status == 2)
    #expect(leftBehind == [])
  }

  /// The picture's own file must not be taken for the closed standard output.
  @Test func closedStandardStreams() throws {
    let run = try shell("\"$1\" render --surface x --size 9x9 --report json -o a.png >&- <&-")
    #expect(run.log.hasSuffix("error: cannot write standard output: bad file descriptor\n"))
    #expect(run.status == 2)
    #expect(leftBehind == ["a.png"])
  }

  /// SIGHUP and SIGTERM are caught, to remove half files, and still end the process.
  @Test func signalsAreCaught() throws {
    let run = try shell(
      """
      mkfifo p; "$1" render - --x=a --y=b --z=c -o a.png < p & child=$!
      exec 3> p; rm p
      for i in 1 2 3 4 5 6 7 8 9; do
        caught=$(sed -n 's/^SigCgt:[^0-9a-f]*//p' /proc/$child/status)
        if [ $((0x$caught & 0x4001)) = $((0x4001)) ]; then
          kill -TERM $child; wait $child; exit
        fi
        sleep 0.3
      done
      kill -KILL $child
      """)
    #expect(run.status == 128 + SIGTERM)
    #expect(leftBehind == [])
  }

  /// Odd command lines end with a status, never by a signal, and leave no file.
  @Test(arguments: [
    [], [""], ["--"], ["-"], ["render"], ["render", "--"], ["render", ""], ["render", "-o"],
    ["render", "--surface", "", "-o", "a.png"], ["render", "--size=9e999x1", "-o", "a.png"],
    ["render", "--surface", "x", "--size=1e300x1e300", "-o", "a.png"],
    ["render", "--surface", "x", "--scale=1e300", "-o", "a.png"],
    ["render", "--surface", "x", "--scale=1e-300", "-o", "a.png"],
    ["render", "--surface", "((((", "-o", "a.png"], ["render", "/dev/null", "-o", "a.png"],
    ["render", "/", "--x=a", "--y=a", "--z=a", "-o", "a.png"], ["help", ""], ["doctor", "=", "=="],
    ["render", "--surface", "x\n*", "-o", "a.png"],
    ["render", "--surface", "x", "--pose=\u{1B}[2J"],
  ])
  func oddities(arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool.program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 2)
    #expect(leftBehind == [])
  }
}
