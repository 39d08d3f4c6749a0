import ChartModel

extension _ChartLowering {
  /// Adds the graph of a function.
  mutating func addFunction(_ function: CurveFunction, x: ChannelLabel, y: ChannelLabel) {
    let channels = function.channels(
      x: x.resolved(in: environment), y: y.resolved(in: environment))
    if function.form == .path, channels.x.columns.isEmpty || channels.y.columns.isEmpty {
      note(.other("a parametric LinePlot has no finite place in its domain, and is left out"))
      return
    }
    add(MarkGroup(.function(function), x: channels.x, y: channels.y, style: inheritedStyle))
  }
}
