#include "ShaderText.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char bt709_glsl[] = {
#embed "lib/bt709.glsl" suffix(, 0)
};

static const char coverage_glsl[] = {
#embed "lib/coverage.glsl" suffix(, 0)
};

static const char crop_glsl[] = {
#embed "lib/crop.glsl" suffix(, 0)
};

static const char lighting_glsl[] = {
#embed "lib/lighting.glsl" suffix(, 0)
};

static const char peel_glsl[] = {
#embed "lib/peel.glsl" suffix(, 0)
};

static const char ramp_glsl[] = {
#embed "lib/ramp.glsl" suffix(, 0)
};

static const char rampcoordinate_glsl[] = {
#embed "lib/rampcoordinate.glsl" suffix(, 0)
};

static const char srgb_glsl[] = {
#embed "lib/srgb.glsl" suffix(, 0)
};

static const char stroke_glsl[] = {
#embed "lib/stroke.glsl" suffix(, 0)
};

static const char surface_vert[] = {
#embed "programs/surface.vert" suffix(, 0)
};

static const char surface_frag[] = {
#embed "programs/surface.frag" suffix(, 0)
};

static const char sphere_vert[] = {
#embed "programs/sphere.vert" suffix(, 0)
};

static const char sphere_frag[] = {
#embed "programs/sphere.frag" suffix(, 0)
};

static const char segment_vert[] = {
#embed "programs/segment.vert" suffix(, 0)
};

static const char segment_frag[] = {
#embed "programs/segment.frag" suffix(, 0)
};

static const char shape_vert[] = {
#embed "programs/shape.vert" suffix(, 0)
};

static const char shape_frag[] = {
#embed "programs/shape.frag" suffix(, 0)
};

static const char glyph_vert[] = {
#embed "programs/glyph.vert" suffix(, 0)
};

static const char glyph_frag[] = {
#embed "programs/glyph.frag" suffix(, 0)
};

static const char cover_vert[] = {
#embed "programs/cover.vert" suffix(, 0)
};

static const char cover_frag[] = {
#embed "programs/cover.frag" suffix(, 0)
};

static const char planes_frag[] = {
#embed "programs/planes.frag" suffix(, 0)
};

#define FILE_TEXT(name, text) {name, text, sizeof(text) - 1}

static const struct shader_text files[] = {
  FILE_TEXT("lib/bt709.glsl", bt709_glsl),
  FILE_TEXT("lib/coverage.glsl", coverage_glsl),
  FILE_TEXT("lib/crop.glsl", crop_glsl),
  FILE_TEXT("lib/lighting.glsl", lighting_glsl),
  FILE_TEXT("lib/peel.glsl", peel_glsl),
  FILE_TEXT("lib/ramp.glsl", ramp_glsl),
  FILE_TEXT("lib/rampcoordinate.glsl", rampcoordinate_glsl),
  FILE_TEXT("lib/srgb.glsl", srgb_glsl),
  FILE_TEXT("lib/stroke.glsl", stroke_glsl),
  FILE_TEXT("programs/surface.vert", surface_vert),
  FILE_TEXT("programs/surface.frag", surface_frag),
  FILE_TEXT("programs/sphere.vert", sphere_vert),
  FILE_TEXT("programs/sphere.frag", sphere_frag),
  FILE_TEXT("programs/segment.vert", segment_vert),
  FILE_TEXT("programs/segment.frag", segment_frag),
  FILE_TEXT("programs/shape.vert", shape_vert),
  FILE_TEXT("programs/shape.frag", shape_frag),
  FILE_TEXT("programs/glyph.vert", glyph_vert),
  FILE_TEXT("programs/glyph.frag", glyph_frag),
  FILE_TEXT("programs/cover.vert", cover_vert),
  FILE_TEXT("programs/cover.frag", cover_frag),
  FILE_TEXT("programs/planes.frag", planes_frag),
};

size_t shader_text_count(void) {
  return sizeof(files) / sizeof(files[0]);
}

struct shader_text shader_text_at(size_t index) {
  return files[index];
}
