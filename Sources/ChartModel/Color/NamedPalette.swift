/// Lists of colours for categories that go by a name: what `--palette` takes.
package enum NamedPalette: String, CaseIterable, Sendable, Hashable {
  case apple
  case okabeIto = "okabe-ito"
  case tableau

  /// The colours in the order in which categories take them.
  package var colors: [ColorSpec] {
    switch self {
    case .apple:
      // The order of Swift Charts.
      [SystemColor.blue, .green, .orange, .purple, .red, .cyan, .yellow]
        .map { .system($0, opacity: 1) }
    case .okabeIto:
      // Masataka Okabe and Kei Ito, Color Universal Design, 2002; its black is the theme's ink.
      [0xE69F00, 0x56B4E9, 0x009E73, 0xF0E442, 0x0072B2, 0xD55E00, 0xCC79A7]
        .map { ColorSpec(hex: $0) } + [.system(.primary, opacity: 1)]
    case .tableau:
      // Maureen Stone, Tableau 10, 2016.
      [
        0x4E79A7, 0xF28E2B, 0xE15759, 0x76B7B2, 0x59A14F, 0xEDC948, 0xB07AA1, 0xFF9DA7, 0x9C755F,
        0xBAB0AC,
      ].map { ColorSpec(hex: $0) }
    }
  }
}
