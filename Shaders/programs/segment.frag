#version 300 es
// Strokes. Features: PREMULTIPLY, SAMPLED, PEEL. The alpha is the coverage times the colour's alpha;
// without PREMULTIPLY the hardware turns it into samples; with SAMPLED the pixel is one sample.
precision highp float;
#include "lib/coverage.glsl"
#include "lib/peel.glsl"

in vec2 v_place;
flat in float v_length;
flat in float v_halfWidth;
flat in vec4 v_color;

uniform highp sampler2D u_peeledDepth;
uniform highp sampler2D u_opaqueDepth;
uniform highp sampler2D u_front;

out vec4 fragColor;

void main() {
  float ends = clamp(v_place.x + 0.5, 0.0, 1.0) * clamp(v_length + 0.5 - v_place.x, 0.0, 1.0);
  float coverage = strokeCoverage(v_place.y, v_halfWidth) * ends;
#if defined(SAMPLED)
  coverage = sampleCoverage(coverage, v_halfWidth, interleavedNoise(floor(v_place * 4.0)));
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
