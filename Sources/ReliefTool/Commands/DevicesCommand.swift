import Diagnostics
import GLESRenderer

/// `relief devices`: the EGL devices that `--device` may name.
struct DevicesCommand: Command {
  static let declaration = CommandDeclaration(
    name: "devices",
    summary: "List the EGL devices that can draw",
    usage: "",
    examples: [
      CommandDeclaration.Example(
        purpose: "Draw on the second device",
        command: "relief render --surface 'x^2 - z^2' --device 1 -o saddle.png"
      )
    ]
  )

  init(arguments: ParsedArguments) {}

  func run(service: some RenderService, console: Console) throws(ReliefError) -> Int32 {
    let devices = try service.devices()
    guard !devices.isEmpty else {
      console.note("relief: EGL lists no device; 'relief doctor' says what to do")
      return 0
    }
    let header = ["index", "kind", "vendor", "renderer", "node"]
    for line in Columns.lines(header: header, rows: devices.map(DevicesCommand.row)) {
      try console.line(line)
    }
    for device in devices {
      if let problem = device.problem {
        console.note("relief: device \(device.index) cannot be drawn on: \(problem)")
      }
    }
    return 0
  }

  private static func row(_ device: GLDevice) -> [String] {
    let works = device.problem == nil
    return [
      String(device.index), works ? device.isSoftware ? "software" : "hardware" : "unusable",
      works ? device.vendor : "-", works ? device.renderer : "-",
      device.drmNode ?? (device.platform == .surfaceless ? "surfaceless" : "-"),
    ]
  }
}
