/* The benchmarks with the inline functions of verbs.h, as C programs call them. */
#include "null_provider.h"

#include <endian.h>

#define LOOP(name) inline_##name
#define CALL(name) name
#include "loops.h"
