// swift-tools-version: 6.2

import PackageDescription

// The order of this list is the order of dependence: a target depends only on targets above it.

/// A module of Swift source.
func module(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, path: "Sources/\(name)")
}

/// A C library of the system, found by pkg-config.
func system(_ name: String, pkgConfig: String) -> Target {
  .systemLibrary(name: name, path: "Sources/\(name)", pkgConfig: pkgConfig)
}

/// The tests of one module, with the modules that they look into.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, path: "Tests/\(name)")
}

let package = Package(
  name: "Relief",
  products: [
    .library(name: "Relief", targets: ["Relief", "SwiftUI", "Charts", "Spatial"]),
    .executable(name: "relief", targets: ["relief"]),
  ],
  targets: [
    // Foundations
    system("CFreeType", pkgConfig: "freetype2"),
    system("CHarfBuzz", pkgConfig: "harfbuzz"),
    system("CFontconfig", pkgConfig: "fontconfig"),
    system("CPNG", pkgConfig: "libpng"),
    system("CMuParser", pkgConfig: "muparser"),
    .target(name: "CGLES", path: "Sources/CGLES"),
    .target(name: "CFileCleanup", path: "Sources/CFileCleanup"),
    .target(name: "ShaderText", path: "Shaders", exclude: ["lib", "programs"]),
    module("Diagnostics", []),
    module("RenderModel", ["Diagnostics"]),
    module("TextModel", ["Diagnostics", "RenderModel", "CFreeType", "CHarfBuzz", "CFontconfig"]),

    // The model: plain values, no result builders, no GL
    module("ChartModel", ["Diagnostics", "RenderModel", "TextModel"]),

    // The public API: only names that Apple has
    module("SwiftUICore", ["Diagnostics", "ChartModel"]),
    module("Spatial", []),
    module("Charts", ["Diagnostics", "ChartModel", "SwiftUICore", "Spatial"]),

    // Back ends
    module("ShaderLibrary", ["Diagnostics", "RenderModel", "ShaderText"]),
    module("SoftwareRenderer", ["Diagnostics", "RenderModel"]),
    module("GLESRenderer", ["Diagnostics", "RenderModel", "ShaderLibrary", "CGLES"]),
    module("FrameOutput", ["Diagnostics", "RenderModel", "CPNG", "CFileCleanup"]),

    // Assembly
    module("ChartFiles", ["Diagnostics", "ChartModel", "CMuParser"]),
    module(
      "Relief",
      [
        "Diagnostics", "RenderModel", "TextModel", "ChartModel", "SoftwareRenderer",
        "GLESRenderer", "FrameOutput",
      ]
    ),
    module("SwiftUI", ["SwiftUICore", "Charts", "Relief", "ChartModel", "Diagnostics"]),
    module("ReliefTool", ["Diagnostics", "ChartModel", "ChartFiles", "Relief"]),
    .executableTarget(name: "relief", dependencies: ["ReliefTool"], path: "Sources/relief-tool"),

    // Tests
    .target(
      name: "TestSupport",
      dependencies: ["RenderModel", "CPNG"],
      path: "Tests/TestSupport"
    ),
    tests("TextModelTests", ["RenderModel", "TextModel"]),
    tests(
      "FrameOutputTests",
      ["CPNG", "Diagnostics", "RenderModel", "FrameOutput", "TestSupport"]
    ),
  ]
)
