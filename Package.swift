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
func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(name: name, dependencies: dependencies, path: "Tests/\(name)", exclude: exclude)
}

let package = Package(
  name: "Relief",
  products: [
    .library(
      name: "Relief",
      targets: [
        "Relief", "SwiftUI", "Charts", "ChartsExtras", "Spatial", "TabularData", "CreateML",
      ]),
    .library(
      name: "ReliefRuntime", type: .static,
      targets: ["ViewProgram", "ChartsExtras", "CreateML"]),
    .executable(name: "relief", targets: ["relief"]),
  ],
  targets: [
    // Foundations
    system("CFreeType", pkgConfig: "freetype2"),
    system("CHarfBuzz", pkgConfig: "harfbuzz"),
    system("CFontconfig", pkgConfig: "fontconfig"),
    system("CPNG", pkgConfig: "libpng"),
    system("CMuParser", pkgConfig: "muparser"),
    system("CDeflate", pkgConfig: "libdeflate"),
    system("CISAL", pkgConfig: "libisal"),
    .target(name: "CGLES", path: "Sources/CGLES"),
    .target(name: "CFileCleanup", path: "Sources/CFileCleanup"),
    .target(name: "CProcesses", path: "Sources/CProcesses"),
    .systemLibrary(name: "CSIMD", path: "Sources/CSIMD"),
    .target(name: "ShaderText", path: "Shaders", exclude: ["lib", "programs"]),
    module("Parallel", ["CProcesses"]),
    module("Diagnostics", []),
    module("Files", ["Diagnostics", "CFileCleanup"]),
    module("Processes", ["Diagnostics", "Files", "CFileCleanup", "CProcesses"]),
    module("RenderModel", ["Diagnostics"]),
    module("TextModel", ["Diagnostics", "RenderModel", "CFreeType", "CHarfBuzz", "CFontconfig"]),

    // The model: plain values, no result builders, no GL
    module("ChartModel", ["Parallel", "Diagnostics", "RenderModel", "TextModel"]),

    // The public API: only names that Apple has
    module("SwiftUICore", ["Diagnostics", "RenderModel", "TextModel", "ChartModel"]),
    module("Spatial", []),
    module("TabularData", []),
    module("CreateML", ["TabularData"]),
    module("Charts", ["Diagnostics", "ChartModel", "SwiftUICore", "Spatial"]),

    // Beside it: what Apple does not have
    module("ChartsExtras", ["Diagnostics", "ChartModel", "SwiftUICore", "Spatial", "Charts"]),

    // Back ends
    module("ShaderLibrary", ["Diagnostics", "Files", "RenderModel", "ShaderText"]),
    module("SoftwareRenderer", ["Parallel", "Diagnostics", "RenderModel", "CSIMD"]),
    module("GLESRenderer", ["Diagnostics", "Files", "RenderModel", "ShaderLibrary", "CGLES"]),
    module(
      "FrameOutput",
      ["Parallel", "Diagnostics", "Files", "Processes", "RenderModel", "CPNG", "CISAL", "CSIMD"]),

    // Assembly
    module(
      "ChartFiles",
      [
        "Parallel", "Diagnostics", "Files", "TextModel", "ChartModel", "CMuParser", "CDeflate",
        "CSIMD",
      ]),
    module(
      "Pipeline",
      [
        "Parallel", "Diagnostics", "RenderModel", "TextModel", "ChartModel", "SoftwareRenderer",
        "GLESRenderer", "FrameOutput",
      ]),
    module(
      "Relief",
      [
        "Diagnostics", "RenderModel", "TextModel", "ChartModel", "SwiftUICore", "Spatial", "Charts",
        "FrameOutput", "Pipeline",
      ]),
    module("SwiftUI", ["SwiftUICore", "Relief"]),
    module(
      "ReliefTool",
      [
        "Parallel", "Diagnostics", "Files", "Processes", "RenderModel", "ChartModel", "ChartFiles",
        "GLESRenderer", "FrameOutput", "Pipeline",
      ]),
    module(
      "ViewProgram",
      [
        "ChartModel", "SwiftUICore", "Charts", "Pipeline", "Relief", "SwiftUI", "ReliefTool",
      ]),
    .executableTarget(name: "relief", dependencies: ["ReliefTool"], path: "Sources/relief-tool"),

    // Tests
    .target(
      name: "TestSupport", dependencies: ["RenderModel", "TextModel", "CPNG"],
      path: "Tests/TestSupport", exclude: ["ShaderFunctions/glsl.h"]),
    tests("DiagnosticsTests", ["Diagnostics"]),
    tests("FilesTests", ["Diagnostics", "Files", "TestSupport"]),
    tests("RenderModelTests", ["Diagnostics", "RenderModel"]),
    tests("TextModelTests", ["Diagnostics", "RenderModel", "TextModel"]),
    tests("ChartModelTests", ["Diagnostics", "RenderModel", "ChartModel", "TestSupport"]),
    tests("SwiftUICoreTests", ["TextModel", "ChartModel", "SwiftUICore", "TestSupport"]),
    tests("SpatialTests", ["Spatial"]),
    tests("TabularDataTests", ["TabularData"]),
    tests("CreateMLTests", ["TabularData", "CreateML"]),
    tests(
      "ChartsTests",
      ["Diagnostics", "TextModel", "ChartModel", "SwiftUICore", "Spatial", "Charts"]),
    tests(
      "ChartsExtrasTests",
      ["Diagnostics", "ChartModel", "SwiftUICore", "Spatial", "Charts", "ChartsExtras"]),
    tests("ShaderLibraryTests", ["Diagnostics", "RenderModel", "ShaderLibrary", "TestSupport"]),
    tests(
      "SoftwareRendererTests", ["Diagnostics", "RenderModel", "SoftwareRenderer", "TestSupport"]),
    tests(
      "GLESRendererTests",
      ["Diagnostics", "RenderModel", "ShaderLibrary", "GLESRenderer", "TestSupport"]),
    tests(
      "FrameOutputTests",
      [
        "Diagnostics", "Files", "Processes", "RenderModel", "GLESRenderer", "FrameOutput", "CPNG",
        "TestSupport",
      ]),
    tests(
      "ChartFilesTests", ["Diagnostics", "Files", "ChartModel", "ChartFiles", "TestSupport"]),
    tests(
      "RenderingTests",
      [
        "Diagnostics", "RenderModel", "ChartModel", "ChartFiles", "FrameOutput",
        "SoftwareRenderer", "GLESRenderer", "Pipeline", "TestSupport",
      ], exclude: ["Goldens"]),
    tests(
      "ReliefTests",
      [
        "Diagnostics", "ChartModel", "SwiftUICore", "Charts", "FrameOutput", "Relief",
        "TestSupport",
      ]),
    tests("SwiftUITests", ["Charts", "SwiftUI"]),
    tests(
      "SourceCompatibilityTests",
      ["RenderModel", "Charts", "SwiftUI", "CreateML", "TestSupport"],
      exclude: ["ClientSources", "Api3D.txt"]),
    tests(
      "ToolTests",
      [
        "Diagnostics", "RenderModel", "ChartModel", "FrameOutput", "GLESRenderer", "Pipeline",
        "ReliefTool",
        "relief", "TestSupport",
      ],
      exclude: ["Snapshots"]),
  ]
)
