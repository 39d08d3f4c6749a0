#version 300 es
// Strokes. Features: PREMULTIPLY, SAMPLED, PEEL. The alpha is the coverage times the colour's alpha;
// without PREMULTIPLY the hardware turns it into samples; with SAMPLED the pixel is one sample.
precision highp float;
#include "lib/coverage.glsl"
#include "lib/peel.glsl"
#include "lib/stroke.glsl"

in vec2 v_place;
in vec4 v_color;
// The length and half of the width.
flat in vec2 v_size;
flat in vec4 v_startCorner;
flat in vec4 v_endCorner;
flat in vec4 v_ends;

uniform highp sampler2D u_peeledDepth;
uniform highp sampler2D u_opaqueDepth;
uniform highp sampler2D u_front;

out vec4 fragColor;

void main() {
  // Of the two strokes of a corner, one or the other has the whole pixel.
  vec2 pixel = gl_FragCoord.xy;
  if (cornerDistance(pixel, v_startCorner) > 0.0) discard;
  if (cornerDistance(pixel, v_endCorner) >= 0.0) discard;
  float halfWidth = v_size.y;
  float coverage = endedCoverage(v_place, v_size.x, halfWidth, v_ends.xy);
  coverage = min(coverage, bevelCoverage(pixel, v_startCorner, v_ends.z));
  coverage = min(coverage, bevelCoverage(pixel, v_endCorner, v_ends.w));
#if defined(SAMPLED)
  coverage = sampleCoverage(coverage, halfWidth, interleavedNoise(floor(v_place * 4.0)));
#elif !defined(PREMULTIPLY)
  coverage = quarterCoverage(coverage, interleavedNoise(floor(v_place)));
#endif
  if (coverage <= 0.0) discard;
#if defined(PEEL)
  float depth = peelDepth(gl_FragCoord.z);
  if (!isPeeled(u_peeledDepth, u_opaqueDepth, u_front, ivec2(gl_FragCoord.xy), depth)) discard;
  gl_FragDepth = depth;
#endif
  vec4 color = vec4(v_color.rgb, v_color.a * coverage);
#if defined(PREMULTIPLY)
  color.rgb *= color.a;
#endif
  fragColor = color;
}
