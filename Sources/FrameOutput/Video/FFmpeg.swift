import Diagnostics
import Files
import Processes

/// The program that encodes videos.
struct FFmpeg {
  static let variable = "RELIEF_FFMPEG"

  let program: String
  /// The names of the video encoders that were built in.
  let encoders: Set<String>

  /// Finds the program and asks for its encoders.
  ///
  /// - Parameters:
  ///   - asked: a path, or a name on PATH; nil for what the environment says.
  ///   - path: of the video, for the error.
  init(_ asked: String?, for path: String) throws(ReliefError) {
    let set = Files.variable(Self.variable)
    guard let found = Executable.find(asked ?? set ?? "ffmpeg") else {
      let missing =
        if let asked {
          "videos take the program ffmpeg, and '\(asked)' cannot be run"
        } else if let set {
          "videos take the program ffmpeg, and '\(set)', which \(Self.variable) names, cannot be "
            + "run"
        } else {
          "videos take the program ffmpeg, which is not on PATH"
        }
      throw .unwritable(
        path: path,
        reason: "\(missing); install the Debian package ffmpeg (sudo apt-get install ffmpeg), "
          + "or number the files: frames/%05d.png")
    }
    let outcome = try ChildProcess.run(found, ["-hide_banner", "-encoders"])
    guard outcome.status == 0 else {
      throw .unwritable(
        path: path,
        reason: "'\(found) -encoders' ended with status \(outcome.status): "
          + Self.lastLines(outcome.output))
    }
    program = found
    encoders = Self.videoEncoders(outcome.output)
  }

  /// The first of the encoders for a plan that is built in and takes its size.
  func encoder(for plan: VideoPlan, path: String) throws(ReliefError) -> VideoEncoder {
    let codec = plan.codec
    let size = plan.encodedSize
    let usable = codec.encoders.filter { encoders.contains($0.rawValue) }
    if let encoder = usable.first(where: { $0.problem(size) == nil }) { return encoder }
    if let problem = usable.compactMap({ $0.problem(size) }).last {
      throw .unwritable(
        path: path,
        reason: "\(problem); choose another size or scale, another codec, or number the files: "
          + "frames/%05d.png")
    }
    let wanted = codec.encoders.map(\.rawValue).joined(separator: " or ")
    let known = VideoCodec.allCases.flatMap { codec in
      codec.encoders.filter { encoders.contains($0.rawValue) }.map { encoder in
        "\(encoder.rawValue) (\(codec.rawValue))"
      }
    }
    let present = known.isEmpty ? "none that can be used" : known.joined(separator: ", ")
    throw .unwritable(
      path: path,
      reason: "\(program) has no encoder \(wanted) for \(codec.rawValue); it has \(present); "
        + "choose another codec, or install the Debian package ffmpeg")
  }

  /// Lines such as ` V....D libx264   H.264 / AVC`, below the key of the letters.
  private static func videoEncoders(_ listing: String) -> Set<String> {
    Set(
      listing.split(separator: "\n").compactMap { line in
        let fields = line.split(separator: " ", maxSplits: 2)
        guard fields.count >= 2, fields[0].count == 6, fields[0].hasPrefix("V"), fields[1] != "="
        else { return nil }
        return String(fields[1])
      })
  }

  /// The end of what a program said, as part of a sentence.
  static func lastLines(_ output: String, limit: Int = 4) -> String {
    let lines = output.split(whereSeparator: \.isNewline)
      .map { $0.drop { $0.isWhitespace } }.filter { !$0.isEmpty }
    return lines.isEmpty
      ? "it said nothing"
      : lines.suffix(limit).map { String($0).shortened(to: 300) }.joined(separator: " | ")
  }
}
