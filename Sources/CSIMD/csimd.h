// Vector operations that Swift's standard library does lane by lane, as one instruction each.
//
// They import as functions on SIMD4 and are inlined. Where there is no SSE2 the compiler's own
// vectors give the same results.

#pragma once

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

typedef float csimd_float4 __attribute__((ext_vector_type(4)));
typedef int csimd_int4 __attribute__((ext_vector_type(4)));

#define CSIMD_INLINE static inline __attribute__((always_inline, const))

/// a where the lane of the mask is set, else b. A lane's bits are all set or none.
CSIMD_INLINE csimd_float4 csimd_select(csimd_int4 mask, csimd_float4 a, csimd_float4 b) {
  return (csimd_float4)(((csimd_int4)a & mask) | ((csimd_int4)b & ~mask));
}

/// a where the lane of the mask is set, else b.
CSIMD_INLINE csimd_int4 csimd_select_int(csimd_int4 mask, csimd_int4 a, csimd_int4 b) {
  return (a & mask) | (b & ~mask);
}

/// The smaller one; b where a lane of either is not a number.
CSIMD_INLINE csimd_float4 csimd_min(csimd_float4 a, csimd_float4 b) {
  return csimd_select(a < b, a, b);
}

/// The larger one; b where a lane of either is not a number.
CSIMD_INLINE csimd_float4 csimd_max(csimd_float4 a, csimd_float4 b) {
  return csimd_select(a > b, a, b);
}

/// The square root, correctly rounded.
CSIMD_INLINE csimd_float4 csimd_sqrt(csimd_float4 a) {
#if defined(__SSE2__)
  return (csimd_float4)_mm_sqrt_ps((__m128)a);
#else
  return __builtin_elementwise_sqrt(a);
#endif
}

/// Bit i for lane i of a mask.
CSIMD_INLINE int csimd_bits(csimd_int4 mask) {
#if defined(__SSE2__)
  return _mm_movemask_ps((__m128)mask);
#else
  return (mask.x & 1) | (mask.y & 2) | (mask.z & 4) | (mask.w & 8);
#endif
}
