import ChartModel
import SwiftUICore

extension View {
  /// Sets the domain and the range of the x scale, and how it maps one to the other.
  nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain,
    range: Range,
    type: ScaleType? = nil
  ) -> some View {
    changingScale(.x, domain: domain._scaleDomain, range: range._positionRange, type: type)
  }

  /// Sets the domain of the x scale, and how it is mapped.
  nonisolated public func chartXScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View {
    changingScale(.x, domain: domain._scaleDomain, type: type)
  }

  /// Sets the range of the x scale, and how it is mapped to.
  nonisolated public func chartXScale<Range: PositionScaleRange>(
    range: Range,
    type: ScaleType? = nil
  ) -> some View {
    changingScale(.x, range: range._positionRange, type: type)
  }

  /// Sets how the x scale maps.
  nonisolated public func chartXScale(type: ScaleType? = nil) -> some View {
    changingScale(.x, type: type)
  }
}

extension View {
  /// Sets the domain and the range of the y scale, and how it maps one to the other.
  nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain,
    range: Range,
    type: ScaleType? = nil
  ) -> some View {
    changingScale(.y, domain: domain._scaleDomain, range: range._positionRange, type: type)
  }

  /// Sets the domain of the y scale, and how it is mapped.
  nonisolated public func chartYScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View {
    changingScale(.y, domain: domain._scaleDomain, type: type)
  }

  /// Sets the range of the y scale, and how it is mapped to.
  nonisolated public func chartYScale<Range: PositionScaleRange>(
    range: Range,
    type: ScaleType? = nil
  ) -> some View {
    changingScale(.y, range: range._positionRange, type: type)
  }

  /// Sets how the y scale maps.
  nonisolated public func chartYScale(type: ScaleType? = nil) -> some View {
    changingScale(.y, type: type)
  }
}

extension View {
  /// Sets the domain and the range of the z scale, and how it maps one to the other.
  nonisolated public func chartZScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain,
    range: Range,
    type: ScaleType? = nil
  ) -> some View {
    changingScale(.z, domain: domain._scaleDomain, range: range._positionRange, type: type)
  }

  /// Sets the domain of the z scale, and how it is mapped.
  nonisolated public func chartZScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View {
    changingScale(.z, domain: domain._scaleDomain, type: type)
  }

  /// Sets the range of the z scale, and how it is mapped to.
  nonisolated public func chartZScale<Range: PositionScaleRange>(
    range: Range,
    type: ScaleType? = nil
  ) -> some View {
    changingScale(.z, range: range._positionRange, type: type)
  }
}

extension View {
  /// Changes those parts of a scale that are given.
  nonisolated private func changingScale(
    _ axis: PositionAxis,
    domain: _ScaleDomain? = nil,
    range: _PositionRange? = nil,
    type: ScaleType? = nil
  ) -> some View {
    changingChart { chart in
      if let domain {
        chart.spec[axis].domain = domain.spec
        chart.domainModifiers[axis.rawValue] = domain.modifier
      }
      if let type { chart.spec[axis].scale = type.spec }
      switch range?.value {
      case .fixed(let range):
        chart.spec[axis].range = range
      case .plot(let startPadding, let endPadding):
        chart.spec[axis].range = nil
        chart.spec[axis].padding = AxisPadding(start: startPadding, end: endPadding)
      case nil:
        break
      }
    }
  }
}
