package org.rdma4j.network;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when a collective operation cannot continue on this node. {@link CollectiveGroup} converts this exception to a
 * {@link CollectiveException}.
 */
final class OperationFailedException extends IOException {
    private static final long serialVersionUID = 1L;

    private final transient FailureReport report;

    OperationFailedException(FailureReport report, @Nullable Throwable cause) {
        super(report.toString(), cause);
        this.report = report;
    }

    /** Returns the report to send to the other nodes. */
    FailureReport report() {
        return report;
    }
}
