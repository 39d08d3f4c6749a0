import Foundation
import TestSupport
import Testing

@testable import ReliefTool

/// `relief batch` as a process.
@Suite struct BatchTests {
  private let folder: TemporaryFolder
  private let tool: ToolProcess

  init() throws {
    folder = try TemporaryFolder()
    tool = try ToolProcess(folder: folder.url)
  }

  private func write(_ text: String, to name: String = "jobs.jsonl") throws {
    try text.write(to: folder.url.appending(path: name), atomically: true, encoding: .utf8)
  }

  private func batch(_ arguments: String...) throws -> ToolProcess.Outcome {
    try tool.run(["batch", "jobs.jsonl", "-o", "out", "--backend=software"] + arguments)
  }

  /// A small chart in the manifest itself.
  private func job(_ output: String, _ value: Int = 2, _ more: String = "") -> String {
    #"{"output": "\#(output)", "chart": {"data": {"values": [{"a": 1, "b": \#(value)}]}, "#
      + #""mark": "point", "encoding": {"x": {"field": "a"}, "y": {"field": "b"}}}, "#
      + #""options": {"size": "60x40", "scale": 1}\#(more)}"# + "\n"
  }

  private func results(_ run: ToolProcess.Outcome) throws -> [String: [String: Any]] {
    var results: [String: [String: Any]] = [:]
    for line in run.output.split(separator: "\n") {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      results[object?["output"] as? String ?? "line \(object?["line"] ?? 0)"] = object
    }
    return results
  }

  private var outputs: [String] {
    let names = FileManager.default.enumerator(atPath: "\(folder.path)/out")?.allObjects ?? []
    return names.compactMap { $0 as? String }.sorted()
  }

