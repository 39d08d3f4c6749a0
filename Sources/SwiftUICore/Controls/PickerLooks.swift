extension _PickerLook {
  /// Sets what the options are lowered with.
  func prepare(_ environment: inout EnvironmentValues) {
    switch self {
    case .segmented: environment.font = .footnote.weight(.medium)
    case .menu:
      let tint = environment.tint ?? .accentColor
      environment.foregroundPaint = Color._paint(tint, in: environment)
    case .inline: break
    }
  }

  /// The whole picker.
  @MainActor @ViewBuilder func body(_ label: AnyView, _ options: [PickerOption]) -> some View {
    switch self {
    case .segmented: SegmentedControl(options: options)
    case .menu: MenuButton(label: label, chosen: options.first(where: \.isChosen))
    case .inline: TickedOptions(options: options)
    }
  }
}

/// Options beside each other in a trough, equally wide.
private struct SegmentedControl: View {
  let options: [PickerOption]
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    HStack(spacing: 0) {
      ForEach(options) { option in
        option.view
          .lineLimit(1)
          .padding(.horizontal, 8)
          .frame(maxWidth: .infinity, minHeight: 28)
          .background {
            if option.isChosen { RoundedRectangle(cornerRadius: 7).fill(raised) }
          }
      }
    }
    .padding(2)
    .background(Color.gray.opacity(0.16), in: RoundedRectangle(cornerRadius: 9))
  }

  private var raised: Color { scheme == .dark ? Color(white: 0.39) : .white }
}

/// The chosen option at the trailing edge of a row, or alone outside of one.
private struct MenuButton: View {
  let label: AnyView
  let chosen: PickerOption?
  @Environment(\.isInList) private var isInList
  @Environment(\.tint) private var tint

  var body: some View {
    HStack(spacing: 5) {
      if isInList {
        label
        Spacer(minLength: 8)
      }
      if let chosen { chosen.view }
      Image(systemName: "chevron.up.chevron.down")
        .font(.footnote)
        .foregroundStyle(tint ?? .accentColor)
    }
  }
}

/// Options one below the other, each a row.
private struct TickedOptions: View {
  let options: [PickerOption]
  @Environment(\.tint) private var tint

  var body: some View {
    ForEach(options) { option in
      HStack {
        option.view
        Spacer(minLength: 8)
        if option.isChosen {
          Image(systemName: "checkmark").foregroundStyle(tint ?? .accentColor)
        }
      }
    }
  }
}
