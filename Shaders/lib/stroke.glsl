// How strokes end and join. Places and lengths in pixels.

// Farther than any pixel.
const float strokeOpen = 1e9;

// The unit direction of a line in a corner, between those of its two strokes: they part along the
// line across it. Zero where the line turns back.
vec2 cornerTangent(vec2 before, vec2 corner, vec2 after) {
  vec2 a = corner - before;
  vec2 b = after - corner;
  float lengthA = length(a);
  float lengthB = length(b);
  vec2 tangent = (lengthA > 1e-6 ? a / lengthA : vec2(0.0))
      + (lengthB > 1e-6 ? b / lengthB : vec2(0.0));
  float len = length(tangent);
  return len > 1e-4 ? tangent / len : vec2(0.0);
}

// How an end is drawn, by the number of its StrokeEnd. outward points out of the stroke there, and
// tangent is that of the corner, turned outward too; halfWidth is as drawn. Below miterCosine, the
// cosine of half its turn, a corner is too sharp for a miter: it is one over the miter limit.
// x: how far the stroke goes on beyond the end; the negative of strokeOpen where that is a disc.
// y: how far from the corner it is cut off along the tangent, on the side of the sign: left is above
// zero where y runs up.
// z: how far beyond the end it may cover pixels.
vec3 strokeEnd(int end, float halfWidth, vec2 outward, vec2 tangent, float miterCosine) {
  if (end == 0) return vec3(0.0, strokeOpen, 0.0);
  if (end == 1 || end == 3) return vec3(-strokeOpen, strokeOpen, halfWidth);
  if (end == 2) return vec3(halfWidth, strokeOpen, halfWidth);
  float cosine = dot(outward, tangent);
  if (end == 4 && cosine >= miterCosine) {
    return vec3(strokeOpen, strokeOpen, halfWidth * sqrt(max(1.0 - cosine * cosine, 0.0)) / cosine);
  }
  float turn = outward.x * tangent.y - outward.y * tangent.x;
  float bevel = halfWidth * max(cosine, 0.0);
  return vec3(strokeOpen, turn > 0.0 ? -bevel : bevel, halfWidth);
}

// How much of a pixel a stroke covers but for its corners: place is along it and across, extents are
// the x of both ends' strokeEnd.
float endedCoverage(vec2 place, float len, float halfWidth, vec2 extents) {
  float beyondStart = extents.x < 0.0 ? max(-place.x, 0.0) : 0.0;
  float beyondEnd = extents.y < 0.0 ? max(place.x - len, 0.0) : 0.0;
  float distance = length(vec2(max(beyondStart, beyondEnd), place.y));
  return strokeCoverage(distance, halfWidth) * clamp(place.x + abs(extents.x) + 0.5, 0.0, 1.0)
      * clamp(len + abs(extents.y) + 0.5 - place.x, 0.0, 1.0);
}

// How far a pixel lies beyond the line across a corner; corner is its place and its tangent.
float cornerDistance(vec2 pixel, vec4 corner) {
  return (pixel.x - corner.x) * corner.z + (pixel.y - corner.y) * corner.w;
}

// How much of a pixel a corner's bevel leaves, the y of its strokeEnd.
float bevelCoverage(vec2 pixel, vec4 corner, float bevel) {
  float aside = (pixel.y - corner.y) * corner.z - (pixel.x - corner.x) * corner.w;
  return clamp(abs(bevel) + 0.5 - (bevel < 0.0 ? -aside : aside), 0.0, 1.0);
}

// The depth of what is moved toward the viewer: by eye units, or in perspective by a share of its
// distance. slope is the projection's factor of z.
float liftedDepth(float depth, float slope, float lift, float isPerspective) {
  if (isPerspective == 0.0) return depth + slope * lift;
  return (depth + slope) / max(1.0 - lift, 1e-6) - slope;
}
