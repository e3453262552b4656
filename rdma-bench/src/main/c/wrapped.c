#include "wrapped.h"

#include <dlfcn.h>

struct wrapped wrapped;

#define BENCH_BIND(name) \
    *(void **)&wrapped.name = dlsym(library, "rdma_wrap_" #name); \
    if (!wrapped.name) { \
        return dlerror(); \
    }

const char *bench_bind(const char *wrapper_library) {
    void *library = dlopen(wrapper_library, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        return dlerror();
    }
    BENCH_WRAPPED(BENCH_BIND)
    BENCH_OWN(BENCH_BIND)
    return 0;
}
