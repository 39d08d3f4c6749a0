#version 300 es
// Rounded rectangles on the page.
precision highp float;
#include "lib/crop.glsl"

layout(location = 0) in vec2 i_center;
layout(location = 1) in vec2 i_halfSize;
layout(location = 2) in float i_cornerRadius;
layout(location = 3) in vec4 i_color;

uniform mat4 u_projection;
uniform vec4 u_crop;
uniform float u_scale;

out vec2 v_place;
flat out vec2 v_halfSize;
flat out float v_cornerRadius;
flat out vec4 v_color;

void main() {
  vec2 corner = vec2(float(gl_VertexID & 1) * 2.0 - 1.0, float(gl_VertexID >> 1) * 2.0 - 1.0);
  vec2 place = corner * (i_halfSize + 1.0 / u_scale);
  v_place = place * u_scale;
  v_halfSize = i_halfSize * u_scale;
  v_cornerRadius = i_cornerRadius * u_scale;
  v_color = i_color;
  gl_Position = cropped(u_projection * vec4(i_center + place, 0.0, 1.0), u_crop);
}
