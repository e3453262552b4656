package org.rdma4j.tests.guest.pair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.examples.pager.Coordinator;
import org.rdma4j.examples.pager.Page;
import org.rdma4j.examples.pager.PageTransport;
import org.rdma4j.examples.pager.PageTransport.Mode;
import org.rdma4j.examples.pager.Pager;
import org.rdma4j.examples.pager.PagerException;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;

/**
 * Remote pages between two machines: node a on this machine fetches pages from node b, which is {@link Peer} on the
 * other machine. Every fetched page has the right content despite network faults, and every failure contains the name
 * of the node. The coordinator is reached over the other network.
 *
 * <p>Runs after {@link FaultsInPair}.
 */
@InGuest
@Tag("guest")
@Timeout(300)
class PagesInPair {
    static final int PAGES = 128;

    private static final Duration LIMIT = Duration.ofSeconds(60);
    /**
     * Limit of a node that reports failures early but leaves time for successful operations on a slow, busy machine.
     */
    private static final Duration SHORT = Duration.ofSeconds(8);

    private static final int PERCENT = 5;

    /** The coordinator, node a on this machine, and node b on the other. */
    private static final class Nodes implements Closeable {
        private final Device device;
        private final Coordinator coordinator;
        private final PageTransport a;
        private final PageTransport hasty;

        Nodes(Device device, Control control) throws IOException {
            this.device = device;
            Device other = device == Device.RXE ? Device.SIW : Device.RXE;
            coordinator = Coordinator.on(new InetSocketAddress(other.address(), 0));
            a = builder("a").open();
            hasty = builder("hasty").timeout(SHORT).open();
            startPeer(control);
        }

        private PageTransport.Builder builder(String name) throws IOException {
            return PageTransport.builder(name, coordinator.uri())
                    .mode(Mode.RDMA)
                    .address(InetAddress.getByName(device.address()))
                    .timeout(LIMIT);
        }

        void startPeer(Control control) {
            assertThat(control.ask("pages " + coordinator.uri())).isEqualTo("registered");
        }

        /** Fetches and verifies pages individually and as a batch. */
        void checkAll() throws IOException {
            for (int i = 0; i < PAGES; i += 4) {
                try (Page page = a.fetchRemotePage("b", i)) {
                    assertThat(Pager.isIntact(page)).as("%s", page).isTrue();
                }
            }
            checkBatch(a);
        }

        static void checkBatch(PageTransport from) throws IOException {
            for (Page page :
                    from.fetchRemotePages("b", IntStream.range(0, PAGES).toArray())) {
                assertThat(Pager.isIntact(page)).as("%s", page).isTrue();
                page.close();
            }
        }

        @Override
        public void close() throws IOException {
            hasty.close();
            a.close();
            coordinator.close();
        }
    }

    @OnDevices
    @DisplayName("one packet in twenty is lost in each direction")
    void loss(Device device, TestReporter reporter) throws IOException {
        try (Control control = Control.of(device);
                Nodes nodes = new Nodes(device, control)) {
            nodes.checkAll();
            control.ask("lose " + PERCENT);
            Machine.lose(device, PERCENT);
            nodes.checkAll();
            String here = Machine.loseNothing(device);
            reporter.publishEntry("packets", here + " here, " + control.ask("lost") + " there");
            reporter.publishEntry("pages", nodes.a.latencies().toString());
            assertThat(here).as("packets dropped").isNotEqualTo("dropped 0");
            control.ask("close");
        }
    }

    @OnDevices
    @DisplayName("the link is down for two seconds")
    void linkDown(Device device, TestReporter reporter) throws Exception {
        try (Control control = Control.of(device);
                Nodes nodes = new Nodes(device, control)) {
            nodes.checkAll();
            Machine.link(device, "down");
            CompletableFuture<Void> fetching = CompletableFuture.runAsync(() -> {
                try {
                    nodes.checkAll();
                } catch (IOException e) {
                    throw new AssertionError("fetch failed while the link was down", e);
                }
            });
            Thread.sleep(2000);
            Machine.link(device, "up");
            fetching.get();
            nodes.checkAll();
            reporter.publishEntry("pages", nodes.a.latencies().toString());
            control.ask("close");
        }
    }

    @OnDevices
    @DisplayName("the node is killed and restarted")
    void killed(Device device, TestReporter reporter) throws IOException {
        Control control = Control.of(device);
        try (Nodes nodes = new Nodes(device, control)) {
            nodes.checkAll();
            Nodes.checkBatch(nodes.hasty);
            control.send("die");
            control.awaitEnd();
            control.close();
            long start = System.nanoTime();
            assertThatExceptionOfType(PagerException.class)
                    .isThrownBy(() -> nodes.hasty.fetchRemotePage("b", 0))
                    .withMessageContaining("node 'b'");
            Duration took = Duration.ofNanos(System.nanoTime() - start);
            reporter.publishEntry("given up after", took.toMillis() + " ms");
            assertThat(took).isLessThan(SHORT.plusSeconds(20));
            control = Control.of(device);
            nodes.startPeer(control);
            Nodes.checkBatch(nodes.hasty);
            nodes.checkAll();
            control.ask("close");
        } finally {
            control.close();
        }
    }
}
