#version 300 es
// Spheres. Features: PERSPECTIVE, PREMULTIPLY, SAMPLED, PEEL, COLOR_NORMAL. The alpha is the coverage times the
// colour's alpha; without PREMULTIPLY the hardware turns it into samples; with SAMPLED the pixel is
// one sample.
precision highp float;
#include "lib/srgb.glsl"
#include "lib/lighting.glsl"
#include "lib/coverage.glsl"
#include "lib/peel.glsl"

in vec3 v_eye;
flat in vec3 v_center;
flat in float v_radius;
flat in vec4 v_color;

uniform mat4 u_view;
uniform mat4 u_projection;
uniform float u_pixelSpan;
uniform vec3 u_keyDirection;
uniform vec3 u_fillDirection;
uniform vec3 u_strengths;
uniform vec2 u_material;
uniform highp sampler2D u_peeledDepth;
uniform highp sampler2D u_opaqueDepth;
uniform highp sampler2D u_front;

out vec4 fragColor;

void main() {
#if defined(PERSPECTIVE)
  vec3 ray = normalize(v_eye);
  float along = dot(ray, v_center);
  vec3 nearest = ray * along;
  vec3 toEye = -ray;
  float span = u_pixelSpan * along;
#else
  vec3 nearest = vec3(v_eye.xy, v_center.z);
  vec3 toEye = vec3(0.0, 0.0, 1.0);
  float span = u_pixelSpan;
#endif
  vec3 offset = nearest - v_center;
  float distance = length(offset);
  float coverage = discCoverage(distance / span, v_radius / span);
#if defined(SAMPLED)
  vec2 quarter = floor(v_eye.xy / u_pixelSpan * 4.0) - floor(v_center.xy / u_pixelSpan * 4.0);
  coverage = sampleCoverage(coverage, v_radius / span,
      interleavedNoise(quarter + v_center.xy * 8192.0));
#elif !defined(PREMULTIPLY)
  // The pixel counted from the sphere's own, so that a part of the image shows the same.
  vec2 pixel = floor(v_eye.xy / u_pixelSpan) - floor(v_center.xy / u_pixelSpan);
  coverage = quarterCoverage(coverage, interleavedNoise(pixel + v_center.xy * 8192.0));
#endif
  if (coverage <= 0.0) discard;

  float rise = sqrt(max(v_radius * v_radius - distance * distance, 0.0));
  vec3 normal = normalize(offset + toEye * rise);
  vec3 surface = nearest + toEye * rise;
  vec4 clip = u_projection * vec4(surface, 1.0);
  float window = clamp(0.5 + 0.5 * clip.z / clip.w, 0.0, 1.0);
#if !defined(PEEL)
  gl_FragDepth = window;
#endif
#if defined(PEEL)
  float depth = peelDepth(window);
  if (!isPeeled(u_peeledDepth, u_opaqueDepth, u_front, ivec2(gl_FragCoord.xy), depth)) discard;
  gl_FragDepth = depth;
#endif

#if defined(COLOR_NORMAL)
  // A view turns and moves only: turned back, the normal is that in the box.
  vec3 base = 0.5 + 0.5 * (normal * mat3(u_view));
#else
  vec3 base = v_color.rgb;
#endif
  vec3 lit = shade(linearFromSRGB(base), normal, toEye, u_keyDirection, u_fillDirection,
      u_strengths, u_material);
  vec4 color = vec4(srgbFromLinear(lit), v_color.a * coverage);
#if defined(PREMULTIPLY)
  color.rgb *= color.a;
#endif
  fragColor = color;
}
