package org.rdma4j.tests.guest.pair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_RDMA_WRITE;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.AsyncEvents;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.SendWork;

/**
 * Faults between two machines. Completed messages have arrived intact and in order, all others have an error, and the
 * process can use a new connection.
 *
 * <p>Runs on machine a, with {@link Peer} on machine b.
 */
@InGuest
@Tag("guest")
@Timeout(240)
class FaultsInPair {
    private static final int MIDDLE = 64;
    private static final int AFTERWARDS = 24;
    private static final int FOR_EVER = 7;

    @OnDevices
    @DisplayName("the link goes down and up in mid-transfer")
    void linkDownAndUp(Device device, TestReporter reporter) {
        try (Control control = Control.of(device)) {
            Transfer transfer;
            try (Link link = control.connect(device, Slots.COUNT, FOR_EVER)) {
                transfer = control.transfer(link).untilDone(MIDDLE, Slots.COUNT);
                Machine.link(device, "down");
                List<String> down = new AsyncEvents(link.node()).until("IBV_EVENT_PORT_ERR", Duration.ofSeconds(3));
                try {
                    if (device == Device.RXE) {
                        transfer.untilDone(Slots.COUNT, Slots.COUNT).awaitAll();
                    }
                } finally {
                    Machine.link(device, "up");
                }
                List<String> up = new AsyncEvents(link.node()).until("IBV_EVENT_PORT_ACTIVE", Duration.ofSeconds(5));
                transfer.untilDone(Slots.COUNT, Slots.COUNT).awaitAll();
                reporter.publishEntry("asynchronous events", "down " + down + ", up " + up);
                account(control, transfer, reporter);
                assertThat(transfer.broken())
                        .as("errors of requests that did not succeed")
                        .isTrue();
                assertThat(down).contains("IBV_EVENT_PORT_ERR");
                assertThat(up).contains("IBV_EVENT_PORT_ACTIVE");
            }
            assertUsable(control, device, reporter);
        }
    }

    @OnDevices
    @DisplayName("the peer's link goes down and up in mid-transfer")
    void peersLinkDownAndUp(Device device, TestReporter reporter) {
        try (Control control = Control.of(device)) {
            try (Link link = control.connect(device, Slots.COUNT, FOR_EVER)) {
                Transfer transfer = control.transfer(link).untilDone(MIDDLE, Slots.COUNT);
                control.ask("link down");
                control.ask("link up");
                transfer.untilDone(Slots.COUNT, Slots.COUNT).awaitAll();
                account(control, transfer, reporter);
            }
            assertUsable(control, device, reporter);
        }
    }

    @OnDevices
    @DisplayName("one packet in ten is lost in each direction")
    void loss(Device device, TestReporter reporter) {
        try (Control control = Control.of(device)) {
            try (Link link = control.connect(device, Slots.COUNT, FOR_EVER, FOR_EVER)) {
                Transfer transfer = control.transfer(link).untilDone(MIDDLE / 4, Slots.COUNT);
                control.ask("lose 10");
                Machine.lose(device, 10);
                long start = System.nanoTime();
                transfer.untilDone(3 * MIDDLE, 3 * MIDDLE).awaitAll();
                double seconds = (System.nanoTime() - start) / 1e9;
                String here = Machine.loseNothing(device);
                reporter.publishEntry(
                        "packets", "%s here, %s there; %.1f s".formatted(here, control.ask("lost"), seconds));
                account(control, transfer, reporter);
                assertThat(transfer.done())
                        .as("messages that arrive despite the loss")
                        .isEqualTo(3 * MIDDLE);
                assertThat(here).as("packets dropped").isNotEqualTo("dropped 0");
            }
            assertUsable(control, device, reporter);
        }
    }

    @OnDevices
    @DisplayName("the peer is killed in mid-transfer")
    void peerKilled(Device device, TestReporter reporter) {
        Transfer transfer;
        try (Control control = Control.of(device);
                Link link = control.connect(device, Slots.COUNT, FOR_EVER)) {
            transfer = control.transfer(link).untilDone(MIDDLE, Slots.COUNT);
            control.send("die");
            // Sends slowly, for at least eight seconds, so that the transfer is under way when the process is killed.
            while (!transfer.broken() && transfer.posted() + 2 <= Slots.COUNT) {
                transfer.untilDone(transfer.done() + 1, transfer.posted() + 2);
                pause();
            }
            transfer.awaitAll();
            control.awaitEnd();
        }
        try (Control control = Control.of(device)) {
            Control.Received received = control.stored();
            reporter.publishEntry("sender", transfer.toString());
            reporter.publishEntry("killed receiver", received.toString());
            assertThat(transfer.broken())
                    .as("errors of requests that did not succeed")
                    .isTrue();
            assertThat(transfer.done()).isGreaterThanOrEqualTo(MIDDLE);
            assertArrived(transfer, received);
            assertUsable(control, device, reporter);
        }
    }

