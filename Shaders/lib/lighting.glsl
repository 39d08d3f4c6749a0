// Direct light on a metal-rough surface, in linear light and eye space.
//
// Highlight: the Cook-Torrance model with the GGX distribution (Walter et al. 2007), Smith's
// shadowing in Schlick's form and Schlick's Fresnel term, with alpha = roughness squared
// (Burley 2012). The surroundings are a vertical gradient, brighter above.

const float PI = 3.14159265;

// The share of microfacets that face the half vector.
float ggxDistribution(float nDotH, float alpha) {
  float a2 = alpha * alpha;
  float d = nDotH * nDotH * (a2 - 1.0) + 1.0;
  return a2 / (PI * d * d);
}

// Shadowing and masking, already divided by 4 (n.l) (n.v).
float smithVisibility(float nDotL, float nDotV, float alpha) {
  float k = alpha * 0.5;
  float l = nDotL * (1.0 - k) + k;
  float v = nDotV * (1.0 - k) + k;
  return 0.25 / (l * v);
}

vec3 schlickFresnel(vec3 f0, float cosine) {
  float m = clamp(1.0 - cosine, 0.0, 1.0);
  float m2 = m * m;
  return f0 + (vec3(1.0) - f0) * (m2 * m2 * m);
}

// Lambert's cosine, softened so that the terminator is not a hard line.
float wrappedCosine(float cosine) {
  return max((cosine + 0.2) / 1.2, 0.0);
}

// What an unlit mirror would see in direction r.
float surroundings(vec3 r) {
  return 0.55 + 0.35 * r.y;
}

// base is linear; normal faces the eye; keyDirection, fillDirection and toEye are unit vectors;
// strengths is (key, fill, ambient); material is (metalness, roughness).
vec3 shade(
    vec3 base, vec3 normal, vec3 toEye, vec3 keyDirection, vec3 fillDirection, vec3 strengths,
    vec2 material) {
  float metalness = material.x;
  float roughness = max(material.y, 0.05);
  float alpha = roughness * roughness;
  float nDotV = max(dot(normal, toEye), 1e-3);
  float nDotL = dot(normal, keyDirection);

  float diffuse = strengths.z + strengths.x * wrappedCosine(nDotL)
      + strengths.y * max(dot(normal, fillDirection), 0.0);
  vec3 color = base * ((1.0 - metalness) * diffuse);

  vec3 f0 = mix(vec3(0.04), base, metalness);
  if (nDotL > 0.0) {
    vec3 h = normalize(keyDirection + toEye);
    vec3 fresnel = schlickFresnel(f0, max(dot(h, toEye), 0.0));
    float highlight = ggxDistribution(max(dot(normal, h), 0.0), alpha)
        * smithVisibility(nDotL, nDotV, alpha) * nDotL * strengths.x;
    color += fresnel * min(highlight, 4.0);
  }
  vec3 mirrored = reflect(-toEye, normal);
  float gloss = 1.0 - 0.5 * roughness;
  color += schlickFresnel(f0, nDotV) * (metalness * gloss * surroundings(mirrored));
  return clamp(color, 0.0, 1.0);
}
