/* A context with the layout of the installed libibverbs, without a device. Each pointer that precedes the context
 * contains its own distance from the context in bytes. */
#include <infiniband/verbs.h>
#include <stdint.h>

static struct verbs_context extended;

struct ibv_context *extended_context(void);
uint64_t bytes_before_context(void);

struct ibv_context *extended_context(void) {
    uintptr_t context = (uintptr_t)&extended.context;
    for (uintptr_t *slot = (uintptr_t *)&extended; (uintptr_t)slot < context; slot++)
        *slot = context - (uintptr_t)slot;
    extended.sz = sizeof(extended);
    extended.context.abi_compat = __VERBS_ABI_IS_EXTENDED;
    return &extended.context;
}

uint64_t bytes_before_context(void) {
    return offsetof(struct verbs_context, context);
}
