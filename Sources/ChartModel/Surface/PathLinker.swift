/// Joins stretches that share ends into paths, as long as they get.
struct PathLinker<Node: Hashable> {
  /// The nodes of each path in turn; a closed one begins and ends with the same.
  let paths: [[Node]]

  /// - Parameter stretches: pairs of ends; the same pair in either order counts once.
  init(_ stretches: [(Node, Node)]) {
    var indices: [Node: Int32] = [:]
    indices.reserveCapacity(stretches.count)
    var nodes: [Node] = []
    func index(_ node: Node) -> Int32 {
      if let known = indices[node] { return known }
      indices[node] = Int32(nodes.count)
      nodes.append(node)
      return Int32(nodes.count - 1)
    }
    var links: [[Int32]] = []
    for (a, b) in stretches {
      let (a, b) = (index(a), index(b))
      while links.count < nodes.count { links.append([]) }
      // An edge along the level is found from both of its triangles.
      guard a != b, !links[Int(a)].contains(b) else { continue }
      links[Int(a)].append(b)
      links[Int(b)].append(a)
    }
    var paths: [[Int32]] = []
    func walk(from start: Int32) {
      var path = [start]
      var here = start
      while let next = links[Int(here)].last {
        links[Int(here)].removeLast()
        if let back = links[Int(next)].firstIndex(of: here) { links[Int(next)].remove(at: back) }
        path.append(next)
        here = next
        // At a crossing a path ends, so that each is a simple curve.
        if crossings[Int(here)] { break }
      }
      paths.append(path)
    }
    let crossings = links.map { $0.count > 2 }
    // Open paths from their ends, those through crossings, then what is left: closed ones.
    for start in links.indices where links[start].count == 1 { walk(from: Int32(start)) }
    for start in links.indices where crossings[start] {
      while !links[start].isEmpty { walk(from: Int32(start)) }
    }
    for start in links.indices where !links[start].isEmpty { walk(from: Int32(start)) }
    self.paths = paths.map { path in path.map { nodes[Int($0)] } }
  }
}
