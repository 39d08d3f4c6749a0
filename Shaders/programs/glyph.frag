#version 300 es
// Glyphs. Feature: PEEL. The alpha is the atlas's coverage times the colour's alpha.
precision highp float;
precision highp int;
#include "lib/peel.glsl"

in vec2 v_texel;
flat in vec4 v_color;

uniform highp sampler2D u_atlas;
uniform highp sampler2D u_peeledDepth;
uniform highp sampler2D u_opaqueDepth;
uniform highp sampler2D u_front;

out vec4 fragColor;

void main() {
  float alpha = v_color.a * texelFetch(u_atlas, ivec2(v_texel), 0).r;
  if (alpha <= 0.0) discard;
#if defined(PEEL)
  float depth = peelDepth(gl_FragCoord.z);
  if (!isPeeled(u_peeledDepth, u_opaqueDepth, u_front, ivec2(gl_FragCoord.xy), depth)) discard;
  gl_FragDepth = depth;
#endif
  fragColor = vec4(v_color.rgb * alpha, alpha);
}
