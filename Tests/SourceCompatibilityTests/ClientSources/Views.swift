import SwiftUI

struct Everything: View {
  @State private var count = 0
  @State var name: String?
  @State(initialValue: [1, 2]) var numbers: [Int]
  @Binding var bound: Double
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    EmptyView()
    Group {
      Text("key \(count)")
      Text(verbatim: "verbatim")
      Text(name ?? "none")
      Text(3, format: .number)
      Text(Date.now, format: .dateTime)
    }
    .font(.headline)
    .foregroundStyle(.secondary)
    if let name { Text(name).bold() } else { Text("-").fontWeight(.light) }
    switch scheme {
    case .dark: Text("dark")
    case .light: EmptyView()
    @unknown default: EmptyView()
    }
    ForEach(numbers, id: \.self) { Text("\($0)") }
    ForEach(0..<3) { number in Text("\(number)") }
    Child(value: $bound, count: $count)
    AnyView(Text("any"))
    pieces.environment(\.colorScheme, .dark)
  }

  @ViewBuilder private var pieces: some View {
    Text("a") + Text("b")
    Text("c").font(.system(size: 10, weight: .bold, design: .monospaced))
  }
}

struct Child: View {
  @Binding var value: Double
  @Binding var count: Int

  var body: some View {
    Text("\(value, specifier: "%.1f")").font(.custom("Inter", size: 12))
      .foregroundColor(count > 0 ? .red : nil)
  }

  func reset() {
    value = 0
    count += 1
  }
}

struct Row: Identifiable {
  let id = UUID()
  var title: LocalizedStringKey
}

struct Rows: View {
  let rows: [Row]
  var body: some View {
    ForEach(rows) { row in Text(row.title) }.preferredColorScheme(.dark)
  }
}

@MainActor func image() -> CGImage? {
  let renderer = ImageRenderer(content: Rows(rows: []))
  renderer.scale = 2
  renderer.proposedSize = ProposedViewSize(width: 400, height: 300)
  renderer.isOpaque = true
  return renderer.cgImage
}
