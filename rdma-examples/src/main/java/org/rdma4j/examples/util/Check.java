package org.rdma4j.examples.util;

import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wc_status;

/** C reports failure in three ways; each has a method here that turns it into an exception. */
public final class Check {
    private Check() {}

    /** For functions that return 0, or -1 and {@code errno}: those of the connection manager. */
    public static void errno(String call, int result) {
        if (result != 0) {
            throw new RdmaException(call, Errno.last());
        }
    }

    /** For functions that return 0 or the error itself: most verbs. */
    public static void code(String call, int result) {
        if (result != 0) {
            throw new RdmaException(call, result);
        }
    }

    /** For functions that return a pointer, or NULL and {@code errno}: all that create something. */
    public static MemorySegment pointer(String call, MemorySegment result) {
        if (result.equals(MemorySegment.NULL)) {
            throw new RdmaException(call, Errno.last());
        }
        return result;
    }

    /** For a work completion: its status has to be success. */
    public static void completion(MemorySegment wc) {
        int status = ibv_wc.status(wc);
        if (status != ibv_wc_status.IBV_WC_SUCCESS) {
            throw new IllegalStateException("work request " + ibv_wc.wr_id(wc) + ": " + ibv_wc_status.toString(status)
                    + ", " + Ibverbs.ibv_wc_status_strString(status));
        }
    }
}
