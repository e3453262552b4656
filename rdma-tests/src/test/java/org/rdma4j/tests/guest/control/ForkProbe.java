package org.rdma4j.tests.guest.control;

import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_fork_status;

/** A program of its own: what fork support is before, at and after its beginning. */
final class ForkProbe {
    private ForkProbe() {}

    public static void main(String[] arguments) {
        String before = status();
        int result = Ibverbs.ibv_fork_init();
        System.out.println(before + "\t" + result + "\t" + status());
        if (before.equals(Integer.toString(ibv_fork_status.IBV_FORK_ENABLED))) {
            throw new AssertionError("enabled before it was asked for");
        }
    }

    /** What only releases from 35.0 on tell. */
    private static String status() {
        try {
            return Integer.toString(Ibverbs.ibv_is_fork_initialized());
        } catch (UnsupportedOperationException e) {
            return "absent";
        }
    }
}
