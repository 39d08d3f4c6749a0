import Foundation
import TestSupport
import Testing

@testable import ReliefTool

/// A batch on a real Slurm, one of whose nodes dies in the middle.
@Suite struct SlurmTests {
  @Test(
    .enabled(
      if: SlurmCluster.obstacle == nil, "\(SlurmCluster.obstacle ?? "") (package slurm-wlm)"),
    .timeLimit(.minutes(3)))
  func aNodeDiesMidway() throws {
    let folder = try TemporaryFolder()
    var tool = try ToolProcess(folder: folder.url)
    let cluster = try SlurmCluster(nodes: ["n1", "n2"])
    tool.environment = cluster.environment
    try cluster.waitForNodes(2)
    let count = 60
    var jobs = (0..<count).map { number in
      #"{"output": "\#(number).png", "options": {"surface": "sin(x*z+\#(number))", "#
        + #""samples": 120, "size": "300x225", "backend": "software"}}"#
    }
    jobs.append(
      #"{"output": "turn.mp4", "options": {"surface": "x*z", "samples": 9, "size": "64x48", "#
        + #""backend": "software"}, "frames": {"frames": 8, "parts": 4}}"#)
    try jobs.joined(separator: "\n").write(
      to: folder.url.appending(path: "jobs.jsonl"), atomically: true, encoding: .utf8)

    let submitted = try tool.run(
      ["submit", "jobs.jsonl", "-o", "out", "--nodes=2", "--jobs=1"])
    try #require(submitted.status == 0, "\(submitted.log)")
    #expect(submitted.output.wholeMatch(of: #/\d+ \d+\n/#) != nil)

    // Until the second node has drawn something, and is far from its end.
    let end = ContinuousClock.now + .seconds(60)
    while lines(folder, "shard-1").count < 4, ContinuousClock.now < end { usleep(20_000) }
    let before = lines(folder, "shard-1").count
    cluster.kill(node: "n2")
    try #require(before >= 4 && before < 25, "\(before) were drawn")

    // Slurm lets what it puts back wait for two minutes; nobody else does.
    let array = submitted.output.prefix { $0 != " " }
    while try cluster.output("squeue", ["-h", "-r", "-j", "\(array)", "-o", "%R"])
      .contains("BeginTime") == false, ContinuousClock.now < end + .seconds(60)
    {
      usleep(200_000)
    }
    _ = try cluster.output("scontrol", ["update", "JobId=\(array)_1", "StartTime=now"])
    let status = try tool.run(["status", "out", "--follow"])
    #expect(status.status == 0, "\(status.log)")
    #expect(status.output.contains("64 of 64 jobs done; joined, all outputs are there"))

    // Every output is there, and drawn once more at the most.
    let drawn = (lines(folder, "shard-0") + lines(folder, "shard-1"))
      .filter { $0.contains(#""status":"done""#) }
    for number in 0..<count {
      let output = #""output":"\#(number).png""#
      #expect((1...2).contains(drawn.count { $0.contains(output) }), "\(number)")
      #expect(PNGReader(try #require(folder.contents("out/\(number).png")))?.width == 600)
    }
    #expect(folder.contents("out/turn.mp4") != nil)
    // The node did die, and what it had drawn stayed.
    #expect(lines(folder, "shard-1").contains { $0.contains(#""status":"skipped""#) })
    let join = try tool.run(["join", "jobs.jsonl", "-o", "out"])
    #expect(join.status == 0, "\(join.log)")
  }

  private func lines(_ folder: TemporaryFolder, _ name: String) -> [String] {
    let bytes = folder.contents("out/.relief/\(name).jsonl") ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
