package org.rdma4j.tests.guest.cm;

import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wc_status;

/** Checks the status of work completions, where failures of requests are reported. */
final class WorkCompletion {
    private WorkCompletion() {}

    /**
     * Throws unless the request succeeded.
     *
     * @param wc an {@code ibv_wc}
     * @throws IllegalStateException with the identifier and status of the failed request
     */
    public static void check(MemorySegment wc) {
        int status = ibv_wc.status(wc);
        if (status != ibv_wc_status.IBV_WC_SUCCESS) {
            throw new IllegalStateException("work request " + ibv_wc.wr_id(wc) + ": " + ibv_wc_status.toString(status)
                    + ", " + Ibverbs.ibv_wc_status_strString(status));
        }
    }
}
