// From u and v to the place on a ramp.

float radialCoordinate(vec2 uv) {
  return length(uv);
}

// The angle from +u toward +v as a fraction of a turn, 0 <= t < 1.
float angularCoordinate(vec2 uv) {
  float t = atan(uv.y, uv.x) / 6.28318531;
  return t < 0.0 ? t + 1.0 : t;
}
