package org.rdma4j.bench.startup.program;

import java.util.Set;

/** Twenty functions that a small verbs program calls. */
public final class TwentyFunctions {
    private static final Set<String> INLINE =
            Set.of("ibv_post_send", "ibv_post_recv", "ibv_poll_cq", "ibv_req_notify_cq");

    static final String[] FUNCTIONS = {
        "ibv_get_device_list",
        "ibv_free_device_list",
        "ibv_get_device_name",
        "ibv_open_device",
        "ibv_close_device",
        "ibv_query_device",
        "ibv_query_gid",
        "ibv_alloc_pd",
        "ibv_dealloc_pd",
        "ibv_reg_mr_iova2",
        "ibv_dereg_mr",
        "ibv_create_cq",
        "ibv_destroy_cq",
        "ibv_create_qp",
        "ibv_modify_qp",
        "ibv_destroy_qp",
        "ibv_post_send",
        "ibv_post_recv",
        "ibv_poll_cq",
        "ibv_req_notify_cq"
    };

    private TwentyFunctions() {}

    /** Returns the names of the symbols. */
    public static Set<String> symbols() {
        return java.util.Arrays.stream(FUNCTIONS)
                .map(function -> isInline(function) ? "rdma_wrap_" + function : function)
                .collect(java.util.stream.Collectors.toUnmodifiableSet());
    }

    /** Returns {@code true} if the function is inline in C, and therefore in the wrapper. */
    static boolean isInline(String function) {
        return INLINE.contains(function);
    }
}
