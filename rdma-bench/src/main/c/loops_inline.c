/* The benchmarks in C with the inline functions of verbs.h, as in C programs. */
#include "null_provider.h"

#include <endian.h>

#define LOOP(name) inline_##name
#define CALL(name) name
#include "loops.h"
