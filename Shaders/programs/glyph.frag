#version 300 es
// Glyphs. The alpha is the atlas's coverage times the colour's alpha.
precision highp float;
precision highp int;

in vec2 v_texel;
flat in vec4 v_color;

uniform highp sampler2D u_atlas;

out vec4 fragColor;

void main() {
  float alpha = v_color.a * texelFetch(u_atlas, ivec2(v_texel), 0).r;
  if (alpha <= 0.0) discard;
  fragColor = vec4(v_color.rgb * alpha, alpha);
}
