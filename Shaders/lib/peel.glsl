// Depth peeling: the translucent fragments of a pixel one after the other, the nearest first
// (Everitt, "Interactive Order-Independent Transparency", 2001).

// The depth by which a fragment is peeled: behind the near plane, where peeling starts.
float peelDepth(float depth) {
  return max(depth, 1.0 / 16777216.0);
}

// Whether a fragment lies behind the last peel and before what is opaque, and more than one level of
// 255 of the light from there comes through what has been peeled. The alpha of front is that share.
bool isPeeled(highp sampler2D last, highp sampler2D opaque, highp sampler2D front, ivec2 pixel,
    float depth) {
  return depth > texelFetch(last, pixel, 0).x && depth < texelFetch(opaque, pixel, 0).x
      && texelFetch(front, pixel, 0).w > 1.5 / 255.0;
}
