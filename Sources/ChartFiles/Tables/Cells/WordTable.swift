/// The different words of a column as codes, in order of first appearance.
///
/// Words are told apart by their bytes. Those that are given must outlive the table.
final class WordTable {
  private struct Entry {
    var word: UnsafeBufferPointer<UInt8>
    var hash: UInt64
  }

  private var entries: [Entry] = []
  /// One more than the code at each place of the hash table, 0 where it is free.
  private var places: [Int32] = Array(repeating: 0, count: 64)
  /// Words that lie nowhere else.
  private var owned: [UnsafeMutableBufferPointer<UInt8>] = []

  deinit {
    for word in owned { word.deallocate() }
  }

  var count: Int { entries.count }

  func word(_ code: Int) -> UnsafeBufferPointer<UInt8> { entries[code].word }

  /// The words as texts, and whether one was not UTF-8 and had to be mended.
  var names: (names: [String], isMended: Bool) {
    var isMended = false
    let names = entries.map { entry in
      if let text = String(validating: entry.word, as: UTF8.self) { return text }
      isMended = true
      return String(decoding: entry.word, as: UTF8.self)
    }
    return (names, isMended)
  }

  /// The code of a word.
  ///
  /// - Parameter isTemporary: the bytes do not outlive the call; they are copied if new.
  @inline(__always)
  func code(of word: UnsafeBufferPointer<UInt8>, isTemporary: Bool = false) -> Int32 {
    let hash = WordTable.hash(word)
    let mask = places.count &- 1
    var place = Int(truncatingIfNeeded: hash) & mask
    while true {
      let found = places[place]
      if found == 0 { break }
      let entry = entries[Int(found) &- 1]
      if entry.hash == hash, WordTable.isSame(entry.word, word) { return found &- 1 }
      place = (place &+ 1) & mask
    }
    return add(word, hash: hash, at: place, isTemporary: isTemporary)
  }

  @inline(never)
  private func add(
    _ word: UnsafeBufferPointer<UInt8>,
    hash: UInt64,
    at place: Int,
    isTemporary: Bool
  ) -> Int32 {
    var kept = word
    if isTemporary {
      let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: word.count)
      _ = copy.initialize(from: word)
      owned.append(copy)
      kept = UnsafeBufferPointer(copy)
    }
    entries.append(Entry(word: kept, hash: hash))
    places[place] = Int32(truncatingIfNeeded: entries.count)
    if entries.count * 2 > places.count { grow() }
    return Int32(truncatingIfNeeded: entries.count - 1)
  }

  private func grow() {
    places = Array(repeating: 0, count: places.count * 2)
    let mask = places.count - 1
    for (code, entry) in entries.enumerated() {
      var place = Int(truncatingIfNeeded: entry.hash) & mask
      while places[place] != 0 { place = (place + 1) & mask }
      places[place] = Int32(truncatingIfNeeded: code + 1)
    }
  }

  @inline(__always)
  private static func isSame(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard a.count == b.count else { return false }
    var i = 0
    while i &+ 8 <= a.count {
      if load(a, at: i) != load(b, at: i) { return false }
      i &+= 8
    }
    while i < a.count {
      if a[i] != b[i] { return false }
      i &+= 1
    }
    return true
  }

  @inline(__always)
  private static func load(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt64 {
    UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// Eight bytes a step, each mixed by the halves of a 128-bit product.
  @inline(__always)
  private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: word.count)
    var i = 0
    while i &+ 8 <= word.count {
      hash = mixed(hash ^ load(word, at: i))
      i &+= 8
    }
    var rest: UInt64 = 0
    while i < word.count {
      rest = rest &<< 8 | UInt64(word[i])
      i &+= 1
    }
    return mixed(hash ^ rest)
  }

  @inline(__always)
  private static func mixed(_ bits: UInt64) -> UInt64 {
    let product = bits.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}
