import ChartModel
import Glibc
import Pipeline
import Relief
import ReliefTool
import SwiftUICore

/// A program that draws the views built into it, as the tool does.
///
/// The tool writes the few lines that call this, and compiles them with a user's source.
public enum ViewProgram {
  /// A view that can be drawn.
  public struct Entry {
    fileprivate let built: BuiltViews.Entry

    /// A view by name.
    public init(_ name: String, view: @escaping @MainActor @Sendable () -> any View) {
      built = BuiltViews.Entry(
        name: name,
        page: { options, isHeightOpen in
          ViewLowerer(options).builtPage(of: view(), isHeightOpen: isHeightOpen)
        },
        variants: { options, isHeightOpen in
          VariantSheet(options, isHeightOpen: isHeightOpen).page(of: view)
        })
    }
  }

  /// Previews that can be drawn.
  public struct Previewed {
    fileprivate let built: BuiltViews.Previewed

    /// A preview, by what it is called where it does not say.
    public init(_ name: String, preview: @escaping @MainActor @Sendable () -> _Preview) {
      built = BuiltViews.Previewed { options, isHeightOpen in
        let preview = preview()
        return [
          PreviewPages(name: name, options)
            .page(preview.content(), preview.traits, isHeightOpen: isHeightOpen)
        ]
      }
    }

    /// The previews of a type, by its name.
    public init(_ name: String, previews: @escaping @MainActor @Sendable () -> any View) {
      built = BuiltViews.Previewed { options, isHeightOpen in
        PreviewPages(name: name, options).pages(of: previews(), isHeightOpen: isHeightOpen)
      }
    }
  }

  /// Does what the command line asks, and ends the process.
  ///
  /// The first argument says how many seconds finding or building the program took; the tool's own
  /// arguments follow.
  ///
  /// - Parameter preferred: the view that is drawn where none is asked for by name.
  @MainActor
  public static func run(
    _ entries: [Entry], previews: [Previewed], preferred: String?
  ) -> Never {
    ProcessSetup.prepare()
    let arguments = CommandLine.arguments.dropFirst()
    let views = BuiltViews(
      entries: entries.map(\.built), previews: previews.map(\.built), preferred: preferred,
      buildSeconds: arguments.first.flatMap(Double.init) ?? 0)
    exit(Tool.run(Array(arguments.dropFirst()), service: SystemRenderService(builtViews: views)))
  }
}

extension ViewLowerer {
  /// What a view declares for a page of this size, or a higher one.
  func builtPage(of view: some View, isHeightOpen: Bool) -> BuiltPage {
    let (lowered, size) = isHeightOpen ? loweredWhole(view) : (lowered(view), size)
    return BuiltPage(root: lowered.node, diagnostics: lowered.diagnostics, size: size)
  }
}
