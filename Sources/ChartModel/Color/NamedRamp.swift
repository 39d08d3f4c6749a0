/// Ramps that go by a name: what `--colors` takes.
package enum NamedRamp: String, CaseIterable, Sendable, Hashable {
  case coolWarm = "cool-warm"
  case viridis
  case magma
  case inferno
  case plasma
  case cividis
  case turbo
  case grays

  /// The colours, evenly spaced.
  ///
  /// Of the published tables, which have 256 entries, every sixteenth: mixed in OKLab they are
  /// within 7 of 255 of the whole table, for cividis within 12.
  package var gradient: GradientSpec {
    switch self {
    case .coolWarm: Ramp.coolToWarm
    case .viridis: GradientSpec(hex: NamedRamp.viridisTable)
    case .magma: GradientSpec(hex: NamedRamp.magmaTable)
    case .inferno: GradientSpec(hex: NamedRamp.infernoTable)
    case .plasma: GradientSpec(hex: NamedRamp.plasmaTable)
    case .cividis: GradientSpec(hex: NamedRamp.cividisTable)
    case .turbo: GradientSpec(hex: NamedRamp.turboTable)
    case .grays: GradientSpec(hex: NamedRamp.graysTable)
    }
  }

  // Nathaniel Smith, Stéfan van der Walt and Eric Firing, matplotlib's colour maps (2015), CC0.

  private static let viridisTable: [UInt32] = [
    0x440154, 0x48186A, 0x472D7B, 0x424086, 0x3B528B, 0x33638D, 0x2C728E, 0x26818E, 0x21908C,
    0x1F9F88, 0x28AE80, 0x3EBC74, 0x5DC963, 0x82D34C, 0xABDC32, 0xD5E21A, 0xFDE725,
  ]

  private static let magmaTable: [UInt32] = [
    0x000004, 0x0A0822, 0x1D1146, 0x36106A, 0x50127C, 0x691C81, 0x822681, 0x9C2E7F, 0xB63779,
    0xCF4170, 0xE65163, 0xF5695C, 0xFB8761, 0xFEA571, 0xFEC387, 0xFDE0A2, 0xFCFDBF,
  ]

  private static let infernoTable: [UInt32] = [
    0x000004, 0x0B0724, 0x210C4A, 0x3C0965, 0x57106D, 0x70196E, 0x89226A, 0xA32B61, 0xBB3755,
    0xD14644, 0xE35932, 0xF1711E, 0xF98D0A, 0xFCAB0F, 0xF9CA32, 0xF2E865, 0xFCFFA4,
  ]

  private static let plasmaTable: [UInt32] = [
    0x0D0887, 0x310596, 0x4C02A1, 0x6600A7, 0x7E03A8, 0x9511A2, 0xA92396, 0xBB3587, 0xCB4778,
    0xD9596A, 0xE66C5C, 0xF07F4F, 0xF89441, 0xFDAB33, 0xFDC328, 0xF9DD25, 0xF0F921,
  ]

  /// Jamie Nuñez, Christopher Anderton and Ryan Renslow, PLOS ONE 13(7), 2018: for readers with
  /// and without colour vision deficiency.
  private static let cividisTable: [UInt32] = [
    0x00224E, 0x002E6A, 0x1A386F, 0x32436D, 0x434E6C, 0x52596D, 0x61656F, 0x6F7073, 0x7C7B78,
    0x8B8778, 0x9B9376, 0xABA072, 0xBBAD6C, 0xCCBA64, 0xDDC958, 0xEFD748, 0xFEE838,
  ]

  /// Anton Mikhailov, Turbo, an improved rainbow colormap, Google AI blog, 2019.
  private static let turboTable: [UInt32] = [
    0x30123B, 0x4040A1, 0x466BE3, 0x4293FF, 0x29BBEC, 0x18DCC3, 0x31F299, 0x6BFD64, 0xA3FD3C,
    0xCCED34, 0xEDD03A, 0xFDAE35, 0xFB8022, 0xEC520F, 0xD23105, 0xAC1701, 0x7A0403,
  ]

  /// From near black to near white, so that both ends show on a light and on a dark ground.
  private static let graysTable: [UInt32] = [0x1C1C1E, 0xE5E5EA]
}

extension GradientSpec {
  /// Evenly spaced colours, 0xRRGGBB each.
  init(hex: [UInt32]) {
    self.init(colors: hex.map { ColorSpec(hex: $0) })
  }
}

extension ColorSpec {
  /// 0xRRGGBB.
  init(hex: UInt32) {
    self = .srgb(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, opacity: 1)
  }
}
