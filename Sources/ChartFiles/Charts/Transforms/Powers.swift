import Glibc

/// The greatest power of ten that is not greater than a number above 0.
func exponent10(_ value: Double) -> Double {
  pow(10, floor(log10(value)))
}
