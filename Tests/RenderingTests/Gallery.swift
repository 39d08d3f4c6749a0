/// What the gallery shows, in order: scenes of the matrix with a line about each.
enum Gallery {
  struct Picture {
    var scene: String
    var caption: String

    init(_ scene: String, _ caption: String) {
      self.scene = scene
      self.caption = caption
    }
  }

  static let pictures: [Picture] = [
    Picture("points", "Points in three categories."),
    Picture("points-dark", "The same, for a dark page."),
    Picture("points-numeric-color", "Coloured by a number, with a colour bar."),
    Picture("point-plot", "Six thousand points from columns, coloured by height."),
    Picture("points-translucent", "Translucent points: each pixel has them in the order of depth."),
    Picture("symbols-shapes", "Spheres, cubes, cylinders and cones, all of one volume."),
    Picture("symbols-rotated", "Cones turned by a field of directions."),
    Picture("symbols-sized", "Symbols whose area follows a number."),
    Picture("symbols-translucent", "Translucent bodies with points inside."),
    Picture("surface-height", "A function, coloured by height."),
    Picture("surface-normal", "Coloured by the direction in which the surface faces."),
    Picture("surface-elliptical", "An elliptical gradient over the footprint."),
    Picture("surface-cut", "Cut exactly where the domain ends."),
    Picture("surface-contours", "Contour lines, on the surface and on the floor."),
    Picture("surface-mesh", "Mesh lines."),
    Picture("surface-poles", "A tangent: the poles stay open."),
    Picture("warns-surface-disc", "A function that ends on a circle."),
    Picture("grid-volcano", "Gridded heights from a file."),
    Picture("grid-fourth-dimension", "Heights of a grid, coloured by other data."),
    Picture("scattered-surface", "A surface through scattered points."),
    Picture("surface-and-points", "A surface through a cloud of points."),
    Picture("lines-helix-dark", "A line coloured along its way."),
    Picture("lines-series", "Lines of three series."),
    Picture("lines-dashed", "Dashes that run on round corners."),
    Picture("bars-categories", "Bars on two axes of categories."),
    Picture("bars-stacked", "Stacked bars, above and below zero."),
    Picture("error-bars", "Error bars on three axes."),
    Picture("annotations", "Texts at places in space."),
    Picture("rules", "Rules, coloured by height."),
    Picture("rectangles-translucent", "Translucent planes that cross."),
    Picture("legend-vertical-bar", "A logarithmic colour scale with an upright bar."),
    Picture("height-bar", "A colour bar for heights."),
    Picture("ramp-viridis", "Colours of the viridis ramp."),
    Picture("scales-log", "A logarithmic and a symmetric logarithmic axis."),
    Picture("proportions-data", "A box in proportion to its data."),
    Picture("light-flat", "Flat light, for print."),
    Picture("light-lit", "Strong light, for screens."),
    Picture("bodies-normal", "Bodies, bars and a plane in the colours of their normals."),
    Picture("surface-metal", "A surface of polished metal."),
    Picture("camera-wide", "Seen through a wide lens, of 100 degrees."),
    Picture("gradient-styles", "Gradients on surfaces, points, rules and planes."),
  ]

  /// The page in Markdown.
  static func page() throws -> String {
    let examples = try GalleryExample.all.map { try $0.entry() }
    let entries = pictures.map { picture in
      "![\(picture.scene)](\(picture.scene).png)\n\n\(picture.caption)\n"
    }
    return """
      # Gallery

      Scenes of the test suite, drawn by the software renderer; `make gallery` draws them anew.

      \(entries.joined(separator: "\n"))
      ## Chart files

      The chart files of `Examples`, drawn as `relief render Examples/NAME.json` draws them.

      \(examples.joined(separator: "\n"))
      """
  }
}
