package org.rdma4j.tests.guest.errors;

import java.util.List;
import org.rdma4j.sys.ibverbs.ibv_wc_status;
import org.rdma4j.tests.guest.control.CPrograms;
import org.rdma4j.tests.guest.support.Device;

/**
 * How soft-RoCE completes a send that the sender's own side refuses. Kernel 6.1's calls the fault by its name; 7.2's has the
 * queue pair in the error state by then, and flushes the request with those behind it. Which it is, a C program tells in the
 * same boot.
 */
final class RefusedSend {
    private RefusedSend() {}

    /** The name of the status that a driver gives which calls it {@code name}. */
    static String statusName(String name) {
        List<String> lines = CPrograms.lines("refused_send", Device.RXE.verbsName());
        int status = Integer.parseInt(lines.get(0).replaceFirst(" .*", ""));
        return switch (status) {
            case ibv_wc_status.IBV_WC_LOC_QP_OP_ERR -> name;
            case ibv_wc_status.IBV_WC_WR_FLUSH_ERR -> "IBV_WC_WR_FLUSH_ERR";
            default -> throw new AssertionError("C was told of a send without a region: " + lines);
        };
    }
}
