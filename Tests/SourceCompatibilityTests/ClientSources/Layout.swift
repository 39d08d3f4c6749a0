import Charts
import SwiftUI

struct Dashboard: View {
  @State private var isOn = true
  @State private var count = 0
  let title: String

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        header
        Divider()
        HStack(alignment: .firstTextBaseline, spacing: 4) {
          Text("A long text that is wrapped").font(.title).lineLimit(2)
          Spacer(minLength: 20)
          Text(title).bold()
        }
        .multilineTextAlignment(.center)
        ZStack(alignment: .bottomTrailing) {
          Chart3D { PointMark(x: .value("x", 1), y: .value("y", 2), z: .value("z", 3)) }
            .frame(minWidth: 100, idealWidth: 200, maxWidth: .infinity, minHeight: 120)
            .aspectRatio(4 / 3, contentMode: .fit)
          Text("note").padding(.horizontal, 4).background(.yellow.opacity(0.2))
        }
        controls
        shapes
      }
      .padding()
      .animation(.easeInOut(duration: 0.2), value: count)
    }
    .preferredColorScheme(.dark)
  }

  @ViewBuilder private var header: some View {
    Label("Penguins \(count)", systemImage: "triangle.fill")
      .labelStyle(.titleAndIcon)
    Label(title, systemImage: "square").labelStyle(.titleOnly)
    Label {
      Text("title")
    } icon: {
      Image(systemName: "diamond.fill").resizable().scaledToFit().frame(width: 12)
    }
    .labelStyle(.iconOnly)
  }

  private var controls: some View {
    Group {
      Button("Add") { count += 1 }
        .buttonStyle(.borderedProminent)
      Button(title) { withAnimation { count = 0 } }
        .buttonStyle(.plain)
      Button("Delete", role: .destructive) { withAnimation(.spring) { count -= 1 } }
      Button("Star", systemImage: "circle") {}
        .buttonStyle(.borderless)
      Button(action: reset) { Label("Reset", systemImage: "circle.fill") }
        .buttonStyle(.automatic)
      Button(role: .cancel, action: reset) { Text("Cancel") }
        .buttonStyle(Framed())
      Button("Own") {}.buttonStyle(Underlined(color: .purple))
      Toggle("Perspective", isOn: $isOn).fixedSize()
      Toggle(isOn: .constant(false)) { Text(title) }
      Toggle("Symbol", systemImage: "circle", isOn: $isOn)
    }
    .buttonStyle(.bordered)
    .tint(.orange)
  }

  private func reset() { count = 0 }

  private var shapes: some View {
    HStack {
      Circle()
      Circle().fill(.red).frame(width: 20, height: 20, alignment: .top)
      Rectangle().fill(Color.green).cornerRadius(4).layoutPriority(1)
      RoundedRectangle(cornerRadius: 6, style: .circular).stroke(.blue, lineWidth: 2)
      RoundedRectangle(cornerSize: CGSize(width: 2, height: 3)).strokeBorder(.blue)
      Capsule().fill(.secondary).opacity(0.5)
      Ellipse().clipShape(.capsule)
      Color.orange.clipShape(Circle())
      Color.clear.border(.gray, width: 2).overlay(Text("over"), alignment: .leading)
      ForEach(0..<3) { index in
        Text("\(index)")
          .overlay(alignment: .top) { Circle().frame(width: 2) }
          .background(alignment: .trailing) {
            Color.pink
            Text("behind")
          }
          .background(.blue, in: .rect(cornerRadius: 3))
          .offset(x: 1, y: 2)
      }
      .padding([.top, .leading], 3)
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      .padding(5)
      .fixedSize(horizontal: true, vertical: false)
      Text("hidden").hidden().clipped()
    }
    .environment(\.colorScheme, .light)
    .font(.caption.bold())
    .fontWeight(.semibold)
    .foregroundColor(.teal)
  }
}

struct Framed: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.border(.red)
  }
}

struct Underlined: ButtonStyle {
  var color: Color
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.label
      color.frame(height: configuration.isPressed ? 2 : 1)
    }
  }
}

struct Badge<Content: View>: View {
  @ViewBuilder var content: Content
  var alignment: HorizontalAlignment = .center

  var body: some View {
    VStack(alignment: alignment) { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

struct Badges: View {
  let names = ["a", "b"]
  var body: some View {
    Badge {
      ForEach(names, id: \.self) { Text($0) }
      if names.isEmpty { Spacer() }
    }
    ScrollView(.horizontal, showsIndicators: false) { HStack { Text("x") } }
    GeometryReader { proxy in
      Text("\(proxy.size.width)").frame(width: proxy.size.width / 2)
        .accessibilityLabel("width").accessibilityValue(names[0]).accessibilityHidden(true)
    }
  }
}
