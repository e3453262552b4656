// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_parent_domain_init_attr_mask}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_parent_domain_init_attr_mask {
    public static final int IBV_PARENT_DOMAIN_INIT_ATTR_ALLOCATORS = 0x1;

    public static final int IBV_PARENT_DOMAIN_INIT_ATTR_PD_CONTEXT = 0x2;

    /**
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int IBV_PARENT_DOMAIN_INIT_ATTR_ALLOW_CC_UNPROTECTED_ALLOC = 0x4;

    private ibv_parent_domain_init_attr_mask() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_PARENT_DOMAIN_INIT_ATTR_ALLOCATORS) == IBV_PARENT_DOMAIN_INIT_ATTR_ALLOCATORS) {
            names.add("IBV_PARENT_DOMAIN_INIT_ATTR_ALLOCATORS");
            rest &= ~IBV_PARENT_DOMAIN_INIT_ATTR_ALLOCATORS;
        }
        if ((rest & IBV_PARENT_DOMAIN_INIT_ATTR_PD_CONTEXT) == IBV_PARENT_DOMAIN_INIT_ATTR_PD_CONTEXT) {
            names.add("IBV_PARENT_DOMAIN_INIT_ATTR_PD_CONTEXT");
            rest &= ~IBV_PARENT_DOMAIN_INIT_ATTR_PD_CONTEXT;
        }
        if ((rest & IBV_PARENT_DOMAIN_INIT_ATTR_ALLOW_CC_UNPROTECTED_ALLOC) == IBV_PARENT_DOMAIN_INIT_ATTR_ALLOW_CC_UNPROTECTED_ALLOC) {
            names.add("IBV_PARENT_DOMAIN_INIT_ATTR_ALLOW_CC_UNPROTECTED_ALLOC");
            rest &= ~IBV_PARENT_DOMAIN_INIT_ATTR_ALLOW_CC_UNPROTECTED_ALLOC;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
