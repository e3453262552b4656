/* The benchmarks in C, with each verb called in librdma_wrapper.so, as Java calls it. */
#include "null_provider.h"
#include "wrapped.h"

#include <endian.h>

#define LOOP(name) wrapper_##name
#define CALL(name) wrapped.name
#include "loops.h"
