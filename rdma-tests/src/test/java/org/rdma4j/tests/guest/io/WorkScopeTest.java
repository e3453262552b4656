package org.rdma4j.tests.guest.io;

import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.rdma4j.tests.guest.io.Ends.LIMIT;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Fault;
import org.rdma4j.tests.guest.support.Lacking;
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
import org.rdma4j.verbs.WorkChain;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkScope;

/** Whatever happens in a scope, its work is over behind it. */
@InGuest
@Timeout(60)
class WorkScopeTest {
    /** Between a write and what is looked at there are no completions but the scope's. */
    @Test
    void allIsDoneBehindIt() throws IOException {
        try (Ends ends = new Ends(QueuePairType.RC, with -> with.sendRequests(4));
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(8 * 20)) {
            here.memory().set(JAVA_LONG, 0, 42);
            SendRequest write = ends.left.prepareWrite(there.remoteMemory(), here);
            SendRequest unsignaled =
                    ends.left.prepareWrite(there.remoteMemory(), here).signaled(false);
            WorkChain<SendRequest> chain = WorkChain.of(
                    unsignaled, ends.left.prepareWrite(there.remoteMemory().slice(152, 8), here));
            try (WorkScope scope = new WorkScope(LIMIT)) {
                // More than the queue holds: each post waits for room.
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
    void aBodyThatThrows() throws IOException {
        try (Ends ends = new Ends();
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

    /** What is refused is told, is not waited for, and keeps nothing behind it from being posted. */
    @Test
    void severalOfWhichOneIsRefused() throws IOException {
        try (Ends ends = new Ends();
                Ends broken = new Ends();
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(24);
                MemoryRegion elsewhere = broken.region(8)) {
            here.memory().set(JAVA_LONG, 0, 7);
            SendRequest refused = broken.left.prepareWrite(elsewhere.remoteMemory(), elsewhere);
            broken.left.abort();
            SendRequest first = ends.left.prepareWrite(there.remoteMemory(), here);
            SendRequest last = ends.left.prepareWrite(there.remoteMemory().slice(8, 8), here);
            SendRequest unsignaled =
                    ends.left.prepareWrite(there.remoteMemory(), here).signaled(false);
            List<SendRequest> told = new ArrayList<>();
            try (WorkScope scope = new WorkScope(LIMIT)) {
                assertThatExceptionOfType(IllegalStateException.class)
                        .isThrownBy(() -> scope.postAll(
                                new SendRequest[] {first, unsignaled}, 0, 2, (request, why) -> told.add(request)));
                assertThat(ends.left.sendsInFlight()).isZero();
                scope.postAll(
                        new SendRequest[] {unsignaled, first, refused, last},
                        1,
                        4,
                        (request, why) -> told.add(request));
            }
            assertThat(told).containsExactly(refused);
            assertThat(first.isInFlight()).isFalse();
            assertThat(last.isInFlight()).isFalse();
            assertThat(there.memory().toArray(JAVA_LONG)).containsExactly(7, 7, 0);
        }
    }

    /** There is room again by the time that the next of its list is looked at. */
    @Test
    void whatIsRefusedIsNotOvertaken() throws IOException {
        // A sender that waits for a receive, again and again, stops 5.10's kernel.
        Lacking.leaveOut(Device.RXE, "rnr_timer");
        try (Ends ends = new Ends();
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(8);
                QueuePair left = ends.domain
                        .queuePair(QueuePairType.RC)
                        .completions(ends.leftQueue)
                        .sendRequests(1)
                        .create()
                        .init();
                QueuePair right = ends.domain
                        .queuePair(QueuePairType.RC)
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
            List<SendRequest> told = new ArrayList<>();
            try (WorkScope scope = new WorkScope(Duration.ofMillis(50))) {
                scope.postAll(new SendRequest[] {header, body, elsewhere}, 0, 3, (request, why) -> {
                    told.add(request);
                    before.forEach(each -> takeOne(right, there, each));
                    before.clear();
                });
                assertThat(told).containsExactly(header, body);
                elsewhere.await(LIMIT);
            }
        }
    }

    /** Work that is ready for the driver, of several queue pairs, of which the driver refuses some. */
    @Test
    void whatTheDriverRefusesIsTakenBack() throws IOException {
        try (Ends ends = new Ends();
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(8)) {
            SendRequest left = ends.left.prepareWrite(there.remoteMemory(), here);
            SendRequest bad = ends.right.prepareWrite(there.remoteMemory(), here);
            SendRequest behind = ends.right.prepareWrite(there.remoteMemory(), here);
            WorkScope scope = new WorkScope();
            assertThat(refused(scope, left, bad, behind)).isEmpty();
            ChainsTest.elements(bad, 1000);
            assertThat(refused(scope, left, bad, left, behind, left)).containsExactly(bad, behind);
            assertThat(refused(scope, left, left, bad)).containsExactly(bad);
            assertThat(refused(scope, bad, left)).containsExactly(bad);
            assertThat(refused(scope, bad, behind)).containsExactly(bad, behind);
            ChainsTest.elements(bad, 1);
            SendRequest[] many = new SendRequest[40];
            for (int i = 0; i < many.length; i++) {
                many[i] = List.of(left, bad, behind).get(i % 3);
            }
            assertThat(refused(scope, many)).isEmpty();
        }
    }

    /** Posts all of them; all is over, and nothing of it has failed, behind that. */
    private static List<SendRequest> refused(WorkScope scope, SendRequest... all) {
        List<SendRequest> told = new ArrayList<>();
        scope.begin(LIMIT).postAll(all, 0, all.length, (request, why) -> {
            assertThat(why).hasMessageContaining("the driver refuses");
            told.add(request);
        });
        assertThat(scope.awaitAll()).isEmpty();
        for (SendRequest request : all) {
            assertThat(request.isInFlight()).isFalse();
            assertThat(QueuePair.of(request).sendsInFlight()).isZero();
        }
        return told;
    }

    private static void fill(QueuePair queuePair, MemoryRegion from, List<SendRequest> posted) throws IOException {
        try {
            while (true) {
                posted.add(queuePair.prepareSend(from).post());
            }
        } catch (IllegalStateException e) {
            assertThat(e).hasMessageContaining("no room");
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
    void workThatFailsIsTheFirstThatDid() throws IOException {
        try (Ends ends = new Ends();
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

    /** A receive that was posted before what fails is only flushed. */
    @Test
    void theReasonAndNotWhatFollowed() throws IOException {
        try (Ends ends = new Ends();
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
    @SuppressWarnings("try") // That memory can be closed is what is tested.
    void whatIsNotDoneInTimeIsAborted() throws IOException {
        try (Ends ends = new Ends();
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

    /** The driver refuses the third: those before it are over behind the scope, too. */
    @Test
    void aChainThatIsPostedInPart() throws IOException {
        try (Ends ends = new Ends();
                MemoryRegion there = ends.region(24)) {
            WorkChain<ReceiveRequest> chain = WorkChain.of(
                    ends.right.prepareReceive(there.slice(0, 8)),
                    ends.right.prepareReceive(there.slice(8, 8)),
                    ends.right.prepareReceive(there.slice(16, 8)));
            ChainsTest.elements(chain.get(2), 1000);
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

    /** The same where it is one of several that are posted together. */
    @Test
    @SuppressWarnings({"unchecked", "rawtypes"})
    void aChainOfAListThatIsPostedInPart() throws IOException {
        try (Ends ends = new Ends();
                MemoryRegion there = ends.region(24)) {
            WorkChain<ReceiveRequest> part = WorkChain.of(
                    ends.right.prepareReceive(there.slice(0, 8)), ends.right.prepareReceive(there.slice(8, 8)));
            ChainsTest.elements(part.get(1), 1000);
            WorkChain<ReceiveRequest> behind = WorkChain.of(ends.left.prepareReceive(there.slice(16, 8)));
            List<Exception> told = new ArrayList<>();
            WorkScope scope = new WorkScope(Duration.ofMillis(200));
            scope.postAll(new WorkChain[] {part, behind}, 0, 2, (chain, why) -> told.add((Exception) why));
            assertThat(told).singleElement().isInstanceOf(ChainException.class);
            assertThat(part.isInFlight()).isTrue();
            assertThat(scope.awaitAll()).extracting(WorkScope.Failure::work).containsExactly(part, behind);
            assertThat(part.isInFlight()).isFalse();
            assertThat(behind.isInFlight()).isFalse();
        }
    }

    @Test
    @SuppressWarnings("try") // It is used after its end.
    void whatCannotBeKnownToBeDoneIsRefused() throws IOException {
        try (Ends ends = new Ends();
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
                    .withMessageContaining("ended");
            scope.close();
        }
    }
}
