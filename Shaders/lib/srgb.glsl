// The sRGB transfer functions of IEC 61966-2-1.

float linearFromSRGB(float c) {
  return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4);
}

vec3 linearFromSRGB(vec3 c) {
  return vec3(linearFromSRGB(c.r), linearFromSRGB(c.g), linearFromSRGB(c.b));
}

float srgbFromLinear(float c) {
  return c <= 0.0031308 ? 12.92 * c : 1.055 * pow(c, 1.0 / 2.4) - 0.055;
}

vec3 srgbFromLinear(vec3 c) {
  return vec3(srgbFromLinear(c.r), srgbFromLinear(c.g), srgbFromLinear(c.b));
}
