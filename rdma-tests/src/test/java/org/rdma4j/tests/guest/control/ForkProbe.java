package org.rdma4j.tests.guest.control;

import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_fork_status;

/** A program of its own: what fork support is before, at and after its beginning. */
final class ForkProbe {
    private ForkProbe() {}

    public static void main(String[] arguments) {
        int before = Ibverbs.ibv_is_fork_initialized();
        int result = Ibverbs.ibv_fork_init();
        int after = Ibverbs.ibv_is_fork_initialized();
        System.out.println(before + "\t" + result + "\t" + after);
        if (before == ibv_fork_status.IBV_FORK_ENABLED) {
            throw new AssertionError("enabled before it was asked for");
        }
    }
}
