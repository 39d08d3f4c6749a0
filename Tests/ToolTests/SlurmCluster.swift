import Foundation
import TestSupport
import Testing

/// Slurm with some nodes on the loopback interface, for as long as the value lives.
final class SlurmCluster {
  /// Why no cluster can be started here; nil where one can.
  static let obstacle: String? = {
    guard geteuid() == 0 else { return "Slurm's daemons are started by root alone" }
    let programs = ["slurmctld", "slurmd", "sbatch", "squeue", "scontrol"].filter {
      program($0) == nil
    }
    return programs.isEmpty ? nil : "there is no \(programs.joined(separator: ", "))"
  }()

  private let folder: TemporaryFolder
  private var daemons: [String: pid_t] = [:]
  var environment: [String: String] { ["SLURM_CONF": "\(folder.path)/slurm.conf"] }

  init(nodes: [String]) throws {
    folder = try TemporaryFolder()
    try configuration(nodes).write(
      toFile: "\(folder.path)/slurm.conf", atomically: true, encoding: .utf8)
    for name in ["state"] + nodes {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
    }
    try start("slurmctld", [])
    for node in nodes { try start("slurmd", ["-N", node], as: node) }
  }

  deinit {
    for node in daemons.keys where node != "slurmctld" { kill(node: node) }
    for daemon in daemons.values { Self.end(daemon) }
  }

  /// Ends a node as if its power had gone: the daemon and all that runs for it.
  func kill(node: String) {
    if let daemon = daemons.removeValue(forKey: node) {
      Self.end(daemon)
    }
    let mark = "\(folder.path)/slurm.conf"
    for process in Self.processes {
      let environment = Self.words(process, "environ")
      guard environment.contains("SLURMD_NODENAME=\(node)"),
        environment.contains("SLURM_CONF=\(mark)")
      else { continue }
      // The step's daemon before its work, so that it reports nothing.
      if let parent = Self.parent(process),
        Self.words(parent, "cmdline").first?
          .hasPrefix("slurmstepd") == true
      {
        Foundation.kill(parent, SIGKILL)
      }
      Foundation.kill(process, SIGKILL)
    }
  }

  /// Waits until that many nodes can be given work.
  func waitForNodes(_ count: Int) throws {
    let end = ContinuousClock.now + .seconds(30)
    while try output("sinfo", ["-h", "-N", "-t", "idle", "-o", "%N"]).split(separator: "\n").count
      < count
    {
      guard .now < end else { throw CocoaError(.featureUnsupported) }
      usleep(200_000)
    }
  }

  func output(_ name: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = Self.program(name)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// Not by `Process`, which takes a daemon that closes what it inherited for one that has ended,
  /// and then waits for it before any other.
  private func start(_ name: String, _ arguments: [String], as node: String? = nil) throws {
    let path = try #require(Self.program(name)).path
    let words = ["env", "SLURM_CONF=\(folder.path)/slurm.conf", path, "-D"] + arguments
    let argv = words.map { strdup($0) } + [nil]
    defer { for word in argv { free(word) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for stream in [1, 2] as [Int32] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var daemon: pid_t = 0
    try #require(posix_spawn(&daemon, "/usr/bin/env", &actions, nil, argv, environ) == 0)
    daemons[node ?? name] = daemon
  }

  private static func end(_ daemon: pid_t) {
    Foundation.kill(daemon, SIGKILL)
    var status: Int32 = 0
    waitpid(daemon, &status, 0)
  }

  /// Ports that nobody is likely to have, the controller's first.
  private func configuration(_ nodes: [String]) -> String {
    var name = [CChar](repeating: 0, count: 256)
    gethostname(&name, name.count - 1)
    let host = String(cString: name).split(separator: ".").first.map(String.init) ?? "localhost"
    let port = 20_000 + Int(getpid()) % 20_000
    let lines = nodes.enumerated().map { index, node in
      "NodeName=\(node) NodeHostname=\(host) NodeAddr=127.0.0.1 Port=\(port + 1 + index) CPUs=1"
    }
    return """
      ClusterName=relief
      SlurmctldHost=\(host)(127.0.0.1)
      SlurmctldPort=\(port)
      AuthType=auth/none
      CredType=cred/none
      ProctrackType=proctrack/linuxproc
      TaskPlugin=task/none
      SelectType=select/linear
      MpiDefault=none
      SwitchType=switch/none
      SlurmUser=root
      SlurmdUser=root
      StateSaveLocation=\(folder.path)/state
      SlurmdSpoolDir=\(folder.path)/%n
      SlurmctldPidFile=\(folder.path)/slurmctld.pid
      SlurmdPidFile=\(folder.path)/%n.pid
      SlurmctldLogFile=\(folder.path)/slurmctld.log
      SlurmdLogFile=\(folder.path)/%n.log
      AccountingStorageType=accounting_storage/none
      JobAcctGatherType=jobacct_gather/none
      ReturnToService=2
      SlurmdTimeout=6
      SchedulerParameters=sched_interval=1,batch_sched_delay=0
      \(lines.joined(separator: "\n"))
      PartitionName=all Nodes=\(nodes.joined(separator: ",")) Default=YES MaxTime=INFINITE

      """
  }

  private static func program(_ name: String) -> URL? {
    let folders = ["/usr/sbin", "/usr/bin", "/usr/local/sbin", "/usr/local/bin"]
    return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
      .map { URL(filePath: $0) }
  }

  private static var processes: [Int32] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { Int32($0) }
  }

  private static func words(_ process: Int32, _ file: String) -> [String] {
    let bytes = FileManager.default.contents(atPath: "/proc/\(process)/\(file)") ?? Data()
    return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func parent(_ process: Int32) -> Int32? {
    let text = FileManager.default.contents(atPath: "/proc/\(process)/status") ?? Data()
    let line = String(decoding: text, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("PPid:") }
    return line.flatMap { Int32($0.dropFirst(5).trimmingCharacters(in: .whitespaces)) }
  }
}
