import Testing

@testable import ReliefTool

@Suite struct ArgumentParserTests {
  private static let name = OptionDeclaration(
    name: "name",
    short: "n",
    valueName: "TEXT",
    summary: "",
    group: ""
  )
  private static let loud = OptionDeclaration(name: "loud", short: "l", summary: "", group: "")
  private static let calm = OptionDeclaration(name: "calm", short: "c", summary: "", group: "")
  private static let command = CommandDeclaration(
    name: "try",
    summary: "",
    usage: "",
    operands: [
      OperandDeclaration(name: "A", summary: ""), OperandDeclaration(name: "B", summary: ""),
    ],
    options: [name, loud, calm]
  )

  private func parse(_ arguments: String...) throws -> ParsedArguments {
    try ArgumentParser.parse(arguments, for: ArgumentParserTests.command)
  }

  @Test(arguments: [
    ["--name", "v"], ["--name=v"], ["-n", "v"], ["-nv"], ["-n=v"], ["-lnv"], ["-ln", "v"],
  ])
  func waysToGiveAValue(arguments: [String]) throws {
    let parsed = try ArgumentParser.parse(arguments, for: ArgumentParserTests.command)
    #expect(parsed.text(ArgumentParserTests.name) == "v")
    #expect(parsed.operands.isEmpty)
  }

  @Test(arguments: ["-10...10", "-30,20", "-.5", "-", "-1"])
  func valuesThatBeginWithADash(value: String) throws {
    #expect(try parse("--name", value).text(ArgumentParserTests.name) == value)
    #expect(try parse("--name=\(value)").text(ArgumentParserTests.name) == value)
    #expect(try parse("-n", value).text(ArgumentParserTests.name) == value)
  }

  @Test func valuesKeepEqualsSigns() throws {
    #expect(try parse("--name=a=b").text(ArgumentParserTests.name) == "a=b")
    #expect(try parse("--name=").text(ArgumentParserTests.name) == "")
    #expect(try parse("--name", "").text(ArgumentParserTests.name) == "")
  }

  @Test func flags() throws {
    let parsed = try parse("-lc", "a")
    #expect(parsed.isSet(ArgumentParserTests.loud))
    #expect(parsed.isSet(ArgumentParserTests.calm))
    #expect(parsed.operands == ["a"])
    #expect(!(try parse("a").isSet(ArgumentParserTests.loud)))
  }

  @Test func operandsStandAnywhere() throws {
    #expect(try parse("a", "-l", "b").operands == ["a", "b"])
    #expect(try parse("-", "b").operands == ["-", "b"])
    let parsed = try parse("-l", "--", "--name", "-c")
    #expect(parsed.operands == ["--name", "-c"])
    #expect(!parsed.isSet(ArgumentParserTests.calm))
  }
}
