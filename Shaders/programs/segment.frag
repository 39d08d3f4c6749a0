#version 300 es
// Strokes. Feature: PREMULTIPLY. The alpha is the coverage times the colour's alpha; without
// PREMULTIPLY the hardware turns it into samples.
precision highp float;
#include "lib/coverage.glsl"

in vec2 v_place;
flat in float v_length;
flat in float v_halfWidth;
flat in vec4 v_color;

out vec4 fragColor;

void main() {
  float ends = clamp(v_place.x + 0.5, 0.0, 1.0) * clamp(v_length + 0.5 - v_place.x, 0.0, 1.0);
  float coverage = strokeCoverage(v_place.y, v_halfWidth) * ends;
#if !defined(PREMULTIPLY)
  coverage = quarterCoverage(coverage, interleavedNoise(floor(v_place)));
#endif
  if (coverage <= 0.0) discard;
  vec4 color = vec4(v_color.rgb, v_color.a * coverage);
#if defined(PREMULTIPLY)
  color.rgb *= color.a;
#endif
  fragColor = color;
}