  @Test func aBrokenJobDoesNotStopTheRest() throws {
    try write(
      job("a.png") + "{\"output\": \"b.png\", \"chart\": {\n\n" + job("sub/./c.png")
        + #"{"output": "d.png", "chart": {"mark": "pont"}}"# + "\n"
        + #"{"output": "e.png", "options": {"surface": "x", "sise": "60x40"}}"#)
    let run = try batch()
    #expect(run.status == 1)
    #expect(outputs == ["a.png", "sub", "sub/c.png"])
    let results = try results(run)
    #expect(results["a.png"]?["status"] as? String == "done")
    #expect(results["a.png"]?["width"] as? Int == 60)
    #expect((results["a.png"]?["stages"] as? [Any])?.isEmpty == false)
    #expect(results["sub/c.png"]?["line"] as? Int == 4)
    #expect(
      results["line 2"]?["error"] as? String
        == "jobs.jsonl, line 2, column 31, $.chart: the text ends where a name in quotes is "
        + "expected")
    #expect(
      results["d.png"]?["error"] as? String
        == "jobs.jsonl, line 5, column 39, $.chart.mark: 'mark' is the text 'pont'; did you mean "
        + "'point'?")
    #expect(
      results["line 6"]?["error"] as? String
        == "jobs.jsonl, line 6, column 57, $.options.sise: there is no option 'sise'; did you mean "
        + "'size'?")
    #expect(run.log.contains("relief: 5 jobs: 2 drawn, 3 failed, in "))
  }

  @Test(arguments: [
    ("../a.png", "'..' leads out"), ("sub/../../a.png", "'..' leads out"),
    ("/tmp/a.png", "absolute path"), ("a/", "names a folder"), ("", "is empty"),
    ("a.jpg", "cannot tell the format"),
  ])
  func namesStayInTheFolder(name: String, reason: String) throws {
    try write(job(name))
    let run = try batch()
    #expect(run.status == 1)
    #expect(run.log.contains(reason), "\(run.log)")
    #expect(outputs == [])
  }

  @Test func linksAreNotFollowed() throws {
    let files = FileManager.default
    try files.createDirectory(atPath: "\(folder.path)/out", withIntermediateDirectories: true)
    try files.createDirectory(atPath: "\(folder.path)/away", withIntermediateDirectories: true)
    try files.createSymbolicLink(
      atPath: "\(folder.path)/out/sub", withDestinationPath: "\(folder.path)/away")
    try files.createSymbolicLink(
      atPath: "\(folder.path)/out/b.png", withDestinationPath: "\(folder.path)/away/b.png")
    try write(job("sub/a.png") + job("b.png") + job("c.png"))
    let run = try batch()
    #expect(run.status == 1)
    #expect(run.log.contains("out/sub is a link"))
    #expect(run.log.contains("out/b.png is a link"))
    #expect(try files.contentsOfDirectory(atPath: "\(folder.path)/away") == [])
    #expect(outputs.contains("c.png"))
  }

  @Test func twoJobsWithOneOutputAreAnError() throws {
    try write(job("a.png") + job("b.png") + job("./a.png"))
    let run = try batch()
    #expect(run.status == 2)
    #expect(
      run.log
        == "relief: error: jobs.jsonl, line 3, $.output: 'a.png' is written by the job of line "
        + "1 already; give each job an output of its own\n")
    #expect(outputs == [])
  }

  @Test func resumingDrawsWhatHasChanged() throws {
    try write("a,b\n1,2\n3,4\n", to: "t.csv")
    let table = #"{"output": "t.png", "chart": "t.csv", "options": {"x": "a", "y": "b"}}"# + "\n"
    try write(job("a.png") + job("b.png") + table)
    #expect(try batch().status == 0)
    func statuses() throws -> [String: String] {
      try results(batch("--resume")).compactMapValues { $0["status"] as? String }
    }
    #expect(try statuses() == ["a.png": "skipped", "b.png": "skipped", "t.png": "skipped"])
    // Another value of the chart, another cell of the data, another picture in its place.
    try write("a,b\n1,2\n3,5\n", to: "t.csv")
    #expect(try statuses() == ["a.png": "skipped", "b.png": "skipped", "t.png": "done"])
    try write(job("a.png", 3) + job("b.png").replacing("60x40", with: "61x40") + table)
    #expect(try statuses() == ["a.png": "done", "b.png": "done", "t.png": "skipped"])
    try FileManager.default.removeItem(atPath: "\(folder.path)/out/a.png")
    let whole = try #require(folder.contents("out/b.png"))
    try Data(whole.dropLast(20)).write(to: folder.url.appending(path: "out/b.png"))
    #expect(try statuses() == ["a.png": "done", "b.png": "done", "t.png": "skipped"])
    // Spaces in the manifest, rows aside, draw nothing anew.
    try write(job("a.png", 3).replacing("\"mark\": ", with: "\"mark\":   "))
    #expect(try statuses() == ["a.png": "skipped"])
  }

  @Test func failFastBeginsNoMore() throws {
    try write("{\n" + (0..<20).map { job("\($0).png") }.joined())
    let run = try batch("--fail-fast", "--jobs=1")
    #expect(run.status == 1)
    #expect(run.log.contains("not begun"))
    #expect(outputs.count < 3)
  }

  @Test func limits() throws {
    let job =
      #"{"output": "a.png", "options": {"surface": "x", "samples": 100, "size": "300x200"}}"#
    try write(job)
    #expect(try batch("--pixel-limit=100000").log.contains("240000 pixels is more than the limit"))
    #expect(try batch("--memory-limit=2MB").log.contains("estimated memory of 4.7 MB"))
    try write(String(repeating: "1,2\n", count: 1000), to: "t.csv")
    try write(#"{"output": "a.png", "chart": "t.csv", "options": {"x": "1", "y": "2"}}"#)
    #expect(try batch("--input-limit=3KB").log.contains("more than the limit of 3072 bytes"))
    #expect(outputs == [])
    #expect(try batch("--input-limit=4KB").status == 0)
  }

  /// A job that would take minutes ends soon after its time, and the next is drawn.
  @Test func aJobThatTakesTooLongIsStopped() throws {
    let slow =
      #"{"output": "slow/%05d.png", "options": {"surface": "sin(x*z)", "samples": 200}, "#
      + #""frames": {"frames": 100000}}"# + "\n"
    try write(slow + job("a.png"))
    let clock = ContinuousClock()
    let start = clock.now
    let run = try batch("--time-limit=2", "--jobs=1")
    #expect(clock.now - start < .seconds(20))
    #expect(run.status == 1)
    #expect(
      run.log.contains("is more than the limit of 2.0 s; ask for less, or raise --time-limit"))
    #expect(outputs.contains("a.png"))
  }

  @Test func framesOfSeveralJobsAreThoseOfTheWhole() throws {
    func turn(_ output: String, _ frames: String) -> String {
      #"{"output": "\#(output)", "options": {"surface": "x*z", "samples": 5, "size": "64x48", "#
        + #""scale": 1}, "frames": {"frames": 7, \#(frames)}}"# + "\n"
    }
    try write(
      turn("a/%02d.png", #""range": "0..<3""#) + turn("a/%02d.png", #""range": "3..<7""#)
        + turn("b/%02d.png", #""fps": 10"#).replacing(#""fps": 10"#, with: #""range": "0..<7""#)
        + turn("whole.mp4", #""fps": 10"#) + turn("parts.mp4", #""fps": 10, "parts": 3"#))
    let run = try batch()
    #expect(run.status == 0, "\(run.log)")
    for number in 0..<7 {
      let part = try #require(folder.contents("out/a/0\(number).png"))
      #expect(part == folder.contents("out/b/0\(number).png"))
    }
    let whole = try #require(folder.contents("out/whole.mp4"))
    #expect(whole == folder.contents("out/parts.mp4"))
    #expect(!outputs.contains(".parts.mp4.parts"))
    let again = try results(batch("--resume")).values.map { $0["status"] as? String }
    #expect(again.allSatisfy { $0 == "skipped" })
    #expect(try tool.run(["join", "jobs.jsonl", "-o", "out", "--backend=software"]).status == 0)
    // Overlapping frames are one file of two jobs.
    try write(turn("a/%02d.png", #""range": "0..<4""#) + turn("a/%02d.png", #""range": "3..<7""#))
    #expect(try batch().status == 2)
  }

  @Test func shardsMakeUpTheWhole() throws {
    let video =
      #"{"output": "v.mp4", "options": {"surface": "x*z", "samples": 5, "size": "64x48"}, "#
      + #""frames": {"frames": 6, "parts": 3}}"# + "\n"
    try write((0..<12).map { job("\($0).png") }.joined() + video)
    var drawn = 0
    for shard in 0..<3 {
      let run = try batch("--shard=\(shard)/3")
      #expect(run.status == 0)
      drawn += run.output.split(separator: "\n").count
    }
    #expect(drawn == 12 + 3)
    #expect(!outputs.contains("v.mp4"))
    let join = try tool.run(["join", "jobs.jsonl", "-o", "out", "--backend=software"])
    #expect(join.status == 0, "\(join.log)")
    #expect(outputs.count { $0.hasSuffix(".png") } == 12)
    #expect(outputs.contains("v.mp4"))
    try FileManager.default.removeItem(atPath: "\(folder.path)/out/3.png")
    let missing = try tool.run(["join", "jobs.jsonl", "-o", "out", "--backend=software"])
    #expect(missing.status == 1)
    #expect(missing.log.contains("3.png: it is not there"))
  }

  @Test func anEmptyManifestIsNoWork() throws {
    try write("\n  \n")
    let run = try batch()
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.log.contains("0 jobs"))
  }

  /// Killed in the middle, and drawn to the end by the next run.
  @Test func killedAndResumed() throws {
    try write((0..<60).map { job("\($0).png") }.joined())
    let process = try tool.start(
      ["batch", "jobs.jsonl", "-o", "out", "--backend=software", "--jobs=2"])
    let end = ContinuousClock.now + .seconds(60)
    while outputs.count < 5, process.isRunning, ContinuousClock.now < end { usleep(1000) }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    for name in outputs where name.hasSuffix(".png") {
      #expect(PNGReader(try #require(folder.contents("out/\(name)"))) != nil)
    }
    let run = try batch("--resume")
    #expect(run.status == 0)
    #expect(outputs.count { $0.hasSuffix(".png") } == 60)
    #expect(!outputs.contains { $0.contains(".tmp-") })
  }
}
