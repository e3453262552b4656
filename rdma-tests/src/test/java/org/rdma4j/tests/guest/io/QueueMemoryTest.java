package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.control.CPrograms;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.SharedReceiveQueue;
import org.rdma4j.verbs.VerbsException;

/** Queues of one page each. On soft-iWARP, no queue can start at page 144 of the memory of its context. */
@InGuest
@Timeout(120)
class QueueMemoryTest {
    private static final int MAX_QUEUES = 300;

    @FunctionalInterface
    private interface Factory {
        AutoCloseable create() throws VerbsException;
    }

    /** Creates queues until one is rejected, and closes them. Returns their number. */
    private static int queues(Factory factory, List<VerbsException> failures) throws Exception {
        List<AutoCloseable> queues = new ArrayList<>();
        VerbsException failure = null;
        while (queues.size() < MAX_QUEUES && failure == null) {
            // The error number of an earlier call: libsiw sets none.
            assertThat(Posix.eventfd(0, -1)).isNegative();
            failure = catchThrowableOfType(VerbsException.class, () -> queues.add(factory.create()));
        }
        if (failure != null) {
            failures.add(failure);
        }
        for (AutoCloseable queue : queues) {
            queue.close();
        }
        return queues.size();
    }

    /** Creates as many queues as the C program, whose larger queues extend over page 144. */
    @OnDevices
    void asManyQueuesAsInC(Device device, TestReporter reporter) throws Exception {
        List<String> lines = CPrograms.lines("siw_keys", device.verbsName());
        reporter.publishEntry("C", lines.toString());
        List<VerbsException> failures = new ArrayList<>();
        int completionQueues;
        int sharedQueues;
        int queuePairs;
        try (Context context = org.rdma4j.verbs.Device.named(device.verbsName()).open();
                ProtectionDomain domain = ProtectionDomain.allocate(context)) {
            completionQueues = queues(() -> CompletionQueue.create(context, 1), failures);
            sharedQueues = queues(() -> SharedReceiveQueue.create(domain, 1, 1), failures);
            try (CompletionQueue completions = CompletionQueue.create(context, 4096);
                    SharedReceiveQueue receives = SharedReceiveQueue.create(domain, 2048, 1)) {
                queuePairs = queues(
                        () -> QueuePair.builder(domain, QueuePairType.RC)
                                .completions(completions)
                                .receives(receives)
                                .sendRequests(8)
                                .create(),
                        failures);
            }
        }
        assertThat(sharedQueues).isEqualTo(completionQueues);
        assertThat(lines)
                .hasSize(4)
                .anyMatch(line -> line.startsWith("completion queues: " + completionQueues + ","))
                .anyMatch(line -> line.startsWith("queue pairs: " + queuePairs + ","))
                .filteredOn(line -> line.contains("over page 144"))
                .allMatch(line -> line.endsWith(": 300, 0 refused, errno 0"));
        if (device == Device.RXE) {
            assertThat(failures).isEmpty();
        }
        assertThat(failures)
                .allSatisfy(failure -> assertThat(failure)
                        .hasMessageContaining("soft-iWARP cannot create a queue that begins at page 144"));
    }
}
