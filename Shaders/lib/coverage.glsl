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

// A number from 0 to 1 that varies from pixel to pixel with no visible pattern: interleaved gradient
// noise (Jimenez, "Next Generation Post Processing in Call of Duty: Advanced Warfare", 2014).
float interleavedNoise(vec2 pixel) {
  return fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715))));
}

// Coverage in whole quarters, for four samples. Below a quarter it is one or none by the noise, so
// that the area is kept on average: a driver left to itself may show one for any coverage above 0.
// The result lies just below the quarter, so that rounding up cannot add a sample.
float quarterCoverage(float coverage, float noise) {
  float quarters = floor(coverage * 4.0 + 0.5);
  if (coverage < 0.25) quarters = noise < coverage * 4.0 ? 1.0 : 0.0;
  return max(quarters * 0.25 - 0.01, 0.0);
}

// The coverage of a single sample: all or nothing. What is less than a pixel wide keeps its area on
// average, by the noise.
float sampleCoverage(float coverage, float halfWidth, float noise) {
  return coverage > (halfWidth < 0.5 ? noise : 0.5) ? 1.0 : 0.0;
}

// A rounded rectangle about the origin: the signed distance from its edge, negative inside.
float roundedBoxDistance(vec2 p, vec2 halfSize, float radius) {
  vec2 q = abs(p) - halfSize + vec2(radius);
  return length(max(q, vec2(0.0))) + min(max(q.x, q.y), 0.0) - radius;
}
