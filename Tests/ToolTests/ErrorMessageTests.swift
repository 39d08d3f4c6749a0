import Testing

/// The errors of command lines, word for word.
@MainActor
@Suite struct ErrorMessageTests {
  nonisolated private static let surface = ["render", "--surface", "x*z"]
  nonisolated private static let columns = ["--x", "a", "--y", "b", "--z", "c"]

  nonisolated static let mistakes: [([String], String)] = [
    (["rnder"], "there is no command 'rnder'; did you mean 'render'?"),
    (
      ["frobnicate"],
      "there is no command 'frobnicate'; the commands are render, spin, batch, join, "
        + "submit, status, bench, devices, doctor, help"
    ),
    (
      surface + ["--pose", "a\nb\u{1B}[1m\u{202E}", "-o", "a.png"],
      "--pose cannot be 'a\\nb\\u{1B}[1m\\u{202E}'; give AZIMUTH,INCLINATION in degrees, the second "
        + "from -90 to 90, or one of default, front, back, left, right, top, bottom"
    ),
    (
      ["render", "", "--x=a", "--y=a", "--z=a", "-o", "a.png"],
      "cannot read '': no such file or directory"
    ),
    (["help", "doktor"], "there is no command 'doktor'; did you mean 'doctor'?"),
    (["--versoin"], "there is no option '--versoin' before a command; did you mean '--version'?"),
    (["-x"], "there is no option '-x' before a command; see 'relief --help'"),
    (surface + ["--colour", "a"], "there is no option '--colour'; did you mean '--color'?"),
    (surface + ["--frobnicate"], "there is no option '--frobnicate'; see 'relief help render'"),
    (surface + ["-k"], "there is no option '-k'; see 'relief help render'"),
    (["devices", "--all"], "there is no option '--all'; see 'relief help devices'"),
    (["devices", "all"], "'all' is one argument too many; see 'relief help devices'"),
    (
      ["render", "a.csv", "b.csv", "-o", "c.png"],
      "'b.csv' is one argument too many; see 'relief help render'"
    ),
    (surface + ["--title", "a", "--title=b"], "--title is given twice; give it once"),
    (surface + ["-v", "--verbose"], "--verbose is given twice; give it once"),
    (surface + ["--title"], "--title needs a value: write --title=TEXT"),
    (surface + ["--title", "--verbose"], "--title needs a value: write --title=TEXT"),
    (surface + ["--pose", "-o", "a.png"], "--pose needs a value: write --pose=POSE"),
    (surface + ["-o"], "--output needs a value: write --output=FILE"),
    (surface + ["--verbose=yes"], "--verbose takes no value; write --verbose alone"),
    (["render", "-o", "a.png", "--help=no"], "--help takes no value; write --help alone"),
    (
      surface + ["--x-scale", "log", "--x-domain", "0...10", "-o", "a.png"],
      "--x-domain and --x-scale log do not go together: a logarithm shows numbers above 0; "
        + "try symlog"
    ),
    (
      surface + ["--z-domain=-1e308...1e308", "-o", "a.png"],
      "--z-domain cannot be '-1e+308...1e+308'; give two numbers that are not so far apart"
    ),
    (
      surface + ["--colors", "viridis", "-o", "a.png"],
      "--colors has nothing to act on: there is no --color COLUMN and no --style height"
    ),
    (
      surface + ["--style", "height", "--color-scale", "log", "-o", "a.png"],
      "--color-scale has nothing to act on: there is no --color COLUMN"
    ),
    (
      surface + ["--style", "height", "--color-domain", "2001-01-01...2002-01-01", "-o", "a.png"],
      "--color-domain cannot be '2001-01-01...2002-01-01'; give two numbers: heights are numbers"
    ),
    (
      [
        "render", "a.csv", "--x=a", "--y=b", "--z=c", "--color=d", "--color-domain=0...1",
        "--color-scale=log", "-o", "a.png",
      ],
      "--color-domain and --color-scale log do not go together: a logarithm shows numbers above 0; "
        + "try symlog"
    ),
    (
      surface + ["--style", "height", "--legend", "top", "-o", "a.png"],
      "--legend has nothing to act on: there is no --color COLUMN and no --color-bar"
    ),
    (
      surface + ["--style", "height", "--color-bar", "--legend", "hidden", "-o", "a.png"],
      "--color-bar and --legend hidden do not go together: one shows what the other hides"
    ),
    (
      ["render", "a.csv", "--x=a", "--y=b", "--mark=surface", "-o", "a.png"],
      "--z is missing: a surface through the rows needs a column for each of x, y and z; "
        + "add --z COLUMN"
    ),
    (
      surface + ["--legend", "buttom", "-o", "a.png"],
      "--legend cannot be 'buttom'; did you mean 'bottom'?"
    ),
    (
      surface + ["--view", "A", "-o", "a.png"],
      "--view has nothing to act on: there is no Swift source"
    ),
    (
      ["render", "a.swift", "--x", "a", "-o", "a.png"],
      "--x does not go with Swift source: it names a column, and the view has its own data"
    ),
    (
      ["render", "a.swift", "--surface", "x", "-o", "a.png"],
      "--surface does not go with Swift source: the view declares its own marks"
    ),
    (
      ["render", "a.swift", "--style", "red", "-o", "a.png"],
      "--style does not go with Swift source: the view declares its own marks"
    ),
    (
      ["render", "a.swift", "b.csv", "-o", "a.png"],
      "'b.csv' is not Swift source, as 'a.swift' is; give files that end in .swift alone"
    ),
    (["render", "no.swift", "-o", "a.png"], "cannot read no.swift: no such file or directory"),
    (surface, "-o is missing: it names the picture to write; add -o FILE"),
    (
      ["render", "-o", "a.png"],
      "there is nothing to draw; give a table (relief render penguins.csv --x ... --y ...), "
        + "a surface (--surface 'sin(x) * cos(z)'), a chart file (relief render chart.json) or Swift "
        + "source (relief render Chart.swift)"
    ),
    (
      ["render", "t.csv", "--x", "a", "-o", "a.png"],
      "--y is missing: a chart of 't.csv' needs a column for each of x and y; add --y COLUMN"
    ),
    (
      ["render", "t.csv", "--x", "a", "--y", "b", "--surface", "x", "-o", "a.png"],
      "--z is missing: points beside a surface need a column for each of x, y and z; "
        + "add --z COLUMN"
    ),
    (
      ["render", "t.csv", "--x", "a", "--y", "b", "--pose", "top", "-o", "a.png"],
      "--pose has nothing to act on: there is no --z"
    ),
    (
      ["render", "t.csv", "--x", "a", "--y", "b", "--z-domain", "0...1", "-o", "a.png"],
      "--z-domain has nothing to act on: there is no --z"
    ),
    (
      surface + ["--color", "a", "-o", "a.png"],
      "--color names a column, but no table is given; write the file's name, as in: relief render "
        + "penguins.csv --color ..."
    ),
    (
      ["render", "t.csv"] + columns + ["--contours", "9", "-o", "a.png"],
      "--contours has nothing to act on: there is no surface"
    ),
    (
      surface + ["--mesh", "0", "-o", "a.png"],
      "--mesh cannot be '0'; give a whole number from 1 to 1000"
    ),
    (
      surface + ["--mark", "surface", "-o", "a.png"],
      "--mark has nothing to act on: there is no table"
    ),
    (
      surface + ["--symbol-size", "0.1", "-o", "a.png"],
      "--symbol-size has nothing to act on: there is no table of points"
    ),
    (
      surface + ["--symbol", "cone", "-o", "a.png"],
      "--symbol has nothing to act on: there is no table of points"
    ),
    (
      surface + ["--opacity", "1.5", "-o", "a.png"],
      "--opacity cannot be '1.5'; give a number from 0 to 1, such as 0.5"
    ),
    (
      ["render", "t.csv"] + columns + ["--samples", "9", "-o", "a.png"],
      "--samples has nothing to act on: there is no --surface"
    ),
    (
      ["render", "t.csv"] + columns + ["--color", "a", "--style", "red", "-o", "a.png"],
      "--style and --color do not go together: both color the points"
    ),
    (
      surface + ["--backend", "software", "--device", "0", "-o", "a.png"],
      "--device and --backend software do not go together: the software renderer uses no device"
    ),
    (
      surface + ["--field-of-view=50", "--projection=orthographic", "-o", "a.png"],
      "--field-of-view and --projection orthographic do not go together: only a perspective has a "
        + "field of view"
    ),
    (
      surface + ["-qv", "-o", "a.png"],
      "--quiet and --verbose do not go together: one says less, one more"
    ),
  ]

