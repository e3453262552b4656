package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.network.FailureReport.Reason;

/** Origins of failures. */
@Timeout(20)
class FailureReportsTest {
    private static final long LIMIT_NANOS = 5_000_000_000L;

    private final SimulatedTransport.Network network = new SimulatedTransport.Network(3, 8);

    private void report(int reporter, Reason reason, int peer) {
        network.transports.get(reporter).report(new FailureReport(reporter, reason, peer, "").toBytes());
    }

    /** Two nodes that wait for each other give up because of a report that one of them has not received yet. */
    @Test
    void theReportThatMadeAnotherNodeGiveUpIsAwaited() throws Exception {
        report(1, Reason.ABORTED, 2);
        FailureReports reports = new FailureReports(network.transports.get(2));
        assertThat(reports.poll()).isTrue();
        FutureTask<Void> later = Nodes.start(() -> {
            Thread.sleep(50);
            report(1, Reason.LOST, 0);
            report(0, Reason.FAILED, -1);
            return null;
        });
        FailureReport own = new FailureReport(2, Reason.ABORTED, 1, "");
        List<FailureReport> chain = reports.trace(own, System.nanoTime() + LIMIT_NANOS);
        assertThat(FailureReports.origin(chain)).isZero();
        later.get();
    }
}
