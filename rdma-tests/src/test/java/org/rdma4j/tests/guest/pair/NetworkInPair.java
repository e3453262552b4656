package org.rdma4j.tests.guest.pair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;

/**
 * A network of three nodes on two machines: ranks 0 and 2 run here, rank 1 is {@link Peer} on the other machine. Only
 * on soft-RoCE, because nodes connect without the connection manager.
 */
@InGuest
@Tag("guest")
@Timeout(150)
class NetworkInPair {
    private static final int PERCENT = 5;
    private static final int ROUNDS = 20;
    private static final int MANY = 1_000_000;
    /** Acknowledgement timeout in milliseconds. A silent node is detected after seven such periods. */
    private static final int ACK = 500;

    private static final int PATIENT_ACK = 4 * ACK;
    private static final Device DEVICE = Device.RXE;
    private static final Pattern LOST = Pattern.compile("failed in round \\d+: org.rdma4j."
            + "(network.BarrierException: rank [012] could not reach rank [012] at a barrier.*"
            + "|verbs.WorkException: write .*: IBV_WC_(LOC_QP_OP|RETRY_EXC|WR_FLUSH)_ERR; .*)");

    /** All three nodes. */
    private static final class Network implements AutoCloseable {
        private final Control control;
        private final WiredNode first;
        private final WiredNode last;

        Network(Control control, int rounds, int roundsThere, int ackMillis) {
            this.control = control;
            control.ask("node " + roundsThere + " " + ackMillis);
            first = new WiredNode(0, rounds, ackMillis);
            last = new WiredNode(2, rounds, ackMillis);
        }

        void awaitRound(int round) throws InterruptedException {
            while (first.round() < round) {
                Thread.sleep(10);
            }
        }

        /** Waits until the nodes on this machine have written to all nodes in a round. */
        void awaitWritten(int round) throws InterruptedException {
            while (Math.min(first.written(), last.written()) < round) {
                Thread.sleep(10);
            }
        }

        void expectPassed(int rounds) {
            String passed = "passed " + rounds;
            assertThat(first.outcome()).isEqualTo(passed);
            assertThat(last.outcome()).isEqualTo(passed);
            assertThat(control.ask("outcome")).isEqualTo(passed);
        }

        @Override
        public void close() {
            first.close();
            last.close();
        }
    }

    /** Asserts that a new network with the same hosts and ports works. */
    private static void assertUsable(Control control) {
        control.ask("close");
        try (Network network = new Network(control, ROUNDS, ROUNDS, ACK)) {
            network.expectPassed(ROUNDS);
        }
        control.ask("close");
    }

    @Test
    @DisplayName("one packet in twenty is lost in each direction, from the first connection on")
    void loss(TestReporter reporter) {
        try (Control control = Control.of(DEVICE)) {
            control.ask("lose " + PERCENT);
            Machine.lose(DEVICE, PERCENT);
            String here;
            try (Network network = new Network(control, ROUNDS, ROUNDS, ACK)) {
                network.expectPassed(ROUNDS);
            } finally {
                here = Machine.loseNothing(DEVICE);
            }
            reporter.publishEntry("packets", here + " here, " + control.ask("lost") + " there");
            assertThat(here).as("packets dropped").isNotEqualTo("dropped 0");
            control.ask("close");
        }
    }

    @Test
    @DisplayName("all packets are lost for two seconds")
    void silence(TestReporter reporter) throws InterruptedException {
        try (Control control = Control.of(DEVICE)) {
            try (Network network = new Network(control, 2 * ROUNDS, 2 * ROUNDS, PATIENT_ACK)) {
                network.awaitRound(ROUNDS);
                Machine.lose(DEVICE, 100);
                try {
                    Thread.sleep(2000);
                } finally {
                    reporter.publishEntry("packets", Machine.loseNothing(DEVICE));
                }
                network.expectPassed(2 * ROUNDS);
            }
            control.ask("close");
        }
    }

    /** Unlike hardware, soft-RoCE fails a queue pair immediately if a packet cannot be sent. */
    @Test
    @DisplayName("the link is down for two seconds")
    void linkDown(TestReporter reporter) throws InterruptedException {
        try (Control control = Control.of(DEVICE)) {
            try (Network network = new Network(control, MANY, MANY, ACK)) {
                network.awaitRound(ROUNDS);
                Machine.link(DEVICE, "down");
                try {
                    Thread.sleep(2000);
                } finally {
                    Machine.link(DEVICE, "up");
                }
                List<String> outcomes =
                        List.of(network.first.outcome(), control.ask("outcome"), network.last.outcome());
                reporter.publishEntry("outcomes", String.join("\n", outcomes));
                assertThat(outcomes).allMatch(outcome -> LOST.matcher(outcome).matches());
            }
            assertUsable(control);
        }
    }

    /**
     * The node has exchanged all messages of the barrier before it is killed, so only a message sent to it reveals that
     * it is gone.
     */
    @Test
    @DisplayName("a node is killed while the others wait for it, and comes back")
    void killed(TestReporter reporter) throws InterruptedException {
        Control control = Control.of(DEVICE);
        try {
            try (Network network = new Network(control, MANY, ROUNDS, ACK)) {
                assertThat(control.ask("outcome")).isEqualTo("passed " + ROUNDS);
                network.awaitWritten(ROUNDS + 1);
                control.send("die");
                control.awaitEnd();
                control.close();
                for (WiredNode node : new WiredNode[] {network.first, network.last}) {
                    reporter.publishEntry("outcome", node.outcome());
                    assertThat(node.outcome())
                            .matches("failed in round " + (ROUNDS + 1) + ": .*BarrierException:"
                                    + " rank [02] could not reach rank 1 at a barrier.*");
                }
            }
            control = Control.of(DEVICE);
            assertUsable(control);
        } finally {
            control.close();
        }
    }
}