  nonisolated static let badValues: [(String, String)] = [
    ("--backend=gpu", "--backend cannot be 'gpu'; give one of auto, gles, software, gles-hardware"),
    ("--backend=sofware", "--backend cannot be 'sofware'; did you mean 'software'?"),
    ("--theme=drak", "--theme cannot be 'drak'; give one of light, dark"),
    (
      "--projection=flat", "--projection cannot be 'flat'; give one of orthographic, perspective"
    ),
    (
      "--field-of-view=0", "--field-of-view cannot be '0'; give degrees from 1 to 120"
    ),
    ("--zoom=0", "--zoom cannot be '0'; give a number from 0.05 to 50, such as 1.5"),
    (
      "--proportions=1:2",
      "--proportions cannot be '1:2'; give cube, data or a ratio above 0 such as 2:1:1"
    ),
    ("--light=dim", "--light cannot be 'dim'; give one of standard, flat, lit, soft"),
    ("--report=xml", "--report cannot be 'xml'; give one of json"),
    ("--samples=1", "--samples cannot be '1'; give a whole number from 2 to 4096"),
    ("--samples=2.5", "--samples cannot be '2.5'; give a whole number from 2 to 4096"),
    ("--scale=0", "--scale cannot be '0'; give a number above 0"),
    ("--scale=nan", "--scale cannot be 'nan'; give a number above 0"),
    ("--scale=inf", "--scale cannot be 'inf'; give a number above 0"),
    ("--ppi=-1", "--ppi cannot be '-1'; give a number from 0.02 to 50000000"),
    ("--ppi=0.001", "--ppi cannot be '0.001'; give a number from 0.02 to 50000000"),
    ("--ppi=1e300", "--ppi cannot be '1e300'; give a number from 0.02 to 50000000"),
    (
      "--device=",
      "--device cannot be ''; give an index, a node or a part of a name, as 'relief devices' "
        + "lists them"
    ),
    ("--size=800", "'800' is not a size: write width and height in points, such as 800x600"),
    (
      "--size=800x600x2",
      "'800x600x2' is not a size: write width and height in points, such as "
        + "800x600"
    ),
    ("--size=0x600", "'0x600' is not a size: both sides must be numbers above 0"),
    ("--size=800x-1", "'800x-1' is not a size: both sides must be numbers above 0"),
    ("--size=800xinf", "'800xinf' is not a size: both sides must be numbers above 0"),
    ("--size=800x0.1", "'800x0.1' is not a size: at scale 2 it has no pixels"),
    (
      "--size=1x99999",
      "'1x99999' is not a size: at scale 2 a side has more than 65535 pixels"
    ),
    (
      "--size=20000x20000",
      "40000x40000 pixels are more than the limit of 1073741824; lower --size or --scale"
    ),
    (
      "--style=reddish",
      "--style cannot be 'reddish'; give height, normal or a color such as blue or #0a84ff"
    ),
    (
      "--background=#12",
      "--background cannot be '#12'; give transparent or a color such as white or #f5f5f7"
    ),
    (
      "--pose=0,91",
      "--pose cannot be '0,91'; give AZIMUTH,INCLINATION in degrees, the second from -90 to 90, "
        + "or one of default, front, back, left, right, top, bottom"
    ),
    (
      "--x-domain=5", "--x-domain cannot be '5'; give two numbers or two dates, such as -10...10"
    ),
    (
      "--z-domain=1...nan",
      "--z-domain cannot be '1...nan'; give two numbers or two dates, such as -10...10"
    ),
    (
      "--y-scale=power:0",
      "--y-scale cannot be 'power:0'; give linear, log, sqrt, symlog, symlog:SLOPE or "
        + "power:EXPONENT, both above 0"
    ),
    (
      "--y-scale=ln",
      "--y-scale cannot be 'ln'; give linear, log, sqrt, symlog, symlog:SLOPE or power:EXPONENT, "
        + "both above 0"
    ),
  ]

