// How much of a pixel an edge covers, by the distance of its centre from the edge: the box filter
// of a straight edge, to first order. Distances in pixels.

// A disc: how far the pixel lies from the centre. Below one pixel across, the area is kept.
float discCoverage(float distance, float radius) {
  float drawn = max(radius, 0.5);
  float fade = min(radius / 0.5, 1.0);
  return clamp(drawn + 0.5 - distance, 0.0, 1.0) * fade * fade;
}

// A stroke: how far the pixel lies from the centre line. Below one pixel wide, the area is kept.
float strokeCoverage(float distance, float halfWidth) {
  float drawn = max(halfWidth, 0.5);
  float fade = min(halfWidth / 0.5, 1.0);
  return clamp(drawn + 0.5 - abs(distance), 0.0, 1.0) * fade;
}

// A rounded rectangle about the origin: the signed distance from its edge, negative inside.
float roundedBoxDistance(vec2 p, vec2 halfSize, float radius) {
  vec2 q = abs(p) - halfSize + vec2(radius);
  return length(max(q, vec2(0.0))) + min(max(q.x, q.y), 0.0) - radius;
}
