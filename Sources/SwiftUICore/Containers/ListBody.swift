import ChartModel

/// Rows that belong together.
struct ListSection: Identifiable {
  let id: Int
  var header: ViewNode?
  var rows: [ViewNode] = []
  var footer: ViewNode?

  private var isEmpty: Bool { header == nil && rows.isEmpty && footer == nil }

  /// The sections of a list's views; rows between two are one by themselves.
  static func sections(of members: [LoweredMember]) -> [ListSection] {
    var sections = [ListSection(id: 0)]
    func next() { sections.append(ListSection(id: sections.count)) }
    for member in members {
      let last = sections.count - 1
      switch member.traits.part {
      case .row: sections[last].rows.append(member.node)
      case .header:
        if !sections[last].isEmpty { next() }
        sections[sections.count - 1].header = member.node.visible
      case .footer:
        sections[last].footer = member.node.visible
        next()
      }
    }
    return sections.filter { !$0.isEmpty }
  }
}

extension ViewNode {
  fileprivate var visible: ViewNode? { members.isEmpty ? nil : self }
}

/// A list in the environment's style.
struct ListBody: View {
  let sections: [ListSection]
  @Environment(\.listLook) private var look
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let content = ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(sections) { section($0) }
      }
      .frame(maxWidth: .infinity)
      .padding(.horizontal, look.isInset ? 16 : 0)
      .padding(.bottom, look.isGrouped ? 16 : 0)
    }
    if look.isGrouped { content.background(ground) } else { content }
  }

  private func section(_ section: ListSection) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if let header = section.header {
        NodeView(node: header)
          .padding(.horizontal, 16).padding(.top, 16).padding(.bottom, 7)
      } else if look.isGrouped {
        Color.clear.frame(height: 16)
      }
      card(section.rows)
      if let footer = section.footer {
        NodeView(node: footer).padding(.horizontal, 16).padding(.vertical, 7)
      }
    }
  }

  @ViewBuilder private func card(_ rows: [ViewNode]) -> some View {
    let rows = VStack(alignment: .leading, spacing: 0) {
      ForEach(rows.indices, id: \.self) { index in
        if index > 0 { Divider().padding(.leading, 16) }
        NodeView(node: rows[index])
          .frame(maxWidth: .infinity, minHeight: 22, alignment: .leading)
          .padding(.horizontal, 16).padding(.vertical, 11)
      }
    }
    if look.isGrouped {
      rows.background(
        raised, in: RoundedRectangle(cornerRadius: look.isInset ? 10 : 0))
    } else {
      rows
    }
  }

  private var ground: Color {
    scheme == .dark ? .black : Color(red: 0.949, green: 0.949, blue: 0.969)
  }
  private var raised: Color { scheme == .dark ? Color(white: 0.11) : .white }
}
