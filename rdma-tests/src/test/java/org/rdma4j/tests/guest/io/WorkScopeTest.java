package org.rdma4j.tests.guest.io;

import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.DriverSupport;
import org.rdma4j.tests.guest.support.Fault;
import org.rdma4j.verbs.ChainException;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.Mtu;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.RetryPolicy;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.Work;
import org.rdma4j.verbs.WorkChain;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkScope;

/**
 * All requests of a scope have ended when the scope is closed, whether they succeed, fail, time out or are rejected.
 */
@InGuest
@Timeout(60)
class WorkScopeTest {
    /** No completions other than those of the scope occur between the write and the check of its result. */
    @Test
    @Shows(Capability.WORK_SCOPES)
    void requestsHaveEndedAfterTheScope() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs(QueuePairType.RC, with -> with.sendRequests(4));
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(8 * 20)) {
            here.memory().set(JAVA_LONG, 0, 42);
            SendRequest write = ends.left.prepareWrite(there.remoteMemory(), here);
            SendRequest unsignaled =
                    ends.left.prepareWrite(there.remoteMemory(), here).signaled(false);
            WorkChain<SendRequest> chain = WorkChain.of(
                    unsignaled, ends.left.prepareWrite(there.remoteMemory().slice(152, 8), here));
            try (WorkScope scope = new WorkScope(LIMIT)) {
                // More requests than the queue holds, so that posts wait for free slots.
                for (int i = 0; i < 19; i++) {
                    scope.post(write.remoteOffset(8L * i));
                }
                scope.post(chain);
            }
            assertThat(there.memory().toArray(JAVA_LONG)).hasSize(20).containsOnly(42);
            assertThat(ends.left.sendsInFlight()).isZero();
        }
    }

    @Test
    @Shows(Capability.WORK_SCOPES)
    void scopeBodyThrows() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(8)) {
            here.memory().set(JAVA_LONG, 0, 7);
            SendRequest write = ends.left.prepareWrite(there.remoteMemory(), here);
            assertThatExceptionOfType(ArithmeticException.class)
                    .isThrownBy(() -> {
                        try (WorkScope scope = new WorkScope(LIMIT)) {
                            scope.post(write);
                            throw new ArithmeticException();
                        }
                    })
                    .satisfies(thrown -> assertThat(thrown.getSuppressed()).isEmpty());
            assertThat(write.isInFlight()).isFalse();
            assertThat(there.memory().get(JAVA_LONG, 0)).isEqualTo(7);
        }
    }

    /** Rejected work is reported, is not waited for, and does not keep later work from being posted. */
    @Test
    void severalRequestsWithOneRejected() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                ConnectedQueuePairs broken = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(24);
                MemoryRegion elsewhere = broken.region(8)) {
            here.memory().set(JAVA_LONG, 0, 7);
            SendRequest rejected = broken.left.prepareWrite(elsewhere.remoteMemory(), elsewhere);
            broken.left.abort();
            SendRequest first = ends.left.prepareWrite(there.remoteMemory(), here);
            SendRequest last = ends.left.prepareWrite(there.remoteMemory().slice(8, 8), here);
            SendRequest unsignaled =
                    ends.left.prepareWrite(there.remoteMemory(), here).signaled(false);
            WorkScope scope = new WorkScope(LIMIT);
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> scope.postAll(List.of(first, unsignaled)));
            assertThat(ends.left.sendsInFlight()).isZero();
            scope.postAll(List.of(first, rejected, last));
            assertThat(scope.awaitAll()).extracting(WorkScope.Failure::work).containsExactly(rejected);
            assertThat(first.isInFlight()).isFalse();
            assertThat(last.isInFlight()).isFalse();
            assertThat(there.memory().toArray(JAVA_LONG)).containsExactly(7, 7, 0);
            scope.close();
        }
    }

    /**
     * After a post that found no capacity in time, the later work of its queue is not posted, but that of others is.
     */
    @Test
    void rejectedWorkIsNotOvertaken() throws IOException {
        // On Linux 5.10, a sender that keeps waiting for a receive locks up the kernel.
        DriverSupport.assumeSupported(Device.RXE, "rnr_timer");
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(8);
                QueuePair left = QueuePair.builder(ends.domain, QueuePairType.RC)
                        .completions(ends.leftQueue)
                        .sendRequests(1)
                        .create()
                        .init();
                QueuePair right = QueuePair.builder(ends.domain, QueuePairType.RC)
                        .completions(ends.rightQueue)
                        .create()
                        .init()) {
            RetryPolicy patient = RetryPolicy.DEFAULT.rnrRetries(RetryPolicy.FOREVER);
            left.connect(right.endpoint(), patient, Mtu.MTU_1024);
            right.connect(left.endpoint(), patient, Mtu.MTU_1024);
            List<SendRequest> before = new ArrayList<>();
            fill(left, here, before);
            SendRequest header = left.prepareSend(here);
            SendRequest body = left.prepareSend(here);
            SendRequest elsewhere = ends.left.prepareWrite(there.remoteMemory(), here);
            WorkScope scope = new WorkScope(Duration.ofMillis(50));
            scope.postAll(List.of(header, body, elsewhere));
            before.forEach(each -> takeOne(right, there, each));
            elsewhere.await(LIMIT);
            assertThat(scope.awaitAll()).extracting(WorkScope.Failure::work).containsExactly(header, body);
        }
    }

    /** Several queue pairs have requests that pass validation, and the driver rejects some of them. */
    @Test
    void requestsRejectedByTheDriver() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(8)) {
            SendRequest left = ends.left.prepareWrite(there.remoteMemory(), here);
            SendRequest bad = ends.right.prepareWrite(there.remoteMemory(), here);
            SendRequest behind = ends.right.prepareWrite(there.remoteMemory(), here);
            WorkScope scope = new WorkScope();
            assertThat(rejected(scope, left, bad, behind)).isEmpty();
            WorkChainsTest.elements(bad, 1000);
            assertThat(rejected(scope, left, bad, left, behind, left)).containsExactly(bad, behind);
            assertThat(rejected(scope, left, left, bad)).containsExactly(bad);
            assertThat(rejected(scope, bad, left)).containsExactly(bad);
            assertThat(rejected(scope, bad, behind)).containsExactly(bad, behind);
            WorkChainsTest.elements(bad, 1);
            SendRequest[] many = new SendRequest[40];
            for (int i = 0; i < many.length; i++) {
                many[i] = List.of(left, bad, behind).get(i % 3);
            }
            assertThat(rejected(scope, many)).isEmpty();
        }
    }

    /** Posts all work, and returns what was rejected. Nothing is in flight afterwards, and nothing else has failed. */
    private static List<Work<?>> rejected(WorkScope scope, SendRequest... all) {
        scope.begin(LIMIT).postAll(List.of(all));
        List<Work<?>> rejected = new ArrayList<>();
        for (WorkScope.Failure failure : scope.awaitAll()) {
            assertThat(failure.cause()).hasMessageContaining("the driver rejects");
            rejected.add(failure.work());
        }
        for (SendRequest request : all) {
            assertThat(request.isInFlight()).isFalse();
            assertThat(QueuePair.of(request).sendsInFlight()).isZero();
        }
        return rejected;
    }

    private static void fill(QueuePair queuePair, MemoryRegion from, List<SendRequest> posted) throws IOException {
        try {
            while (true) {
                posted.add(queuePair.prepareSend(from).post());
            }
        } catch (IllegalStateException e) {
            assertThat(e).hasMessageContaining("is full");
        }
    }

    private static void takeOne(QueuePair by, MemoryRegion into, SendRequest then) {
        try {
            by.prepareReceive(into).post();
            then.await(LIMIT);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void firstFailureIsReported() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(8)) {
            SendRequest good = ends.left.prepareWrite(there.remoteMemory(), here);
            SendRequest bad = ends.left.prepareWrite(new RemoteMemory(0, 8, 77), here);
            SendRequest after = ends.left.prepareWrite(there.remoteMemory(), here);
            assertThatExceptionOfType(WorkException.class)
                    .isThrownBy(() -> {
                        try (WorkScope scope = new WorkScope(LIMIT)) {
                            scope.post(good);
                            scope.post(bad);
                            scope.post(after);
                        }
                    })
                    .withMessageContaining(
                            Fault.WRITE_WITH_A_KEY_OF_NOTHING.workStatus().name())
                    .satisfies(thrown -> assertThat(thrown.getSuppressed()).hasSize(1));
            assertThat(ends.left.sendsInFlight()).isZero();
        }
    }

    /** A receive posted before the failing request is merely flushed, and is not reported as the cause. */
    @Test
    void causeIsReportedInsteadOfFlush() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(8)) {
            ReceiveRequest receive = ends.left.prepareReceive(here);
            SendRequest bad = ends.left.prepareWrite(new RemoteMemory(0, 8, 77), here);
            assertThatExceptionOfType(WorkException.class)
                    .isThrownBy(() -> {
                        try (WorkScope scope = new WorkScope(LIMIT)) {
                            scope.post(receive);
                            scope.post(bad);
                        }
                    })
                    .withMessageContaining(
                            Fault.WRITE_WITH_A_KEY_OF_NOTHING.workStatus().name())
                    .satisfies(thrown -> assertThat(thrown.getSuppressed()).hasSize(1));
        }
    }

    @Test
    @SuppressWarnings("try") // Asserts that the memory can be closed.
    void lateRequestsAreAborted() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion there = ends.region(16)) {
            ReceiveRequest never = ends.right.prepareReceive(there.slice(0, 8));
            ReceiveRequest neither = ends.right.prepareReceive(there.slice(8, 8));
            assertThatExceptionOfType(RdmaTimeoutException.class).isThrownBy(() -> {
                try (WorkScope scope = new WorkScope(Duration.ofMillis(200))) {
                    scope.post(never);
                    scope.post(neither);
                }
            });
            assertThat(ends.right.receivesInFlight()).isZero();
            there.close();
        }
    }

    /** The driver rejects the third request. The preceding ones have ended when the scope is closed, too. */
    @Test
    void partiallyPostedChain() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion there = ends.region(24)) {
            WorkChain<ReceiveRequest> chain = WorkChain.of(
                    ends.right.prepareReceive(there.slice(0, 8)),
                    ends.right.prepareReceive(there.slice(8, 8)),
                    ends.right.prepareReceive(there.slice(16, 8)));
            WorkChainsTest.elements(chain.get(2), 1000);
            assertThatExceptionOfType(ChainException.class)
                    .isThrownBy(() -> {
                        try (WorkScope scope = new WorkScope(Duration.ofMillis(200))) {
                            scope.post(chain);
                        }
                    })
                    .satisfies(thrown -> assertThat(thrown.getSuppressed())
                            .singleElement()
                            .isInstanceOf(RdmaTimeoutException.class));
            assertThat(chain.isInFlight()).isFalse();
            assertThat(ends.right.receivesInFlight()).isZero();
        }
    }

    @Test
    void partiallyPostedChainInAList() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion there = ends.region(24)) {
            WorkChain<ReceiveRequest> part = WorkChain.of(
                    ends.right.prepareReceive(there.slice(0, 8)), ends.right.prepareReceive(there.slice(8, 8)));
            WorkChainsTest.elements(part.get(1), 1000);
            WorkChain<ReceiveRequest> behind = WorkChain.of(ends.left.prepareReceive(there.slice(16, 8)));
            WorkScope scope = new WorkScope(Duration.ofMillis(200));
            scope.postAll(List.of(part, behind));
            assertThat(part.isInFlight()).isTrue();
            List<WorkScope.Failure> failures = scope.awaitAll();
            assertThat(failures).extracting(WorkScope.Failure::work).containsExactly(part, behind, part);
            assertThat(failures.get(2).cause()).isInstanceOf(ChainException.class);
            assertThat(part.isInFlight()).isFalse();
            assertThat(behind.isInFlight()).isFalse();
        }
    }

    @Test
    @SuppressWarnings("try") // The scope is used after its end.
    void unsignaledRequestsAreRejected() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(8)) {
            SendRequest silent =
                    ends.left.prepareWrite(there.remoteMemory(), here).signaled(false);
            WorkScope scope = new WorkScope(LIMIT);
            assertThatExceptionOfType(IllegalStateException.class).isThrownBy(() -> scope.post(silent));
            assertThat(ends.left.sendsInFlight()).isZero();
            scope.close();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> scope.post(silent.signaled(true)))
                    .withMessageContaining("is not open");
            scope.close();
        }
    }
}
