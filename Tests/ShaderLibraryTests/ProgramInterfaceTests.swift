import Foundation
import RenderModel
import TestSupport
import Testing

/// The GLSL and the Swift descriptions of the programs say the same.
@Suite struct ProgramInterfaceTests {
  func interface(_ program: Program, _ stage: ShaderStage) throws -> ShaderInterface {
    let url = Repository.shaders.appending(path: program.file(stage))
    return ShaderInterface(text: try String(contentsOf: url, encoding: .utf8))
  }

  @Test(arguments: Program.allCases) func attributesAreThose(of program: Program) throws {
    let described = (program.layout?.attributes ?? []).enumerated().map { location, attribute in
      ShaderInterface.Variable(
        type: attribute.type.rawValue,
        name: attribute.name,
        location: location
      )
    }
    #expect(try interface(program, .vertex).inputs == described)
  }

  @Test(arguments: Program.allCases) func uniformsAreThose(of program: Program) throws {
    let described = Set(
      program.uniforms.map { ShaderInterface.Variable(type: $0.type.rawValue, name: $0.rawValue) }
    )
    let declared = try ShaderStage.allCases.flatMap { try interface(program, $0).uniforms }
    #expect(Set(declared) == described)
  }

  @Test(arguments: Program.allCases) func stagesAgreeOnVaryings(of program: Program) throws {
    let out = try interface(program, .vertex).outputs
    let into = try interface(program, .fragment).inputs
    #expect(out == into)
    #expect(try interface(program, .fragment).outputs.map(\.name) == ["fragColor"])
  }

  @Test(arguments: Program.allCases) func featuresAreThose(of program: Program) throws {
    let asked = try ShaderStage.allCases.reduce(into: Set<String>()) {
      $0.formUnion(try interface(program, $1).features)
    }
    // A solid colour is what is left when no other choice is made.
    let described = Set((program.switches + program.choices).map(\.rawValue))
    #expect(asked.union(described.intersection(["COLOR_SOLID"])) == described)
  }

  @Test func recordsHaveNoHoles() throws {
    for program in Program.allCases {
      guard let layout = program.layout else { continue }
      var end = 0
      for attribute in layout.attributes {
        #expect(attribute.offset == end, "\(program).\(attribute.name)")
        let size =
          switch attribute.storage {
          case .float32, .int32: 4
          case .uint16: 2
          case .uint8: 1
          }
        end = attribute.offset + size * attribute.type.componentCount
      }
      #expect(layout.stride == end, "\(program)")
    }
  }

  @Test func variantsAreCountedOnce() {
    let counts = Program.allCases.map { ProgramVariant.all(of: $0).count }
    #expect(counts == [192, 32, 8, 2, 2, 2, 1])
    for program in Program.allCases {
      let all = ProgramVariant.all(of: program)
      #expect(Set(all).count == all.count)
    }
  }
}
