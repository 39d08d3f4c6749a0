/// A Householder reflection: I - 2 v v' / (v' v), v being zero above a row.
struct Reflection {
  /// The first row that it changes.
  let first: Int
  /// v, from the first row on.
  private let normal: [Double]
  /// 2 / (v' v).
  private let factor: Double
  /// What it leaves of the vector that it was made of: one number, in the first row.
  let diagonal: Double

  /// The reflection that makes a vector vanish below a row.
  ///
  /// - Parameter norm: the vector's length from that row on, not 0.
  init(_ vector: [Double], from first: Int, norm: Double) {
    self.first = first
    var normal = Array(vector[first...])
    // Of the two signs the one that adds sizes, so that nothing cancels.
    diagonal = normal[0] > 0 ? -norm : norm
    normal[0] -= diagonal
    factor = 1 / (norm * abs(normal[0]))
    self.normal = normal
  }

  /// Reflects a vector.
  func apply(to vector: inout [Double]) {
    vector.withUnsafeMutableBufferPointer { vector in
      normal.withUnsafeBufferPointer { normal in
        var product = 0.0
        for i in normal.indices { product += normal[i] * vector[first + i] }
        product *= factor
        for i in normal.indices { vector[first + i] -= product * normal[i] }
      }
    }
  }

  /// A vector's length from a row on.
  static func norm(of vector: [Double], from first: Int) -> Double {
    vector[first...].reduce(0) { $0 + $1 * $1 }.squareRoot()
  }
}
