/// The least and the greatest finite value, or nil where there is none.
package func finiteExtent(_ values: [Double]) -> (low: Double, high: Double)? {
  var low = Double.infinity
  var high = -Double.infinity
  for value in values where value.isFinite {
    low = min(low, value)
    high = max(high, value)
  }
  return low <= high ? (low, high) : nil
}