  @Test(arguments: mistakes)
  func mistake(arguments: [String], sentence: String) {
    expect(arguments, sentence)
  }

  @Test(arguments: badValues)
  func badValue(argument: String, sentence: String) {
    expect(ErrorMessageTests.surface + ["-o", "a.png", argument], sentence)
  }

  private func expect(_ arguments: [String], _ sentence: String) {
    let service = FakeService()
    let run = ToolRun(arguments, service: service)
    #expect(run.log == "relief: error: \(sentence)\n")
    #expect(run.output == "")
    #expect(run.status == 2)
    #expect(service.specs.isEmpty)
  }

  @Test func anExpressionsErrorHasAMark() {
    let run = ToolRun(["render", "--surface", "1 + sine(x)", "-o", "a.png"])
    #expect(
      run.log == """
        relief: error: cannot read the expression '1 + sine(x)' at column 5: 'sine' is not known; \
        did you mean 'sin'?
          1 + sine(x)
              ^

        """
    )
    #expect(run.status == 2)
  }

  @Test(arguments: [
    ("a.jpg", "cannot tell the format of a.jpg; end its name in .png"),
    (".png", "cannot tell the format of .png; end its name in .png"),
    ("no/a.png", "cannot write no/a.png: there is no folder 'no'"),
    ("/dev/null/a.png", "cannot write /dev/null/a.png: '/dev/null' is not a folder"),
  ])
  func outputs(path: String, sentence: String) {
    expect(ErrorMessageTests.surface + ["-o", path], sentence)
  }

  @Test func aServicesErrorKeepsItsStatus() {
    let service = FakeService()
    service.failure = .noRenderer(reason: "none at hand")
    let run = ToolRun(ErrorMessageTests.surface + ["-o", "a.png"], service: service)
    #expect(run.log == "relief: error: no renderer: none at hand\n")
    #expect(run.status == 3)
  }
}
