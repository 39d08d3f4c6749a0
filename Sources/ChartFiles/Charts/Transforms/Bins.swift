import ChartModel
import Glibc

/// Ranges of one length in which numbers lie.
struct Bins {
  let first: Double
  let step: Double
  private let last: Double

  /// Steps of 1, 2 or 5 times a power of ten, as few as hold the data in at most so many.
  init(_ values: [Double], _ parameters: BinParameters, standardCount: Int) {
    let extent = finiteExtent(values) ?? (0, 1)
    let low = parameters.extent?.min() ?? extent.low
    let high = parameters.extent?.max() ?? extent.high
    let span = high - low
    let count = parameters.maxbins ?? standardCount
    var step = parameters.step ?? Bins.step(span: span, count: count)
    if !(step > 0 && step.isFinite && span / step < 1e6) { step = span > 0 ? span : 1 }
    self.step = step
    let isRounded = parameters.nice != false
    let start = isRounded ? (low / step).rounded(.down) * step : low
    first = start.isFinite ? start : 0
    let steps = max(1, ((high - first) / step - 1e-9).rounded(.up))
    last = first + steps * step
  }

  private static func step(span: Double, count: Int) -> Double {
    guard span > 0, span.isFinite else { return 1 }
    let least = span / Double(max(1, count))
    let power = exponent10(least)
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= least * (1 - 1e-9) } ?? least
  }

  /// The number of the range of a value; the last one has its end.
  private func index(_ value: Double) -> Double {
    let index = ((value - first) / step + 1e-9).rounded(.down)
    return first + (index + 0.5) * step > last && value <= last + step * 1e-9 ? index - 1 : index
  }

  /// NaN for what lies outside.
  func start(_ value: Double) -> Double {
    guard value >= first - step * 1e-9, value <= last + step * 1e-9 else { return .nan }
    return first + index(value) * step
  }

  func end(_ value: Double) -> Double {
    guard value >= first - step * 1e-9, value <= last + step * 1e-9 else { return .nan }
    return first + (index(value) + 1) * step
  }
}

/// The greatest power of ten that is not greater than a number above 0.
func exponent10(_ value: Double) -> Double {
  pow(10, floor(log10(value)))
}
