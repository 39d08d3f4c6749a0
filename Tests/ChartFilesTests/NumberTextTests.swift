import ChartFiles
import Glibc
import TestSupport
import Testing

@Suite struct NumberTextTests {
  @Test(arguments: [
    ("0", 0), ("-0", -0.0), ("+7", 7), ("7.", 7), (".5", 0.5), ("-.5e-1", -0.05),
    ("1e3", 1000), ("1E+3", 1000), ("  12.8\t", 12.8), ("9007199254740993", 9_007_199_254_740_992),
    ("9007199254740993.0000000000001", 9_007_199_254_740_994),
    ("1.7976931348623157e308", Double.greatestFiniteMagnitude),
    ("5e-324", Double.leastNonzeroMagnitude),
    ("2.2250738585072011e-308", Double.leastNormalMagnitude.nextDown), ("1e-400", 0),
    ("inf", .infinity), ("-Infinity", -.infinity), ("18446744073709551616", 0x1p64),
    ("00000000000000000000000000000001", 1), ("0e99999999999", 0),
  ])
  func reads(text: String, value: Double) {
    let read = NumberText.parse(text)
    #expect(read?.bitPattern == value.bitPattern, "\(text) is \(value), not \(read ?? .nan)")
  }

  @Test(arguments: [
    "", " ", "-", ".", "e5", "1e", "1e+", "1 2", "1,5", "0x10", "1_000", "12abc", "--1", "NaN",
    "888E010010", "1e309", "١٢", "infinite", "1.2.3", "−5",
  ])
  func refuses(text: String) {
    #expect(NumberText.parse(text) == nil)
  }

  @Test func shortestTextsOfRandomDoublesRoundTrip() {
    var random = RandomNumbers(seed: 7)
    for _ in 0..<50_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      #expect(NumberText.parse("\(value)")?.bitPattern == value.bitPattern, "\(value)")
    }
  }

  /// Long digit strings round like the C library's, whose decimal point is the C locale's here.
  @Test func randomDecimalsRoundLikeStrtod() {
    var random = RandomNumbers(seed: 11)
    for _ in 0..<100_000 {
      let digits = String(random.next() >> (random.next() % 60))
      let point = Int(random.next() % UInt64(digits.count + 1))
      let exponent = Int(random.next() % 80) - 40
      let text = "\(digits.prefix(point)).\(digits.dropFirst(point))e\(exponent)"
      #expect(NumberText.parse(text)?.bitPattern == strtod(text, nil).bitPattern, "\(text)")
    }
  }

  /// Decimals halfway between two doubles go to the even one.
  @Test func tiesGoToEven() {
    var random = RandomNumbers(seed: 13)
    for _ in 0..<20_000 {
      let odd = random.next() >> 10 | 1 << 53 | 1
      for text in ["\(odd)", "\(odd).0", "\(odd)e1"] {
        #expect(NumberText.parse(text)?.bitPattern == strtod(text, nil).bitPattern, "\(text)")
      }
    }
  }

  private static let hasGerman: Bool = {
    let locale = newlocale(LC_NUMERIC_MASK, "de_DE.UTF-8", nil)
    defer { if let locale { freelocale(locale) } }
    return locale != nil
  }()

  /// Whatever the process's locale, the decimal point is a point.
  ///
  /// In a process of its own, since the locale is for all threads.
  @Test(.enabled(if: hasGerman, "the locale de_DE.UTF-8 is not installed"))
  func locale() async {
    await #expect(processExitsWith: .success) {
      setlocale(LC_NUMERIC, "de_DE.UTF-8")
      #expect(NumberText.parse("3.25") == 3.25)
      #expect(NumberText.parse("3.25000000000000000000001e-40") == 3.25e-40)
    }
  }
}
