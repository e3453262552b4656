package org.rdma4j.network;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.StackReserve;
import org.rdma4j.internal.Timeouts;

/**
 * Performs the collective operations of one node. Numbers the operations, ensures that only one thread at a time
 * performs an operation, and reports failures to the other nodes.
 */
final class CollectiveGroup {
    /** Maximum time to wait for the reports of other nodes after a failure. */
    private static final long MAX_REPORT_WAIT_NANOS = 500_000_000;

    /** Divisor of the timeout that yields the time reserved for waiting for reports. */
    private static final int REPORT_WAIT_DIVISOR = 5;

    private final Transport transport;
    private final FailureReports reports;
    private final ReentrantLock lock = new ReentrantLock();

    /** Number of operations that have been started. */
    private long operations;

    /** First failure of an operation on this node, or {@code null} if there is none. */
    private @Nullable CollectiveException failure;

    CollectiveGroup(Transport transport) {
        this.transport = transport;
        this.reports = new FailureReports(transport);
    }

    /** Returns the rank of this node. */
    int rank() {
        return transport.rank();
    }

    /** Returns the number of nodes. */
    int size() {
        return transport.size();
    }

    /**
     * Performs an operation.
     *
     * @param call the header of the operation; the number in it is ignored
     * @throws IllegalStateException if another thread is performing an operation; neither that operation nor the state
     *     of this object is affected
     * @throws CollectiveException if the operation, or an earlier one, has failed
     */
    void perform(OperationHeader call, Duration timeout, Operation.Algorithm algorithm) throws CollectiveException {
        if (!StackReserve.tryLock(lock)) {
            throw new IllegalStateException("another thread is performing a collective operation on rank " + rank()
                    + "; synchronize the threads, so that operations have the same order on all nodes");
        }
        try {
            CollectiveException first = failure;
            if (first != null) {
                throw new CollectiveException(
                        "the collective operations are unusable after a failure: " + first.getMessage(),
                        first.origin(),
                        first);
            }
            performLocked(call.withNumber(++operations), timeout, algorithm);
        } finally {
            lock.unlock();
        }
    }

    private void performLocked(OperationHeader header, Duration timeout, Operation.Algorithm algorithm)
            throws CollectiveException {
        // Limit the timeout, so that differences of times do not overflow.
        long nanos = Math.min(Timeouts.nanos(timeout), Long.MAX_VALUE / 2);
        long reportWait = Math.min(nanos / REPORT_WAIT_DIVISOR, MAX_REPORT_WAIT_NANOS);
        long deadline = System.nanoTime() + nanos - reportWait;
        Operation operation = new Operation(transport, reports, header, deadline);
        try {
            operation.run(algorithm);
        } catch (OperationFailedException e) {
            transport.report(e.report().toBytes());
            // Do not limit the wait by the deadline: even a thread that has been delayed must wait for the reports of
            // other nodes.
            List<FailureReport> chain = reports.trace(e.report(), System.nanoTime() + reportWait);
            operation.abandon();
            String message =
                    header + " on rank " + rank() + " failed: " + reports.describe(chain, Timeouts.text(timeout));
            throw fail(message, FailureReports.origin(chain), e.getCause());
        } catch (IOException | RuntimeException | Error e) {
            transport.report(new FailureReport(rank(), FailureReport.Reason.FAILED, -1, e.toString()).toBytes());
            operation.abandon();
            CollectiveException failed = fail(header + " on rank " + rank() + " failed: " + e, rank(), e);
            if (e instanceof RuntimeException unchecked) {
                throw unchecked;
            }
            if (e instanceof Error error) {
                throw error;
            }
            throw failed;
        }
    }

    private CollectiveException fail(String message, int origin, @Nullable Throwable cause) {
        failure = cause == null
                ? new CollectiveException(message, origin)
                : new CollectiveException(message, origin, cause);
        return failure;
    }
}
