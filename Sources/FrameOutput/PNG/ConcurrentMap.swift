import Dispatch

/// Maps in parallel; the results are in the order of the elements.
func concurrentMap<Element: Sendable, Result>(
  _ elements: [Element],
  threads: Int,
  _ transform: @Sendable (Element) -> Result
) -> [Result] {
  if threads <= 1 || elements.count <= 1 { return elements.map(transform) }
  return [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
    // Every iteration writes its own places.
    nonisolated(unsafe) let buffer = buffer
    let workers = min(threads, elements.count)
    DispatchQueue.concurrentPerform(iterations: workers) { worker in
      for i in stride(from: worker, to: elements.count, by: workers) {
        buffer.initializeElement(at: i, to: transform(elements[i]))
      }
    }
    count = elements.count
  }
}
