package org.rdma4j.tests.guest.soak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_RECV;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_SEND;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_SEND;

import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Completion;
import org.rdma4j.tests.guest.support.Completions;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Node;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.QpSpec;
import org.rdma4j.tests.guest.support.RecvWork;
import org.rdma4j.tests.guest.support.Region;
import org.rdma4j.tests.guest.support.SendWork;
import org.rdma4j.tests.guest.support.Transitions;

/**
 * Many cycles of creating and destroying objects leave nothing behind.
 *
 * <p>{@code -Drdma4j.soak=N} multiplies the number of cycles: the default 1 is 2,000 object graphs and 200 connections
 * on each device.
 */
@InGuest
@Tag("guest")
@Timeout(3600)
class SoakTest {
    private static final int TIMES = Integer.getInteger("rdma4j.soak", 1);
    private static final int GRAPHS = 2000 * TIMES;
    private static final int CONNECTIONS = 200 * TIMES;
    /**
     * Tolerance for mappings of the JVM, such as thread stacks and segments of the code cache. A cycle that leaks
     * leaves hundreds.
     */
    private static final int MAPPINGS = 20;
    /**
     * Tolerance for memory of the JVM, which grows by up to 5 MiB while code is compiled. A leak of one page for each
     * graph would be 8 MiB.
     */
    private static final int RESIDENT_KIB = 6144;

    private static final int LENGTH = 256;

    @OnDevices
    @DisplayName("2,000 object graphs")
    void graphs(Device device, TestReporter reporter) {
        soak(device, GRAPHS, GRAPHS / 4, reporter, device == Device.SIW ? SoakTest::unconnected : SoakTest::looped);
    }

    @OnDevices
    @DisplayName("200 connections")
    void connections(Device device, TestReporter reporter) {
        soak(device, CONNECTIONS, CONNECTIONS / 4, reporter, SoakTest::connected);
    }

    private static void soak(Device device, int cycles, int first, TestReporter reporter, Consumer<Device> cycle) {
        // Warm-up: classes are loaded, code is compiled, and the heap of the C library reaches its size.
        for (int i = 0; i < first; i++) {
            cycle.accept(device);
        }
        Footprint before = Footprint.of(device);
        long start = System.nanoTime();
        for (int i = 0; i < cycles; i++) {
            cycle.accept(device);
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        Footprint after = Footprint.of(device);
        reporter.publishEntry("before", before.toString());
        reporter.publishEntry("after %d cycles".formatted(cycles), "%s; %.1f s".formatted(after, seconds));

        assertThat(after.kernel()).as("kernel objects").isEqualTo(before.kernel());
        assertThat(after.descriptors()).as("descriptors").isEqualTo(before.descriptors());
        assertThat(after.mappings()).as("mappings").isLessThanOrEqualTo(before.mappings() + MAPPINGS);
        assertThat(after.residentKiB())
                .as("resident memory in KiB")
                .isLessThanOrEqualTo(before.residentKiB() + RESIDENT_KIB);
    }

    /**
     * Opens the device, allocates a protection domain, channel, completion queue, regions and a queue pair connected to
     * itself, and sends a message.
     */
    private static void looped(Device device) {
        try (Node node = Node.open(device)) {
            MemorySegment cq = node.cq(8, node.channel());
            Region from = node.region(LENGTH).fill(0, LENGTH, 3);
            Region to = node.region(LENGTH);
            MemorySegment qp = node.qp(QpSpec.rc(cq).depth(4, 4));
            new Transitions(node, Transitions.Tuning.PATIENT).connect(qp, ibv_qp.qp_num(qp));
            RecvWork.of(node.arena(), 1).all(to).post(qp);
            SendWork.of(node.arena(), IBV_WR_SEND).id(2).all(from).signalled().post(qp);
            List<Completion> done = Completions.await(cq, 2);
            assertThat(done).extracting(Completion::opcode).containsExactlyInAnyOrder(IBV_WC_RECV, IBV_WC_SEND);
            assertThat(done).extracting(Completion::statusName).containsOnly("IBV_WC_SUCCESS");
            to.expect(0, LENGTH, 3);
        }
    }

    /**
     * Creates the same objects, without a message, on a device that connects queue pairs only through the connection
     * manager.
     */
    private static void unconnected(Device device) {
        try (Node node = Node.open(device)) {
            MemorySegment cq = node.cq(8, node.channel());
            Region to = node.region(LENGTH);
            MemorySegment qp = node.qp(QpSpec.rc(cq).depth(4, 4));
            RecvWork.of(node.arena(), 1).all(to).post(qp);
            assertThat(Completions.present(cq)).isEmpty();
        }
    }

    /** Connects through the connection manager and sends a message. */
    private static void connected(Device device) {
        try (Pair pair = Pair.managed(device, UnaryOperator.identity())) {
            Region from = pair.region(LENGTH).fill(0, LENGTH, 4);
            Region to = pair.region(LENGTH);
            pair.receive(1).all(to).post(pair.rightQp());
            pair.send(IBV_WR_SEND).id(2).all(from).signalled().post(pair.leftQp());
            pair.left().expect(IBV_WC_SEND);
            pair.right().expect(IBV_WC_RECV);
            to.expect(0, LENGTH, 4);
        }
    }
}
