// From the clip space of the whole image to that of the part that is drawn. crop is scale x, scale
// y, offset x, offset y; scale y also turns the image upright for reading back.

vec4 cropped(vec4 clip, vec4 crop) {
  return vec4(clip.xy * crop.xy + crop.zw * clip.w, clip.z, clip.w);
}
