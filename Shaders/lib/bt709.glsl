// Y'CbCr of ITU-R BT.709-6 in limited range with 8 bits (3.2 to 3.5), rounded once, halves up. Red,
// green and blue are codes 0 to 255; those of chroma are sums of four pixels.

float roundedCode(vec3 factors, float offset, vec3 color) {
  return floor(factors.r * color.r + factors.g * color.g + (factors.b * color.b + offset + 0.5));
}

float lumaCode(vec3 color) {
  return roundedCode(219.0 / 255.0 * vec3(0.2126, 0.7152, 0.0722), 16.0, color);
}

float blueCode(vec3 sum) {
  return roundedCode(224.0 / 255.0 / 1.8556 / 4.0 * vec3(-0.2126, -0.7152, 0.9278), 128.0, sum);
}

float redCode(vec3 sum) {
  return roundedCode(224.0 / 255.0 / 1.5748 / 4.0 * vec3(0.7874, -0.7152, -0.0722), 128.0, sum);
}
