import ChartFiles
import FrameOutput

extension SpinCommand {
  static let declaration = CommandDeclaration(
    name: "spin",
    summary: "Draw a chart that turns, moves or changes into a video or numbered pictures",
    usage: "[SOURCE ...] [--surface EXPRESSION] -o FILE [options]",
    operands: RenderCommand.declaration.operands,
    options: Options.all,
    notes: [
      CommandDeclaration.Note(
        title: "Sources",
        text:
          "What 'relief render' draws: see 'relief help render' for tables, chart files, Swift source, "
          + "expressions and colors, which are the same."
      ),
      CommandDeclaration.Note(
        title: "Turning",
        text: "The chart turns once: the last frame is the one before the first, so that the video "
          + "loops. With --to the last frame is seen from that azimuth."
      ),
      CommandDeclaration.Note(
        title: "Keyframes",
        text: "The way of the camera, instead of a turn. --frames spreads it over as many frames.",
        rows: KeyframeText.grammar
      ),
      CommandDeclaration.Note(
        title: "Changing data",
        text: "--animate-by year shows a state for each year: the rows of that year, on scales "
          + "that hold all of them, with the year in the title. The camera stands still unless "
          + "--from, --to, --inclination or --keyframes say otherwise. Where a row of one state is "
          + "one of the next, --key names the column that says which: points then move, and those "
          + "that are in one state only fade. Surfaces over the same grid need no key: "
          + "--transition makes them move. In a chart file COLUMN is a field of its rows, 'key' of its "
          + "encoding is the key where --key does not say, and layers without the field stay; files "
          + "of several charts have no states."
      ),
      CommandDeclaration.Note(
        title: "Parts",
        text: "Each frame depends on its number alone: frames 0..<60 drawn on one machine and "
          + "60..<120 on another are those of the whole."
      ),
      CommandDeclaration.Note(
        title: "Colors of videos",
        text: "MP4 and WebM are BT.709 in limited range, and say so. Transparent backgrounds stay "
          + "so in WebM and PNG."
      ),
    ],
    examples: [
      CommandDeclaration.Example(
        purpose: "A surface that turns once in 6 seconds",
        command: "relief spin --surface 'sin(hypot(x,z))/hypot(x,z)' --x-domain=-10...10 \\\n"
          + "    --z-domain=-10...10 --style height -o sinc.mp4"
      ),
      CommandDeclaration.Example(
        purpose: "From the front to the top and on, in an animated picture",
        command: "relief spin Penguins.swift --keyframes 'front 1s, top 1s ease, 35/20 2s' \\\n"
          + "    -o penguins.gif"
      ),
      CommandDeclaration.Example(
        purpose: "The weather of each month, from year to year",
        command: "relief spin seattle-months.csv --x temperature_c --y rain_mm --z wind_m_s \\\n"
          + "    --color month --animate-by year --key month -o months.mp4"
      ),
      CommandDeclaration.Example(
        purpose: "Some of the frames of a turn, as pictures",
        command: "relief spin penguins.csv --x flipper_length_mm --y body_mass_g \\\n"
          + "    --z bill_length_mm --frames 360 --range '0..<90' -o 'frames/%05d.png'"
      ),
    ]
  )

