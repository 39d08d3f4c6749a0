#version 300 es
// Strokes: a strip along the segment's image, as wide as asked plus half a pixel on every side: what
// lies before the start, the segment itself, and what lies beyond the end.
precision highp float;
#include "lib/coverage.glsl"
#include "lib/crop.glsl"
#include "lib/stroke.glsl"

layout(location = 0) in vec3 i_from;
layout(location = 1) in vec3 i_to;
layout(location = 2) in vec3 i_before;
layout(location = 3) in vec3 i_after;
layout(location = 4) in float i_width;
layout(location = 5) in float i_lift;
layout(location = 6) in vec4 i_startColor;
layout(location = 7) in vec4 i_endColor;
// The StrokeEnd of both ends; then one over the miter limit, in 65000ths, the low byte first.
layout(location = 8) in uvec4 i_ends;

uniform mat4 u_view;
uniform mat4 u_projection;
uniform vec4 u_crop;
// The whole image in pixels, and pixels per point.
uniform vec2 u_imageSize;
uniform float u_scale;

out vec2 v_place;
out vec4 v_color;
flat out vec2 v_size;
// For both ends: the corner's place and tangent in the target's pixels; the x and y of strokeEnd.
flat out vec4 v_startCorner;
flat out vec4 v_endCorner;
flat out vec4 v_ends;

vec4 project(vec3 point) {
  return u_projection * (u_view * vec4(point, 1.0));
}

// How far to a point that lies before the near plane the line from another meets that plane.
float nearShare(vec4 p, vec4 q) {
  float behind = p.z + p.w;
  return behind < 0.0 ? behind / (behind - q.z - q.w) : 0.0;
}

vec2 pixelOf(vec4 p) {
  return p.xy / p.w * (0.5 * u_imageSize);
}

// Where the line from a point before the near plane to another one goes on the image.
vec2 pixelToward(vec4 from, vec4 to) {
  return pixelOf(mix(to, from, nearShare(to, from)));
}

// A corner in the target's pixels.
vec4 targetCorner(vec2 pixel, vec2 tangent) {
  if (tangent == vec2(0.0)) return vec4(strokeOpen, 0.0, 1.0, 0.0);
  vec2 clip = cropped(vec4(pixel / (0.5 * u_imageSize), 0.0, 1.0), u_crop).xy;
  return vec4((clip * 0.5 + 0.5) * (u_imageSize / abs(u_crop.xy)), tangent * sign(u_crop.xy));
}

float windowDepth(vec4 p) {
  float share = i_lift * u_scale * 2.0 / (abs(u_projection[1][1]) * u_imageSize.y);
  return max(liftedDepth(p.z / p.w, u_projection[2][2], share, u_projection[2][3]), -1.0);
}

void main() {
  vec4 from = project(i_from);
  vec4 to = project(i_to);
  if (from.z + from.w < 0.0 && to.z + to.w < 0.0) {
    gl_Position = vec4(0.0, 0.0, 2.0, 1.0);
    return;
  }
  float startShare = nearShare(from, to);
  float endShare = nearShare(to, from);
  vec4 a = mix(from, to, startShare);
  vec4 b = mix(to, from, endShare);
  vec2 pixelA = pixelOf(a);
  vec2 pixelB = pixelOf(b);
  float len = length(pixelB - pixelA);
  vec2 along = len > 1e-6 ? (pixelB - pixelA) / len : vec2(1.0, 0.0);
  vec2 across = vec2(-along.y, along.x);
  float halfWidth = 0.5 * i_width * u_scale;
  float drawn = max(halfWidth, 0.5);

  // What the near plane cuts off ends straight.
  ivec2 ends = ivec2(startShare > 0.0 ? 0 : int(i_ends.x), endShare > 0.0 ? 0 : int(i_ends.y));
  vec2 startTangent = vec2(0.0);
  vec2 endTangent = vec2(0.0);
  if (ends.x > 2) {
    startTangent = -cornerTangent(pixelToward(from, project(i_before)), pixelA, pixelB);
    ends.x = startTangent == vec2(0.0) ? 0 : len > 1e-6 ? ends.x : 3;
  }
  if (ends.y > 2) {
    endTangent = cornerTangent(pixelA, pixelB, pixelToward(to, project(i_after)));
    // Where the line turns back only the first of the two strokes goes on, and only as a disc.
    bool turnsBack = endTangent == vec2(0.0);
    ends.y = turnsBack && ends.y != 3 ? 0 : len > 1e-6 ? ends.y : 3;
  }
  float miterCosine = float(i_ends.z + 256u * i_ends.w) / 65000.0;
  vec2 upright = sign(u_crop.xy);
  vec3 start = strokeEnd(ends.x, drawn, -along * upright, startTangent * upright, miterCosine);
  vec3 end = strokeEnd(ends.y, drawn, along * upright, endTangent * upright, miterCosine);

  // Depth and colour change from end to end of the segment, and stay the same beyond.
  int column = gl_VertexID >> 1;
  float side = float(gl_VertexID & 1) * 2.0 - 1.0;
  float place = column == 0 ? -start.z - 1.0 : column == 1 ? 0.0
      : column == 2 ? len : len + end.z + 1.0;
  vec2 pixel = pixelA + along * place + across * (side * (drawn + 1.0));
  v_place = vec2(place, side * (drawn + 1.0));
  v_size = vec2(len, halfWidth);
  v_color = column < 2 ? mix(i_startColor, i_endColor, startShare)
      : mix(i_endColor, i_startColor, endShare);
  v_startCorner = targetCorner(pixelA, startTangent);
  v_endCorner = targetCorner(pixelB, endTangent);
  v_ends = vec4(start.x, end.x, start.y, end.y);
  // The stroke is flat on the image: w is divided out, depth runs straight from end to end.
  float depth = windowDepth(column < 2 ? a : b);
  gl_Position = cropped(vec4(pixel / (0.5 * u_imageSize), depth, 1.0), u_crop);
}
