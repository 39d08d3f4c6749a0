import TextModel
import Testing

@Suite struct SystemFontLocatorTests {
  @Test(.enabled(if: FewFonts.hasDejaVu)) func theUsualFacesNeedNoFontconfig() {
    let locator = SystemFontLocator(fontconfig: {
      Issue.record("fontconfig was started")
      return nil
    })
    let files = locator.defaultFiles(weight: 600).map(\.path)
    #expect(
      files.map { $0.split(separator: "/").last } == ["Inter-SemiBold.otf", "DejaVuSans-Bold.ttf"]
    )
    for (weight, name) in [
      (100, "Thin"), (400, "Regular"), (549, "Medium"), (700, "Bold"), (950, "Black"),
    ] {
      #expect(locator.defaultFiles(weight: weight)[0].path.hasSuffix("Inter-\(name).otf"))
    }
  }

  @Test func withoutFontsThereIsNone() {
    let locator = SystemFontLocator(root: "/no/such", fontconfig: { nil })
    #expect(locator.defaultFiles(weight: 400).isEmpty)
    #expect(locator.file(family: "Inter", weight: 400) == nil)
    #expect(locator.file(having: 0x41, weight: 400) == nil)
  }

  @Test(.enabled(if: FewFonts.hasDejaVu)) func fontconfigStandsInWhereThePathsAreOthers() {
    let locator = SystemFontLocator(root: "/no/such")
    #expect(!locator.defaultFiles(weight: 400).isEmpty)
  }

  @Test(.enabled(if: FewFonts.hasDejaVu)) func familiesAreFoundByName() throws {
    let locator = SystemFontLocator()
    #expect(
      locator.file(family: "dejavu sans", weight: 400)?.path.hasSuffix("/DejaVuSans.ttf") == true
    )
    #expect(locator.file(family: "DejaVu Sans", weight: 700)?.path.hasSuffix("-Bold.ttf") == true)
    #expect(locator.file(family: "serif", weight: 400) != nil)
    #expect(locator.file(family: "Quite Unheard Of", weight: 400) == nil)
    #expect(locator.file(family: "", weight: 400) == nil)
  }

  @Test(.enabled(if: FewFonts.hasDejaVu)) func charactersAreFoundInFontsThatHaveThem() throws {
    let locator = SystemFontLocator()
    let file = try #require(locator.file(having: 0x628, weight: 400))
    let engine = FontTextEngine(locator: FewFonts(defaults: { _ in [file] }))
    _ = engine.shape("\u{628}", font: FontSpec(size: 12))
    #expect(engine.missingCodePoints.isEmpty)
    #expect(locator.file(having: 0x10FFFD, weight: 400) == nil)
  }
}
