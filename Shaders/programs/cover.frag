#version 300 es
// Alpha 1. Drawn where the depth is nearer than the far plane, it marks as opaque the samples that
// a solid layer has covered: alpha-to-coverage spends the alpha of those fragments on the coverage.
precision highp float;

out vec4 fragColor;

void main() {
  fragColor = vec4(0.0, 0.0, 0.0, 1.0);
}
