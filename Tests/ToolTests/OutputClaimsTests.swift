import FrameOutput
import Testing

@testable import ReliefTool

/// Which names of a manifest are one file.
struct OutputClaimsTests {
  @Test func namesThatDifferInCaseAreOneFileWhereTheFileSystemSaysSo() {
    var folding = OutputClaims(ignoresCase: true)
    #expect(folding.claim("Öl/a.png", numbered: nil, frames: nil, line: 1) == nil)
    #expect(folding.claim("öl/A.PNG", numbered: nil, frames: nil, line: 2) == 1)
    var keeping = OutputClaims(ignoresCase: false)
    #expect(keeping.claim("a.png", numbered: nil, frames: nil, line: 1) == nil)
    #expect(keeping.claim("A.png", numbered: nil, frames: nil, line: 2) == nil)
    #expect(keeping.claim("a.png", numbered: nil, frames: nil, line: 3) == 1)
  }

  @Test func aPictureMayBeOneOfTheNumbersOfAnotherJob() throws {
    let path = try #require(try NumberedPath("f%03d.png"))
    var claims = OutputClaims(ignoresCase: true)
    #expect(claims.claim("f%03d.png", numbered: path, frames: 0..<10, line: 1) == nil)
    #expect(claims.claim("F009.PNG", numbered: nil, frames: nil, line: 2) == 1)
    #expect(claims.claim("f010.png", numbered: nil, frames: nil, line: 3) == nil)
    #expect(claims.claim("f%03d.png", numbered: path, frames: 5..<15, line: 4) == 1)
    // The picture of line 3 is one of these.
    #expect(claims.claim("f%03d.png", numbered: path, frames: 10..<20, line: 5) == 3)
  }
}
