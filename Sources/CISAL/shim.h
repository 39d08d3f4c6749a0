#include <isa-l.h>

// The sizes are expressions that Swift does not import.
static inline uint32_t cisal_level_buffer_size(uint32_t level) {
  return level < 2 ? ISAL_DEF_LVL1_DEFAULT : ISAL_DEF_LVL2_DEFAULT;
}
