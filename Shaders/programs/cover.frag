#version 300 es
// The whole target. Feature: PEEL. Without it the alpha is 1: drawn where the depth is nearer than
// the far plane, it marks as opaque the samples that a solid layer has covered: alpha-to-coverage
// spends the alpha of those fragments on the coverage. With it, what has been peeled, premultiplied,
// to be laid over what is opaque.
precision highp float;
precision highp int;

uniform highp sampler2D u_front;

out vec4 fragColor;

void main() {
#if defined(PEEL)
  vec4 front = texelFetch(u_front, ivec2(gl_FragCoord.xy), 0);
  fragColor = vec4(front.rgb, 1.0 - front.a);
#else
  fragColor = vec4(0.0, 0.0, 0.0, 1.0);
#endif
}
