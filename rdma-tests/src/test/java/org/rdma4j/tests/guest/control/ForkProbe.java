package org.rdma4j.tests.guest.control;

import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_fork_status;

/** Program that prints the status of fork support before, during and after its initialization. */
final class ForkProbe {
    private ForkProbe() {}

    public static void main(String[] arguments) {
        String before = status();
        int result = Ibverbs.ibv_fork_init();
        System.out.println(before + "\t" + result + "\t" + status());
        if (before.equals(Integer.toString(ibv_fork_status.IBV_FORK_ENABLED))) {
            throw new AssertionError("fork support was enabled before it was requested");
        }
    }

    /** Returns the status of fork support, which only releases 35.0 and later report. */
    private static String status() {
        try {
            return Integer.toString(Ibverbs.ibv_is_fork_initialized());
        } catch (UnsupportedOperationException e) {
            return "absent";
        }
    }
}
