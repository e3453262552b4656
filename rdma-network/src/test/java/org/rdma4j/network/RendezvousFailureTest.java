package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;

/** Exchanges that fail, and misuse. */
@Timeout(60)
class RendezvousFailureTest extends NetworkFixture {
    RendezvousFailureTest() {
        super(5);
    }

    private static RendezvousException failure(FutureTask<?> node) {
        Throwable thrown = catchThrowable(node::get);
        assertThat(thrown).isInstanceOf(ExecutionException.class);
        assertThat(thrown.getCause()).isInstanceOf(RendezvousException.class);
        return (RendezvousException) thrown.getCause();
    }

    @Test
    @Shows({Capability.RENDEZVOUS_OPTIONS, Capability.RENDEZVOUS_ERRORS, Capability.MISSING_NODES})
    void missingNodesAreNamedAtTheDeadline() {
        // Long enough for the present nodes to connect, even on a busy machine.
        Duration timeout = SHORT_TIMEOUT.multipliedBy(3);
        FutureTask<List<byte[]>> first = Nodes.node(network, 0, timeout);
        // The other nodes wait longer than the first node: they report it as missing, too.
        List<FutureTask<List<byte[]>>> others = nodes(timeout.plusSeconds(1), 1, 3);
        long start = System.nanoTime();
        RendezvousException firstFailure = failure(first);
        assertThat(firstFailure.missing()).containsExactly(2, 4);
        assertThat(firstFailure)
                .hasMessageMatching("rank 0 \\(127.0.0.1:\\d+\\): received no payload within \\d+[.]\\d s from"
                        + " rank 2 \\(127.0.0.1:\\d+\\): Connection refused; rank 4 \\(127.0.0.1:\\d+\\):"
                        + " Connection refused");
        failure(others.get(0));
        RendezvousException lastFailure = failure(others.get(1));
        assertThat(lastFailure.missing()).contains(2, 4).doesNotContain(3);
        assertThat(lastFailure.getMessage()).contains("): has not connected");
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(timeout.plusSeconds(10));
    }

    @Test
    void abortedNodeIsNamedWithItsReason() throws Exception {
        // Long enough for the first node to connect and abort, even on a busy machine.
        FutureTask<List<byte[]>> second = Nodes.node(network, 1, SHORT_TIMEOUT.plusSeconds(5));
        Nodes.connect(network, 1).close();
        failure(Nodes.node(network, 0, SHORT_TIMEOUT));
        assertThat(failure(second).getMessage())
                .containsPattern("rank 0 \\([^)]+\\): aborted: received no payload within \\d+[.]\\d s from rank 2");
    }

    @Test
    void unknownHostName() {
        network = NetworkConfig.builder()
                .add("127.0.0.1", 15_001, "rxe0")
                .add("no-such-host.invalid", 15_002, "rxe0")
                .build();
        assertThatThrownBy(() -> Rendezvous.exchange(network, 0, new byte[0], SHORT_TIMEOUT))
                .isInstanceOf(RendezvousException.class)
                .hasMessageContaining("rank 1 (no-such-host.invalid:15002): cannot be resolved: unknown host ");
    }

    @Test
    void portInUse() throws IOException {
        try (ServerSocket taken = new ServerSocket(network.host(1).port())) {
            assertThatThrownBy(() -> Rendezvous.of(network, 1))
                    .isInstanceOf(RendezvousException.class)
                    .hasMessage("rank 1 (127.0.0.1:" + taken.getLocalPort() + ") cannot listen on its port:"
                            + " Address already in use. Check that no other process uses the port");
        }
    }

    @Test
    @Shows(Capability.RENDEZVOUS_ERRORS)
    void rankOutsideTheNetwork() {
        assertThatThrownBy(() -> Rendezvous.of(network, 5))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("rank 5 is not in the network (ranks 0 to 4)");
    }

