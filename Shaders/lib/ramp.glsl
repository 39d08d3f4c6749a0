// Reading a colour ramp: a row of 256 straight sRGB colours, linear between entries.

vec4 rampColor(highp sampler2D ramps, int row, float t) {
  float place = clamp(t, 0.0, 1.0) * 255.0;
  int entry = min(int(place), 254);
  vec4 low = texelFetch(ramps, ivec2(entry, row), 0);
  vec4 high = texelFetch(ramps, ivec2(entry + 1, row), 0);
  return mix(low, high, place - float(entry));
}
