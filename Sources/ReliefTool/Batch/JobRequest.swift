import ChartFiles
import Diagnostics
import Pipeline

/// A job as the commands understand it.
enum JobRequest: Sendable {
  case still(RenderRequest)
  case sequence(SpinRequest)

  var chart: RenderRequest {
    switch self {
    case .still(let request): request
    case .sequence(let request): request.chart
    }
  }
}

extension JobDefinition {
  /// The job, its options read by the command that does such work alone.
  ///
  /// - Parameters:
  ///   - output: the path to write.
  ///   - renderer: the back end and device where the job says neither.
  func request(
    in manifest: Manifest, output: String, renderer: RendererChoice
  ) throws(ReliefError) -> JobRequest {
    let isStill = frames == nil
    let command = isStill ? RenderCommand.declaration : SpinCommand.declaration
    var arguments = (options + (frames ?? [])).map(\.argument) + ["--output=\(output)", "--"]
    if case .file(let path) = chart {
      if SwiftSources.isSwift(path) {
        throw fault(manifest, place, "a batch draws no Swift source; 'relief render' does")
      }
      arguments.append(path.hasPrefix("/") ? path : manifest.folder + path)
    }
    let parsed = try ArgumentParser.parse(arguments, for: command)
    var document: ChartDocument?
    if case .inline(let node) = chart {
      document = try manifest.document(
        node, isLenient: parsed.isSet(RenderCommand.Options.lenient))
    }
    let isChosen = options.contains { ["backend", "device"].contains($0.name) }
    let renderer = isChosen ? RendererChoice() : renderer
    do throws(ReliefError) {
      if isStill {
        let standard = renderer.applied(to: RenderOptions(width: 800, height: 600))
        return .still(try RenderRequest(parsed, image: standard, document: document))
      }
      return .sequence(
        try SpinRequest(
          parsed, image: renderer.applied(to: SpinRequest.image), document: document))
    } catch {
      throw placed(error, manifest)
    }
  }

  /// An error of the command line, at the option that it speaks of.
  private func placed(_ error: ReliefError, _ manifest: Manifest) -> ReliefError {
    guard case .usage(let message) = error else { return error }
    let option = (options + (frames ?? [])).first { option in
      message == "--\(option.name)" || message.hasPrefix("--\(option.name) ")
    }
    return fault(manifest, option?.place ?? place, message)
  }

  private func fault(_ manifest: Manifest, _ place: JSONPlace, _ message: String) -> ReliefError {
    JobDecoder(path: manifest.path).fault(place, message)
  }
}

/// Who draws what does not say so itself.
struct RendererChoice: Sendable, Hashable {
  var backend = BackendChoice.auto
  var device: String?

  func applied(to options: RenderOptions) -> RenderOptions {
    var options = options
    (options.backend, options.device) = (backend, device)
    return options
  }
}
