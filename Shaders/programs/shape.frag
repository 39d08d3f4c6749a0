#version 300 es
// Rounded rectangles. The alpha is the coverage times the colour's alpha.
precision highp float;
#include "lib/coverage.glsl"

in vec2 v_place;
flat in vec2 v_halfSize;
flat in float v_cornerRadius;
flat in vec4 v_color;

out vec4 fragColor;

void main() {
  float coverage = clamp(0.5 - roundedBoxDistance(v_place, v_halfSize, v_cornerRadius), 0.0, 1.0);
  if (coverage <= 0.0) discard;
  float alpha = v_color.a * coverage;
  fragColor = vec4(v_color.rgb * alpha, alpha);
}