    /** If a node fails between two exchanges, the others fail immediately rather than at their deadline. */
    @Test
    void lostNodeFailsLaterExchanges() {
        List<FutureTask<Void>> nodes = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            int rank = i;
            nodes.add(Nodes.start(() -> {
                try (Rendezvous rendezvous = Rendezvous.of(network, rank)) {
                    rendezvous.exchange(Nodes.payload(rank), Nodes.TIMEOUT);
                    if (rank != 2) {
                        rendezvous.exchange(new byte[0], Nodes.TIMEOUT);
                    }
                }
                return null;
            }));
        }
        long start = System.nanoTime();
        for (int i = 0; i < 5; i++) {
            if (i != 2) {
                assertThat(failure(nodes.get(i)).getMessage())
                        .startsWith("rank " + i)
                        .contains("rank 2 (127.0.0.1:" + network.host(2).port() + ") closed the connection");
            }
        }
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(10));
    }

    /** One node is interrupted at a random time: the exchange succeeds on all other nodes or fails on all of them. */
    @Test
    @Shows(Capability.COMMON_OUTCOME)
    void allNodesHaveTheSameOutcome() throws Exception {
        Random random = new Random();
        for (int i = 0; i < 15; i++) {
            network = network(4);
            List<FutureTask<List<byte[]>>> nodes = nodes(Duration.ofMillis(700), 0, 1, 2, 3);
            Thread.sleep(random.nextInt(40));
            nodes.get(i % 4).cancel(true);
            List<Boolean> outcomes = new ArrayList<>();
            for (int rank = 0; rank < 4; rank++) {
                if (rank != i % 4) {
                    outcomes.add(catchThrowable(nodes.get(rank)::get) == null);
                }
            }
            assertThat(outcomes)
                    .as("round " + i)
                    .containsAnyOf(true, false)
                    .matches(all -> all.stream().distinct().count() == 1);
            assertReleasedSoon();
        }
    }

    /** Waits for the interrupted node, whose task is already cancelled. */
    private void assertReleasedSoon() throws InterruptedException {
        for (int i = 0; i < 100 && !network.hosts().stream().allMatch(host -> Nodes.isFree(host.port())); i++) {
            Thread.sleep(20);
        }
        assertReleased();
    }

    @Test
    void interruptEndsExchange() throws Exception {
        FutureTask<Boolean> node = new FutureTask<>(() -> {
            assertThatThrownBy(() -> Rendezvous.exchange(network, 1, new byte[0], Nodes.TIMEOUT))
                    .isInstanceOf(RendezvousException.class)
                    .hasMessageEndingWith(": interrupted");
            return Thread.currentThread().isInterrupted();
        });
        Thread thread = new Thread(node, "interrupted node");
        thread.start();
        Thread.sleep(200);
        thread.interrupt();
        assertThat(node.get()).isTrue();
    }

    /** During an exchange, all methods throw an exception on other threads. */
    @Test
    void methodsRejectOtherThreads() throws Exception {
        Rendezvous rendezvous = Rendezvous.of(network, 1);
        CountDownLatch ended = new CountDownLatch(1);
        FutureTask<Void> exchange = Nodes.start(() -> {
            try {
                rendezvous.exchange(new byte[0], Nodes.TIMEOUT);
            } finally {
                ended.countDown();
            }
            return null;
        });
        // The exchange has started when the node answers a greeting.
        try (RawConnection connection = Nodes.connect(network, 1)) {
            connection.greet(Greeting.of(network, 0, 1), network.token());
        }
        String message = "the rendezvous of rank 1 (127.0.0.1:"
                + network.host(1).port() + ") is in use by another thread; interrupt that thread to end its exchange";
        assertThatThrownBy(() -> rendezvous.exchange(new byte[0], SHORT_TIMEOUT))
                .isInstanceOf(WrongThreadException.class)
                .hasMessage(message);
        assertThatThrownBy(() -> rendezvous.giveUp("why")).hasMessage(message);
        assertThatThrownBy(rendezvous::close).hasMessage(message);
        exchange.cancel(true);
        ended.await();
        rendezvous.close();
    }

    @Test
    void failedRendezvousCannotBeUsed() throws RendezvousException {
        Rendezvous rendezvous = Rendezvous.of(network, 1);
        try (rendezvous) {
            assertThatThrownBy(() -> rendezvous.exchange(new byte[0], Duration.ofMillis(50)))
                    .isInstanceOf(RendezvousException.class);
            assertThatThrownBy(() -> rendezvous.exchange(new byte[0], SHORT_TIMEOUT))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageEndingWith(" is closed, or an exchange has failed; create a new one");
        }
        rendezvous.close();
    }
}
