#version 300 es
// Glyphs: rectangles of the atlas, texel for pixel.
precision highp float;
precision highp int;
#include "lib/crop.glsl"

layout(location = 0) in ivec2 i_place;
layout(location = 1) in uvec4 i_texels;
layout(location = 2) in vec4 i_color;

uniform vec4 u_crop;
uniform vec2 u_imageSize;

out vec2 v_texel;
flat out vec4 v_color;

void main() {
  vec2 corner = vec2(float(gl_VertexID & 1), float(gl_VertexID >> 1));
  vec2 size = vec2(i_texels.zw);
  vec2 pixel = vec2(i_place) + corner * size;
  v_texel = vec2(i_texels.xy) + corner * size;
  v_color = i_color;
  vec2 ndc = vec2(pixel.x / u_imageSize.x * 2.0 - 1.0, 1.0 - pixel.y / u_imageSize.y * 2.0);
  gl_Position = cropped(vec4(ndc, 0.0, 1.0), u_crop);
}
