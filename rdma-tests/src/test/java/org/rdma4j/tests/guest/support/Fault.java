package org.rdma4j.tests.guest.support;

import static java.util.stream.Collectors.toMap;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.ibverbs.ibv_wc_status;
import org.rdma4j.tests.guest.control.CPrograms;
import org.rdma4j.verbs.WorkStatus;

/**
 * Faults, and the status with which soft-RoCE completes the request of the sender. The status depends on the kernel, so
 * a C program determines it in the same boot.
 */
public enum Fault {
    SEND_OF_NO_REGION("IBV_WC_LOC_QP_OP_ERR", "IBV_WC_LOC_PROT_ERR", "IBV_WC_WR_FLUSH_ERR"),
    RECEIVE_TOO_SHORT("IBV_WC_REM_OP_ERR"),
    RECEIVE_OF_NO_REGION("IBV_WC_REM_OP_ERR"),
    READ_INTO_NO_REGION("IBV_WC_LOC_PROT_ERR", "IBV_WC_SUCCESS"),
    READ_WITH_A_KEY_OF_NOTHING("IBV_WC_REM_ACCESS_ERR", "IBV_WC_RETRY_EXC_ERR"),
    READ_BEYOND_THE_REGION("IBV_WC_REM_ACCESS_ERR", "IBV_WC_RETRY_EXC_ERR"),
    READ_OF_ANOTHER_DOMAIN("IBV_WC_REM_ACCESS_ERR", "IBV_WC_RETRY_EXC_ERR"),
    READ_OF_A_REGION_GONE("IBV_WC_REM_ACCESS_ERR", "IBV_WC_RETRY_EXC_ERR"),
    WRITE_WITH_A_KEY_OF_NOTHING("IBV_WC_REM_ACCESS_ERR", "IBV_WC_RETRY_EXC_ERR"),
    WRITE_NOT_ALLOWED("IBV_WC_REM_ACCESS_ERR", "IBV_WC_RETRY_EXC_ERR"),
    WRITE_TO_A_CLOSED_QUEUE_PAIR("IBV_WC_REM_INV_REQ_ERR", "IBV_WC_RETRY_EXC_ERR"),
    ATOMIC_WITH_A_KEY_OF_NOTHING("IBV_WC_REM_ACCESS_ERR", "IBV_WC_RETRY_EXC_ERR"),
    ATOMIC_NOT_ALLOWED("IBV_WC_REM_ACCESS_ERR", "IBV_WC_RETRY_EXC_ERR"),
    INVALIDATION_OF_NOTHING("IBV_WC_LOC_QP_OP_ERR", "IBV_WC_WR_FLUSH_ERR", Fault.NONE),
    READ_WITHOUT_A_RELIABLE_CONNECTION("IBV_WC_LOC_QP_OP_ERR", "IBV_WC_LOC_PROT_ERR", "IBV_WC_WR_FLUSH_ERR");

    /** The request does not complete. */
    public static final String NONE = "none";

    private static @Nullable Map<String, String> told;

    private final List<String> known;

    /**
     * @param known statuses of the known drivers, that of kernel 6.1 first
     */
    Fault(String... known) {
        this.known = List.of(known);
    }

    /** Returns the name of the status that the C program received, or {@link #NONE}. */
    public String status() {
        String status = told().get(name().toLowerCase(Locale.ROOT));
        if (!known.contains(status)) {
            throw new AssertionError(
                    "The C program received " + status + " of " + this + " instead of one of " + known);
        }
        return status;
    }

    /** Returns the status in rdma-io. Not applicable to faults whose request does not complete. */
    public WorkStatus workStatus() {
        return WorkStatus.valueOf(status().substring("IBV_WC_".length()));
    }

    /**
     * Returns the status of a request that the sender's own driver rejects: the given one, or that of a flushed request
     * if the driver does not report a specific status.
     */
    public static String ofOwnSide(String name) {
        String flushed = "IBV_WC_WR_FLUSH_ERR";
        return SEND_OF_NO_REGION.status().equals(flushed) ? flushed : name;
    }

    private static synchronized Map<String, String> told() {
        if (told == null) {
            told = CPrograms.lines("driver_statuses", Device.RXE.verbsName()).stream()
                    .map(line -> line.split(" "))
                    .collect(toMap(words -> words[0], words -> {
                        int status = Integer.parseInt(words[1]);
                        return status < 0 ? NONE : ibv_wc_status.toString(status);
                    }));
        }
        return told;
    }
}
