/*
 * An interposer for libibverbs, librdmacm and the wrapper library, with which it is linked. It defines all functions of
 * the bindings that can fail, counts their calls, and makes one of them fail without calling the original function.
 * Tests load it in place of all three libraries; the loader resolves other functions from the original libraries.
 *
 * NativeFaultShim generates native_faults.h: FAULT(name, result of a failed call). A result and up to six arguments,
 * all of them integers or pointers, are passed through in their registers.
 */
#include <dlfcn.h>
#include <errno.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef long word;
typedef word function(word, word, word, word, word, word);

static atomic_long calls;
static atomic_long failing;
static atomic_int error;
static atomic_int freeing_too;
static _Atomic(const char *) failed;

/* Makes the k-th call from now on fail with an errno; none if k is 0. With and_freeing, the next call that frees an
 * object also fails. */
void native_faults_arm(long k, int with, int and_freeing) {
    failed = NULL;
    error = with;
    freeing_too = and_freeing;
    calls = 0;
    failing = k;
}

/* Stops injecting failures. Returns the number of calls. */
long native_faults_disarm(void) {
    failing = 0;
    freeing_too = 0;
    return calls;
}

/* Returns the name of the function that failed; NULL if there were fewer calls. */
const char *native_faults_failed(void) {
    return failed;
}

/* Repeated calls of a wait are counted once: otherwise, the number of calls would depend on timing. */
static int is_look(const char *name) {
    return !strcmp(name, "rdma_wrap_ibv_poll_cq") || !strcmp(name, "rdma_wrap_rdma_seq_wait_cq")
           || !strcmp(name, "rdma_get_cm_event")
           || !strcmp(name, "ibv_get_async_event");
}

static int frees(const char *name) {
    static const char *const verbs[] = {"_destroy_", "_dealloc_", "_dereg_", "_detach_", "_close_", "_leave_"};
    size_t i;

    for (i = 0; i < sizeof verbs / sizeof *verbs; i++)
        if (strstr(name, verbs[i]))
            return 1;
    return 0;
}

/* Nesting depth of calls into the original libraries. Their internal calls also arrive here, and are not counted. */
static _Thread_local int depth;

static int fails(const char *name) {
    static _Thread_local const char *last, *before;
    /* A wait alternates between polling for events and polling the queue. */
    int again = is_look(name) && (last == name || (before == name && is_look(last)));

    if (depth > 0)
        return 0;
    if (last != name) {
        before = last;
        last = name;
    }
    if (again)
        return 0;
    if (failed && frees(name) && atomic_exchange(&freeing_too, 0))
        return 1;
    if (atomic_fetch_add(&calls, 1) + 1 != failing)
        return 0;
    failed = name;
    return 1;
}

/* Resolves a function in the original libraries. The default search order would find the one of this library. */
static function *find(const char *name) {
    static const char *const libraries[] = {"librdma_wrapper.so", "librdmacm.so.1", "libibverbs.so.1"};
    size_t i;

    for (i = 0; i < sizeof libraries / sizeof *libraries; i++) {
        void *library = dlopen(libraries[i], RTLD_NOW | RTLD_NOLOAD);
        void *symbol = library ? dlsym(library, name) : NULL;

        if (symbol)
            return (function *)symbol;
    }
    fprintf(stderr, "native_faults: nobody has %s\n", name);
    abort();
}

#define FAULT(name, result)                                                                                            \
    word name(word a, word b, word c, word d, word e, word f) {                                                        \
        static function *actual;                                                                                       \
        if (fails(#name)) {                                                                                            \
            int code = error;                                                                                          \
            word gives = (result);                                                                                     \
            errno = code;                                                                                              \
            return gives;                                                                                              \
        }                                                                                                              \
        if (!actual)                                                                                                   \
            actual = find(#name);                                                                                      \
        depth++;                                                                                                       \
        word gives = actual(a, b, c, d, e, f);                                                                         \
        depth--;                                                                                                       \
        return gives;                                                                                                  \
    }

#include "native_faults.h"
