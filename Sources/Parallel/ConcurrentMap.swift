/// Maps in parallel; the results are in the order of the elements.
package func concurrentMap<Element: Sendable, Result>(
  _ elements: [Element], threads: Int, _ transform: @Sendable @escaping (Element) -> Result
) -> [Result] {
  [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
    // Every index writes its own place.
    nonisolated(unsafe) let buffer = buffer
    parallelFor(elements.count, threads: threads) { index in
      buffer.initializeElement(at: index, to: transform(elements[index]))
    }
    count = elements.count
  }
}
