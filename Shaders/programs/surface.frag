#version 300 es
// Triangles. Features: LIT, PERSPECTIVE, PREMULTIPLY, PEEL, MASKED, and one of COLOR_SOLID,
// COLOR_VERTEX, COLOR_NORMAL, COLOR_RAMP_LINEAR, COLOR_RAMP_RADIAL, COLOR_RAMP_ANGULAR.
precision highp float;
precision highp int;
#include "lib/srgb.glsl"
#include "lib/lighting.glsl"
#include "lib/ramp.glsl"
#include "lib/rampcoordinate.glsl"
#include "lib/peel.glsl"

in vec3 v_eye;
in vec3 v_normal;
in vec2 v_uv;
flat in vec4 v_color;

uniform mat4 u_view;
uniform vec4 u_color;
uniform highp sampler2D u_ramps;
uniform int u_rampRow;
uniform vec3 u_keyDirection;
uniform vec3 u_fillDirection;
uniform vec3 u_strengths;
uniform vec2 u_material;
uniform highp sampler2D u_peeledDepth;
uniform highp sampler2D u_opaqueDepth;
uniform highp sampler2D u_front;
uniform highp sampler2D u_mask;

out vec4 fragColor;

vec4 baseColor(vec3 normal) {
#if defined(COLOR_NORMAL)
  return vec4(0.5 + 0.5 * normal, u_color.a);
#elif defined(COLOR_VERTEX)
  return v_color;
#elif defined(COLOR_RAMP_LINEAR)
  return rampColor(u_ramps, u_rampRow, v_uv.x);
#elif defined(COLOR_RAMP_RADIAL)
  return rampColor(u_ramps, u_rampRow, radialCoordinate(v_uv));
#elif defined(COLOR_RAMP_ANGULAR)
  return rampColor(u_ramps, u_rampRow, angularCoordinate(v_uv));
#else
  return u_color;
#endif
}

void main() {
#if defined(PEEL)
  float depth = peelDepth(gl_FragCoord.z);
  if (!isPeeled(u_peeledDepth, u_opaqueDepth, u_front, ivec2(gl_FragCoord.xy), depth)) discard;
  gl_FragDepth = depth;
#endif
#if defined(LIT) || defined(COLOR_NORMAL)
  vec3 normal = normalize(v_normal);
#else
  vec3 normal = vec3(0.0, 0.0, 1.0);
#endif
  vec4 color = baseColor(normal);
#if defined(LIT)
#if defined(PERSPECTIVE)
  vec3 toEye = normalize(-v_eye);
#else
  vec3 toEye = vec3(0.0, 0.0, 1.0);
#endif
  vec3 eyeNormal = mat3(u_view) * normal;
  eyeNormal = dot(eyeNormal, toEye) < 0.0 ? -eyeNormal : eyeNormal;
  color.rgb = srgbFromLinear(
      shade(linearFromSRGB(color.rgb), eyeNormal, toEye, u_keyDirection, u_fillDirection,
          u_strengths, u_material));
#endif
#if defined(MASKED)
  color.a *= texelFetch(u_mask, ivec2(gl_FragCoord.xy), 0).r;
#endif
#if defined(PREMULTIPLY)
  color.rgb *= color.a;
#endif
  fragColor = color;
}
