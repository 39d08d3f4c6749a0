#version 300 es
// An opaque picture as planes of Y, Cb and Cr, one after the other as they lie in a PlanarImage: the
// target's bytes, row by row, are theirs. Its rows are as many texels long as the planes are wide,
// and a texel holds four codes.
precision highp float;
precision highp int;
#include "lib/bt709.glsl"

uniform vec2 u_imageSize;
uniform vec4 u_color;
uniform highp sampler2D u_picture;

out vec4 fragColor;

// The codes of a pixel; beyond the picture's edge those of u_color.
vec3 pixel(ivec2 place) {
  bool isInside = all(lessThan(place, ivec2(u_imageSize)));
  vec3 color = isInside ? texelFetch(u_picture, place, 0).rgb : u_color.rgb;
  return floor(color * 255.0 + 0.5);
}

// One byte of the planes of this size.
float code(int index, ivec2 size) {
  int area = size.x * size.y;
  if (index < area) return lumaCode(pixel(ivec2(index % size.x, index / size.x)));
  index -= area;
  bool isRed = index >= area / 4;
  if (isRed) index -= area / 4;
  int width = size.x / 2;
  ivec2 place = 2 * ivec2(index % width, index / width);
  vec3 sum = pixel(place) + pixel(place + ivec2(1, 0)) + pixel(place + ivec2(0, 1))
      + pixel(place + ivec2(1, 1));
  return isRed ? redCode(sum) : blueCode(sum);
}

void main() {
  ivec2 size = (ivec2(u_imageSize) + 1) / 2 * 2;
  ivec2 texel = ivec2(gl_FragCoord.xy);
  int index = 4 * (texel.y * size.x + texel.x);
  fragColor = vec4(code(index, size), code(index + 1, size), code(index + 2, size),
      code(index + 3, size)) / 255.0;
}
