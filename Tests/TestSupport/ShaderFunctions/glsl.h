// Enough of GLSL ES 3.00 in C++ to compile Shaders/lib as it stands. All arithmetic is in float.
#pragma once

#include <cmath>

#define highp
#define mediump
#define lowp

namespace glsl {

typedef unsigned int uint;

struct vec2 {
  float x, y;
  vec2() = default;
  explicit vec2(float s) : x(s), y(s) {}
  vec2(float x, float y) : x(x), y(y) {}
};

struct vec3 {
  union {
    struct { float x, y, z; };
    struct { float r, g, b; };
    vec2 xy;
  };
  vec3() = default;
  explicit vec3(float s) : x(s), y(s), z(s) {}
  vec3(float x, float y, float z) : x(x), y(y), z(z) {}
  vec3(vec2 v, float z) : x(v.x), y(v.y), z(z) {}
};

// A swizzle that does not start at the first component.
struct last_two {
  float x, y, z, w;
  operator vec2() const { return vec2(z, w); }
};

struct vec4 {
  union {
    struct { float x, y, z, w; };
    struct { float r, g, b, a; };
    vec2 xy;
    last_two zw;
    vec3 xyz;
    vec3 rgb;
  };
  vec4() = default;
  explicit vec4(float s) : x(s), y(s), z(s), w(s) {}
  vec4(float x, float y, float z, float w) : x(x), y(y), z(z), w(w) {}
  vec4(vec2 v, float z, float w) : x(v.x), y(v.y), z(z), w(w) {}
  vec4(vec3 v, float w) : x(v.x), y(v.y), z(v.z), w(w) {}
};

struct ivec2 {
  int x, y;
  ivec2() = default;
  ivec2(int x, int y) : x(x), y(y) {}
};

struct mat3 {
  vec3 columns[3];
};

struct mat4 {
  vec4 columns[4];
};

#define GLSL_OPERATOR(op)                                                                    \
  inline vec2 operator op(vec2 a, vec2 b) { return vec2(a.x op b.x, a.y op b.y); }           \
  inline vec2 operator op(vec2 a, float b) { return a op vec2(b); }                          \
  inline vec2 operator op(float a, vec2 b) { return vec2(a) op b; }                          \
  inline vec3 operator op(vec3 a, vec3 b) {                                                  \
    return vec3(a.x op b.x, a.y op b.y, a.z op b.z);                                         \
  }                                                                                          \
  inline vec3 operator op(vec3 a, float b) { return a op vec3(b); }                          \
  inline vec3 operator op(float a, vec3 b) { return vec3(a) op b; }                          \
  inline vec4 operator op(vec4 a, vec4 b) {                                                  \
    return vec4(a.x op b.x, a.y op b.y, a.z op b.z, a.w op b.w);                             \
  }                                                                                          \
  inline vec4 operator op(vec4 a, float b) { return a op vec4(b); }                          \
  inline vec4 operator op(float a, vec4 b) { return vec4(a) op b; }                          \
  template <class V, class W> inline V &operator op##=(V &a, W b) { return a = a op b; }

GLSL_OPERATOR(+)
GLSL_OPERATOR(-)
GLSL_OPERATOR(*)
GLSL_OPERATOR(/)
#undef GLSL_OPERATOR

inline vec2 operator-(vec2 a) { return vec2(-a.x, -a.y); }
inline vec3 operator-(vec3 a) { return vec3(-a.x, -a.y, -a.z); }
inline vec4 operator-(vec4 a) { return vec4(-a.x, -a.y, -a.z, -a.w); }

inline vec3 operator*(const mat3 &m, vec3 v) {
  return m.columns[0] * v.x + m.columns[1] * v.y + m.columns[2] * v.z;
}
inline vec4 operator*(const mat4 &m, vec4 v) {
  return m.columns[0] * v.x + m.columns[1] * v.y + m.columns[2] * v.z + m.columns[3] * v.w;
}

inline float min(float a, float b) { return b < a ? b : a; }
inline float max(float a, float b) { return a < b ? b : a; }
inline int min(int a, int b) { return b < a ? b : a; }
inline int max(int a, int b) { return a < b ? b : a; }
inline float clamp(float v, float low, float high) { return min(max(v, low), high); }
inline float mix(float a, float b, float t) { return a * (1.0f - t) + b * t; }
inline float step(float edge, float v) { return v < edge ? 0.0f : 1.0f; }
inline float fract(float v) { return v - std::floor(v); }
inline float mod(float a, float b) { return a - b * std::floor(a / b); }
inline float sign(float v) { return v < 0.0f ? -1.0f : v > 0.0f ? 1.0f : 0.0f; }
inline float inversesqrt(float v) { return 1.0f / std::sqrt(v); }
inline float abs(float v) { return std::fabs(v); }
inline float floor(float v) { return std::floor(v); }
inline float ceil(float v) { return std::ceil(v); }
inline float sqrt(float v) { return std::sqrt(v); }
inline float pow(float a, float b) { return std::pow(a, b); }
inline float exp(float v) { return std::exp(v); }
inline float exp2(float v) { return std::exp2(v); }
inline float log(float v) { return std::log(v); }
inline float log2(float v) { return std::log2(v); }
inline float sin(float v) { return std::sin(v); }
inline float cos(float v) { return std::cos(v); }
inline float atan(float v) { return std::atan(v); }
inline float atan(float y, float x) { return std::atan2(y, x); }
inline float smoothstep(float low, float high, float v) {
  float t = clamp((v - low) / (high - low), 0.0f, 1.0f);
  return t * t * (3.0f - 2.0f * t);
}

// The built-ins of one argument, component by component.
#define GLSL_UNARY(f)                                                               \
  inline vec2 f(vec2 v) { return vec2(f(v.x), f(v.y)); }                            \
  inline vec3 f(vec3 v) { return vec3(f(v.x), f(v.y), f(v.z)); }                    \
  inline vec4 f(vec4 v) { return vec4(f(v.x), f(v.y), f(v.z), f(v.w)); }

GLSL_UNARY(abs)
GLSL_UNARY(floor)
GLSL_UNARY(ceil)
GLSL_UNARY(fract)
GLSL_UNARY(sign)
GLSL_UNARY(sqrt)
GLSL_UNARY(exp)
GLSL_UNARY(log)
GLSL_UNARY(sin)
GLSL_UNARY(cos)
#undef GLSL_UNARY

// Those of two arguments, and with a scalar second one.
#define GLSL_BINARY(f)                                                                        \
  inline vec2 f(vec2 a, vec2 b) { return vec2(f(a.x, b.x), f(a.y, b.y)); }                    \
  inline vec3 f(vec3 a, vec3 b) { return vec3(f(a.x, b.x), f(a.y, b.y), f(a.z, b.z)); }       \
  inline vec4 f(vec4 a, vec4 b) {                                                             \
    return vec4(f(a.x, b.x), f(a.y, b.y), f(a.z, b.z), f(a.w, b.w));                          \
  }                                                                                           \
  inline vec2 f(vec2 a, float b) { return f(a, vec2(b)); }                                    \
  inline vec3 f(vec3 a, float b) { return f(a, vec3(b)); }                                    \
  inline vec4 f(vec4 a, float b) { return f(a, vec4(b)); }

GLSL_BINARY(min)
GLSL_BINARY(max)
GLSL_BINARY(pow)
GLSL_BINARY(mod)
#undef GLSL_BINARY

template <class V> inline V clamp(V v, float low, float high) { return min(max(v, low), high); }
template <class V> inline V mix(V a, V b, float t) { return a * (1.0f - t) + b * t; }

inline float dot(vec2 a, vec2 b) { return a.x * b.x + a.y * b.y; }
inline float dot(vec3 a, vec3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
inline float dot(vec4 a, vec4 b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
template <class V> inline float length(V v) { return std::sqrt(dot(v, v)); }
template <class V> inline float distance(V a, V b) { return length(a - b); }
template <class V> inline V normalize(V v) { return v / length(v); }
template <class V> inline V reflect(V i, V n) { return i - n * (2.0f * dot(n, i)); }
inline vec3 cross(vec3 a, vec3 b) {
  return vec3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}

// A texture of four floats a texel, rows one after the other.
struct sampler2D {
  const float *texels;
  int width;
};

inline vec4 texelFetch(sampler2D texture, ivec2 place, int) {
  const float *texel = texture.texels + 4 * (place.y * texture.width + place.x);
  return vec4(texel[0], texel[1], texel[2], texel[3]);
}

}  // namespace glsl
