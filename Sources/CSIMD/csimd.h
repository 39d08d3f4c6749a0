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

typedef unsigned char csimd_byte16 __attribute__((ext_vector_type(16)));

/// Whole numbers as floats.
CSIMD_INLINE csimd_float4 csimd_float(csimd_int4 a) {
  return __builtin_convertvector(a, csimd_float4);
}

/// The whole part of floats that a 32-bit number can hold.
CSIMD_INLINE csimd_int4 csimd_truncate(csimd_float4 a) {
  return __builtin_convertvector(a, csimd_int4);
}

/// The sums of lanes side by side: those of a, and then those of b.
CSIMD_INLINE csimd_float4 csimd_pair_sums(csimd_float4 a, csimd_float4 b) {
  return __builtin_shufflevector(a, b, 0, 2, 4, 6) + __builtin_shufflevector(a, b, 1, 3, 5, 7);
}

/// Sixteen numbers as bytes; each must be 0 to 255.
CSIMD_INLINE csimd_byte16 csimd_bytes(csimd_int4 a, csimd_int4 b, csimd_int4 c, csimd_int4 d) {
#if defined(__SSE2__)
  return (csimd_byte16)_mm_packus_epi16(
      _mm_packs_epi32((__m128i)a, (__m128i)b), _mm_packs_epi32((__m128i)c, (__m128i)d));
#else
  return __builtin_shufflevector(
      __builtin_shufflevector((csimd_byte16)a, (csimd_byte16)b, 0, 4, 8, 12, 16, 20, 24, 28, -1, -1,
                              -1, -1, -1, -1, -1, -1),
      __builtin_shufflevector((csimd_byte16)c, (csimd_byte16)d, 0, 4, 8, 12, 16, 20, 24, 28, -1, -1,
                              -1, -1, -1, -1, -1, -1),
      0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23);
#endif
}

/// Where what stands in 64 bytes of delimited text: bit i for byte i.
typedef struct {
  unsigned long long delimiters;
  /// LF and CR.
  unsigned long long line_ends;
  unsigned long long quotes;
} csimd_text_masks;

/// Looks at 64 bytes, which need no alignment.
static inline __attribute__((always_inline)) csimd_text_masks csimd_text_scan(
    const unsigned char *bytes, unsigned char delimiter) {
  csimd_text_masks masks = {0, 0, 0};
  for (int part = 0; part < 4; part += 1) {
    int shift = part * 16;
#if defined(__SSE2__)
    __m128i text = _mm_loadu_si128((const __m128i *)(bytes + shift));
    __m128i ends = _mm_or_si128(
        _mm_cmpeq_epi8(text, _mm_set1_epi8('\n')), _mm_cmpeq_epi8(text, _mm_set1_epi8('\r')));
    unsigned delimiter_bits = _mm_movemask_epi8(_mm_cmpeq_epi8(text, _mm_set1_epi8(delimiter)));
    unsigned quote_bits = _mm_movemask_epi8(_mm_cmpeq_epi8(text, _mm_set1_epi8('"')));
    unsigned end_bits = _mm_movemask_epi8(ends);
#else
    unsigned delimiter_bits = 0, quote_bits = 0, end_bits = 0;
    for (int i = 0; i < 16; i += 1) {
      unsigned char byte = bytes[shift + i];
      delimiter_bits |= (unsigned)(byte == delimiter) << i;
      quote_bits |= (unsigned)(byte == '"') << i;
      end_bits |= (unsigned)(byte == '\n' || byte == '\r') << i;
    }
#endif
    masks.delimiters |= (unsigned long long)delimiter_bits << shift;
    masks.quotes |= (unsigned long long)quote_bits << shift;
    masks.line_ends |= (unsigned long long)end_bits << shift;
  }
  return masks;
}
