#version 300 es
// Spheres: a quad that covers the outline and one pixel more, so that every pixel with some coverage
// has all of its samples inside; the fragment finds the surface.
precision highp float;
#include "lib/crop.glsl"

layout(location = 0) in vec3 i_center;
layout(location = 1) in float i_radius;
layout(location = 2) in vec4 i_color;

uniform mat4 u_view;
uniform mat4 u_projection;
uniform vec4 u_crop;
// World units a pixel spans: at any depth when orthographic, at depth 1 in perspective.
uniform float u_pixelSpan;

out vec3 v_eye;
flat out vec3 v_center;
flat out float v_radius;
flat out vec4 v_color;

void main() {
  vec2 corner = vec2(float(gl_VertexID & 1) * 2.0 - 1.0, float(gl_VertexID >> 1) * 2.0 - 1.0);
  vec3 center = (u_view * vec4(i_center, 1.0)).xyz;
#if defined(PERSPECTIVE)
  // The outline is the circle in which the cone of tangents touches the sphere, seen from the eye
  // as a disc of half-angle asin(r / d); a quad across the line of sight through the centre that
  // covers the cone has half side r d / sqrt(d^2 - r^2).
  float d2 = dot(center, center);
  float span = u_pixelSpan * sqrt(d2);
  float outline = i_radius * sqrt(d2 / max(d2 - i_radius * i_radius, 1e-6 * d2));
  float reach = max(outline, 0.5 * span) + span;
  vec3 forward = normalize(center);
  vec3 right = normalize(cross(forward, vec3(0.0, 1.0, 0.0)));
  vec3 up = cross(right, forward);
  v_eye = center + (right * corner.x + up * corner.y) * reach;
#else
  v_eye = center + vec3(corner * (max(i_radius, 0.5 * u_pixelSpan) + u_pixelSpan), 0.0);
#endif
  v_center = center;
  v_radius = i_radius;
  v_color = i_color;
  gl_Position = cropped(u_projection * vec4(v_eye, 1.0), u_crop);
}
