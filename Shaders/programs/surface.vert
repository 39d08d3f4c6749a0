#version 300 es
// Triangles: lit surfaces, and flat fills such as the walls of a box.
precision highp float;
#include "lib/crop.glsl"

layout(location = 0) in vec3 a_position;
layout(location = 1) in vec3 a_normal;
layout(location = 2) in vec2 a_uv;
layout(location = 3) in vec4 a_color;

uniform mat4 u_view;
uniform mat4 u_projection;
uniform vec4 u_crop;

out vec3 v_eye;
out vec3 v_normal;
out vec2 v_uv;
flat out vec4 v_color;

void main() {
  vec4 eye = u_view * vec4(a_position, 1.0);
  v_eye = eye.xyz;
  v_normal = a_normal;
  v_uv = a_uv;
  v_color = a_color;
  gl_Position = cropped(u_projection * eye, u_crop);
}
