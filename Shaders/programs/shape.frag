#version 300 es
// Rounded rectangles. Feature: PEEL. The alpha is the coverage times the colour's alpha.
precision highp float;
#include "lib/coverage.glsl"
#include "lib/peel.glsl"

in vec2 v_place;
flat in vec2 v_halfSize;
flat in float v_cornerRadius;
flat in vec4 v_color;

uniform highp sampler2D u_peeledDepth;
uniform highp sampler2D u_opaqueDepth;
uniform highp sampler2D u_front;

out vec4 fragColor;

void main() {
  float coverage = clamp(0.5 - roundedBoxDistance(v_place, v_halfSize, v_cornerRadius), 0.0, 1.0);
  if (coverage <= 0.0) discard;
#if defined(PEEL)
  float depth = peelDepth(gl_FragCoord.z);
  if (!isPeeled(u_peeledDepth, u_opaqueDepth, u_front, ivec2(gl_FragCoord.xy), depth)) discard;
  gl_FragDepth = depth;
#endif
  float alpha = v_color.a * coverage;
  fragColor = vec4(v_color.rgb * alpha, alpha);
}
