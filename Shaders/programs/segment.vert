#version 300 es
// Strokes: a quad along the segment's image, as wide as asked plus half a pixel on every side.
precision highp float;
#include "lib/crop.glsl"

layout(location = 0) in vec3 i_from;
layout(location = 1) in vec3 i_to;
layout(location = 2) in float i_width;
layout(location = 3) in vec4 i_color;

uniform mat4 u_view;
uniform mat4 u_projection;
uniform vec4 u_crop;
// The whole image in pixels, and pixels per point.
uniform vec2 u_imageSize;
uniform float u_scale;

out vec2 v_place;
flat out float v_length;
flat out float v_halfWidth;
flat out vec4 v_color;

void main() {
  vec4 a = u_projection * (u_view * vec4(i_from, 1.0));
  vec4 b = u_projection * (u_view * vec4(i_to, 1.0));
  vec2 halfSize = 0.5 * u_imageSize;
  vec2 pixelA = a.xy / a.w * halfSize;
  vec2 pixelB = b.xy / b.w * halfSize;
  float len = length(pixelB - pixelA);
  vec2 along = len > 1e-6 ? (pixelB - pixelA) / len : vec2(1.0, 0.0);
  vec2 across = vec2(-along.y, along.x);

  float end = float(gl_VertexID & 1);
  float side = float(gl_VertexID >> 1) * 2.0 - 1.0;
  float halfWidth = 0.5 * i_width * u_scale;
  float reach = max(halfWidth, 0.5) + 1.0;
  float place = mix(-1.0, len + 1.0, end);
  vec2 pixel = pixelA + along * place + across * (side * reach);

  v_place = vec2(place, side * reach);
  v_length = len;
  v_halfWidth = halfWidth;
  v_color = i_color;
  // The stroke is flat on the image: w is divided out, depth runs straight from end to end.
  float depth = mix(a.z / a.w, b.z / b.w, end);
  gl_Position = cropped(vec4(pixel / halfSize, depth, 1.0), u_crop);
}
