/* The benchmarks as users of C have them: verbs.h's inline functions. */
#include "null_provider.h"

#include <endian.h>

#define LOOP(name) inline_##name
#define CALL(name) name
#include "loops.h"