  /// The options of `render` that a moving picture has too, and its own.
  enum Options {
    static let frames = OptionDeclaration(
      name: "frames",
      valueName: "COUNT",
      summary: "How many frames; --seconds says it in time",
      group: "Motion"
    )
    static let seconds = OptionDeclaration(
      name: "seconds",
      valueName: "SECONDS",
      defaultText: "6, or 1.5 for each state",
      summary: "How long the video is",
      group: "Motion"
    )
    static let rate = OptionDeclaration(
      name: "fps",
      valueName: "RATE",
      defaultText: "30",
      summary: "Frames a second: a number up to 1000, or a fraction such as 30000/1001",
      group: "Motion"
    )
    static let from = OptionDeclaration(
      name: "from",
      valueName: "DEGREES",
      defaultText: "the chart's",
      summary: "Azimuth of the first frame",
      group: "Motion"
    )
    static let to = OptionDeclaration(
      name: "to",
      valueName: "DEGREES",
      defaultText: "once round",
      summary: "Azimuth of the last frame",
      group: "Motion"
    )
    static let inclination = OptionDeclaration(
      name: "inclination",
      valueName: "DEGREES",
      defaultText: "the chart's",
      summary: "How far the viewer is above the chart while it turns, -90 to 90",
      group: "Motion"
    )
    static let keyframes = OptionDeclaration(
      name: "keyframes",
      valueName: "STOPS",
      summary: "Views that the camera goes to one after the other, instead of a turn",
      group: "Motion"
    )
    static let range = OptionDeclaration(
      name: "range",
      valueName: "A..<B",
      defaultText: "all",
      summary: "The frames to draw, counted from 0",
      group: "Motion"
    )

    static let animateBy = OptionDeclaration(
      name: "animate-by",
      valueName: "COLUMN",
      summary: "Show the rows of one value of this column after those of another",
      group: "Changing data"
    )
    static let key = OptionDeclaration(
      name: "key",
      valueName: "COLUMN",
      summary: "Move each row to the row with the same value here in the next state",
      group: "Changing data"
    )
    static let transition = OptionDeclaration(
      name: "transition",
      valueName: "PART",
      defaultText: "0.6 with --key, else 0",
      summary: "How much of a state's time it takes to become the next, 0 to 1",
      group: "Changing data"
    )
    static let loop = OptionDeclaration(
      name: "loop",
      summary: "Let the last state become the first again",
      group: "Changing data"
    )

    static let codec = OptionDeclaration(
      name: "codec",
      valueName: "NAME",
      choices: [VideoCodec.h264, .hevc, .av1, .vp9].map(\.rawValue),
      summary: "How the video is encoded; h264 in MP4 and vp9 in WebM unless said",
      group: "Video"
    )
    static let quality = OptionDeclaration(
      name: "quality",
      valueName: "NUMBER",
      defaultText: "by the codec",
      summary: "0 (smallest) to 100 (best)",
      group: "Video"
    )
    static let preset = OptionDeclaration(
      name: "preset",
      valueName: "NAME",
      defaultText: "by the codec",
      summary: "How much time the encoder takes for a small file, such as fast or slow",
      group: "Video"
    )
    static let pixelFormat = OptionDeclaration(
      name: "pixel-format",
      valueName: "NAME",
      defaultText: "by the format: yuv420p in .mp4",
      summary: "How colors are kept, as the encoder calls it",
      group: "Video"
    )

    static let size = OptionDeclaration(
      name: "size",
      valueName: "WxH",
      defaultText: "640x360",
      summary: "Size in points",
      group: "Picture"
    )
    static let output = OptionDeclaration(
      name: "output",
      short: "o",
      valueName: "FILE",
      summary: "The video, ending in .mp4, .webm, .gif or .png (animated), or numbered pictures "
        + "such as frames/%05d.png",
      group: "Picture"
    )

    /// All that `render` has, those of stills aside, with our own in their places.
    static let all: [OptionDeclaration] = {
      let replaced = [size, output]
      let ofStills = [
        RenderCommand.Options.ppi, RenderCommand.Options.emit, RenderCommand.Options.previews,
        RenderCommand.Options.variants,
      ]
      let shared = RenderCommand.Options.all.filter { !ofStills.contains($0) }.map { option in
        replaced.first { $0.name == option.name } ?? option
      }
      let motion = [frames, seconds, rate, from, to, inclination, keyframes, range]
      let video = [codec, quality, preset, pixelFormat]
      let states = [animateBy, key, transition, loop]
      let view = shared.lastIndex { $0.group == "View" } ?? shared.count - 1
      let rest = shared[(view + 1)...]
      return shared[...view] + motion + states + rest.filter { $0.group == "Picture" } + video
        + rest.filter { $0.group != "Picture" }
    }()
  }
}
