import Diagnostics
import Dispatch
import Files
import Parallel
import RenderModel
import Synchronization

/// Writes every frame into a PNG file of its own, numbered as a pattern such as `%05d.png` says.
///
/// Several frames are compressed at once. Each file appears complete or not at all; those that are
/// complete stay, whatever becomes of the rest.
package final class NumberedPNGSink: FrameSink {
  package var format: FrameFormat { .rgba }
  private let path: NumberedPath
  private let options: PNGOptions
  private var number: Int
  private let queue = DispatchQueue(label: "relief.numbered-png", attributes: .concurrent)
  private let group = DispatchGroup()
  /// As many as frames may be in work.
  private let places: DispatchSemaphore
  private let failure = FirstFailure()
  private let done: SharedWork

  package var work: SinkWork? { done.value }

  /// Makes the folder where only its last part is missing, and checks that it can be written to.
  ///
  /// - Parameters:
  ///   - first: the number of the first frame.
  ///   - threads: how many frames are compressed at once, and wait in memory for it.
  package init(
    _ path: NumberedPath, first: Int, options: PNGOptions = PNGOptions(),
    threads: Int = processorCount()
  ) throws(ReliefError) {
    self.path = path
    // One thread compresses a frame: together they keep as many busy as there are frames in work.
    var options = options
    options.threads = 1
    self.options = options
    number = first
    let threads = min(max(threads, 1), 64)
    places = DispatchSemaphore(value: threads)
    done = SharedWork(SinkWork(stage: "compress", threads: threads))
    try Folder.makeLast(path.folder, for: path.pattern)
  }

  deinit {
    group.wait()
  }

  /// Takes a frame as soon as a thread is free for it; throws what became of one before.
  package func append(_ frame: FramePixels) throws(ReliefError) {
    guard case .rgba(let picture) = frame else { preconditionFailure("a PNG takes RGBA") }
    done.measure(\.waitedInAppend) { places.wait() }
    if let error = failure.value {
      places.signal()
      throw error
    }
    let file = path.path(number)
    number += 1
    queue.async(group: group) { [options, places, failure, done] in
      done.measure(\.seconds) {
        do throws(ReliefError) {
          try PNGWriter.write(picture, to: file, options: options)
        } catch {
          failure.note(error)
        }
      }
      places.signal()
    }
  }

  /// Waits for all files.
  package func finish() throws(ReliefError) {
    done.measure(\.waitedInFinish) { group.wait() }
    if let error = failure.value { throw error }
  }
}

/// The first error of several threads.
private final class FirstFailure: Sendable {
  private let error = Mutex<ReliefError?>(nil)

  var value: ReliefError? { error.withLock { $0 } }

  func note(_ error: ReliefError) {
    self.error.withLock { $0 = $0 ?? error }
  }
}

/// What several threads have done.
private final class SharedWork: Sendable {
  private let work: Mutex<SinkWork>

  init(_ work: SinkWork) {
    self.work = Mutex(work)
  }

  var value: SinkWork { work.withLock { $0 } }

  func measure(_ time: WritableKeyPath<SinkWork, Double> & Sendable, _ action: () -> Void) {
    let elapsed = ContinuousClock().measure(action).components
    let seconds = Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
    work.withLock { $0[keyPath: time] += seconds }
  }
}