    @OnDevices
    @DisplayName("the receiver is not ready")
    void receiverNotReady(Device device, TestReporter reporter) {
        int ready = 8;
        try (Control control = Control.of(device)) {
            try (Link link = control.connect(device, ready, 0)) {
                Transfer transfer = control.transfer(link);
                transfer.untilDone(Transfer.WINDOW, Transfer.WINDOW).awaitAll();
                Control.Received received = account(control, transfer, reporter);
                assertThat(received.whole()).isEqualTo(ready);
                assertThat(transfer.broken())
                        .as("errors of requests that did not succeed")
                        .isTrue();
                if (device == Device.RXE) {
                    assertThat(transfer.done()).isEqualTo(ready);
                    assertThat(transfer.count("IBV_WC_RNR_RETRY_EXC_ERR")).isEqualTo(1);
                    assertThat(transfer.count("IBV_WC_WR_FLUSH_ERR")).isEqualTo(Transfer.WINDOW - ready - 1);
                }
            }
            assertUsable(control, device, reporter);
        }
    }

    @OnDevices
    @DisplayName("the remote key is wrong")
    void wrongKey(Device device, TestReporter reporter) {
        int before = 4;
        try (Control control = Control.of(device)) {
            try (Link link = control.connect(device, Slots.COUNT, FOR_EVER)) {
                Transfer.Peers peers = control.peers();
                Transfer transfer = control.transfer(link).untilDone(before, before);
                SendWork write = SendWork.of(link.cm().arena(), IBV_WR_RDMA_WRITE)
                        .piece(link.region(), 0, Slots.LENGTH)
                        .remote(peers.address() + link.slots().offset(Slots.COUNT - 1), peers.rkey() ^ 0x55);
                transfer.post(write);
                transfer.send();
                transfer.send();
                transfer.awaitAll();
                Control.Received received = account(control, transfer, reporter);
                assertThat(received.touched()).as("slots that were written").isEqualTo(before);
                assertThat(transfer.broken())
                        .as("errors of requests that did not succeed")
                        .isTrue();
                if (device == Device.RXE) {
                    assertThat(transfer.done()).isEqualTo(before);
                    assertThat(transfer.count("IBV_WC_REM_ACCESS_ERR")).isEqualTo(1);
                    assertThat(transfer.count("IBV_WC_WR_FLUSH_ERR")).isEqualTo(2);
                }
            }
            assertUsable(control, device, reporter);
        }
    }

    /** Publishes the results of both sides, and asserts that all completed messages have arrived. */
    private static Control.Received account(Control control, Transfer transfer, TestReporter reporter) {
        Control.Received received = control.received();
        reporter.publishEntry("sender", transfer.toString());
        reporter.publishEntry("receiver", received.toString());
        assertArrived(transfer, received);
        return received;
    }

    private static void assertArrived(Transfer transfer, Control.Received received) {
        assertThat(transfer.answered())
                .as("a completion for each request: %s", transfer)
                .isTrue();
        assertThat(received.whole()).as("complete messages").isBetween(transfer.arrived(), transfer.posted());
        assertThat(received.touched())
                .as("slots written to: complete messages, and at most one partial message")
                .isBetween(received.whole(), received.whole() + 1);
    }

    private static void pause() {
        try {
            Thread.sleep(50);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted", e);
        }
    }

    /** Asserts that the same process can make another connection, on which all messages arrive. */
    private static void assertUsable(Control control, Device device, TestReporter reporter) {
        control.ask("close");
        try (Link link = control.connect(device, Slots.COUNT, FOR_EVER)) {
            Transfer transfer =
                    control.transfer(link).untilDone(AFTERWARDS, AFTERWARDS).awaitAll();
            Control.Received received = control.received();
            reporter.publishEntry("afterwards", transfer + "; " + received);
            assertThat(transfer.done()).isEqualTo(AFTERWARDS);
            assertThat(received.whole()).isEqualTo(AFTERWARDS);
        }
        control.ask("close");
    }
}
