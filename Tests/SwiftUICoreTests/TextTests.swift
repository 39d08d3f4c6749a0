import ChartModel
import Foundation
import TextModel
import Testing

import SwiftUICore

@MainActor
@Suite("Texts")
struct TextTests {
  private func node(_ view: some View) -> TextLine? {
    view.lowered().node.texts.first
  }

  private func string(_ text: Text, locale: String = "en_US") -> String? {
    node(text.environment(\.locale, Locale(identifier: locale)))?.string
  }

  @Test("plain, verbatim, localised, joined")
  func plain() {
    let name = "name"
    #expect(string(Text("key")) == "key")
    #expect(string(Text(verbatim: "a \(1000)")) == "a 1000")
    #expect(string(Text(name)) == "name")
    #expect(string(Text(name.dropFirst())) == "ame")
    #expect(string(Text(LocalizedStringResource("r \(1000)"))) == "r 1,000")
    #expect(string(Text("a") + Text("b \(2)")) == "ab 2")
  }

  @Test("interpolation writes numbers the reader's way")
  func interpolation() {
    #expect(string(Text("\(1000) \(UInt8(7)) \(0.5) \("s")")) == "1,000 7 0.500000 s")
    #expect(string(Text("\(1000) \(1234.5)"), locale: "de_DE") == "1.000 1234,500000")
    #expect(string(Text("\(Text("in"))side")) == "inside")
    #expect(string(Text("\([1, 2])")) == "[1, 2]")
    #expect(string(Text("\(Optional("x") ?? "y")")) == "x")
  }

  @Test("formats")
  func formats() {
    #expect(string(Text("\(3.14159, specifier: "%.2f")")) == "3.14")
    #expect(string(Text("\(7, specifier: "%03d")")) == "007")
    #expect(string(Text("\(UInt8(255), specifier: "%x")")) == "ff")
    #expect(string(Text("\(0.5, format: .percent.locale(Locale(identifier: "en_US")))")) == "50%")
    let number = IntegerFormatStyle<Int>.number.locale(Locale(identifier: "en_US"))
    #expect(string(Text(1234, format: number)) == "1,234")
  }

  @Test("a format that asks for what is not there is not handed to C")
  func unsafeFormats() {
    #expect(string(Text("\(7, specifier: "%s")")) == "7")
    #expect(string(Text("\(7, specifier: "%d %s")")) == "7")
    #expect(string(Text("\(0.5, specifier: "%@")")) == "0.500000")
    #expect(string(Text("\(0.5, specifier: "")")) == "0.500000")
    #expect(string(Text("\(0.5, specifier: "%*f")")) == "0.500000")
    #expect(string(Text("\(50, specifier: "%d%%")")) == "50%")
  }

  @Test("font, weight and colour, the inner one winning")
  func style() {
    #expect(node(Text("a"))?.font == nil)
    #expect(node(Text("a").font(.caption))?.font == FontSpec(size: 12))
    #expect(node(Text("a").bold())?.font == FontSpec(size: 17, weight: 700))
    #expect(node(Text("a").font(.system(size: 9)).bold())?.font == FontSpec(size: 9, weight: 700))
    #expect(node(Group { Text("a") }.font(.title))?.font == FontSpec(size: 28))
    #expect(
      node(Group { Text("a").font(.body) }.font(.title))?.font == FontSpec(size: 17)
    )
    #expect(node(Text("a").foregroundStyle(.red))?.color == .system(.red, opacity: 1))
    #expect(node(Text("a").foregroundColor(.red))?.color == .system(.red, opacity: 1))
    #expect(
      node(Group { Text("a") }.foregroundStyle(.secondary))?.color
        == .system(.secondary, opacity: 1)
    )
    #expect(
      node(Text("a").font(.system(.headline, design: .monospaced)))?.font
        == FontSpec(family: "monospace", size: 17, weight: 600)
    )
    #expect(node(Text("a").font(.custom("Inter", size: 8)))?.font?.family == "Inter")
  }
}
