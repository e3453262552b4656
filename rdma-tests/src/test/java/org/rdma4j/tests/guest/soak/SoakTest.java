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
 * Many cycles, after which nothing is left.
 *
 * <p>{@code -Drdma4j.soak=N} multiplies how many: 1 is the default, 2,000 object graphs and 200 connections a device.
 */
@InGuest
@Tag("guest")
@Timeout(3600)
class SoakTest {
    private static final int TIMES = Integer.getInteger("rdma4j.soak", 1);
    private static final int GRAPHS = 2000 * TIMES;
    private static final int CONNECTIONS = 200 * TIMES;
    /** The JVM's own: a stack of a thread of its, a segment of its code cache. A cycle that leaks leaves hundreds. */
    private static final int MAPPINGS = 20;
    /** The JVM itself still grows by up to 5 MiB while code is compiled; a page for each graph would be 8 MiB. */
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
        // Classes are loaded, code is compiled, and the C library's heap finds its size.
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

        assertThat(after.kernel()).as("the kernel's count").isEqualTo(before.kernel());
        assertThat(after.descriptors()).as("descriptors").isEqualTo(before.descriptors());
        assertThat(after.mappings()).as("mappings").isLessThanOrEqualTo(before.mappings() + MAPPINGS);
        assertThat(after.residentKiB()).as("resident KiB").isLessThanOrEqualTo(before.residentKiB() + RESIDENT_KIB);
    }

    /** Open device, protection domain, channel, queue, region, a queue pair in RTS that is its own peer; a message. */
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

    /** The same where a queue pair is connected by the connection manager only: all but the message. */
    private static void unconnected(Device device) {
        try (Node node = Node.open(device)) {
            MemorySegment cq = node.cq(8, node.channel());
            Region to = node.region(LENGTH);
            MemorySegment qp = node.qp(QpSpec.rc(cq).depth(4, 4));
            RecvWork.of(node.arena(), 1).all(to).post(qp);
            assertThat(Completions.present(cq)).isEmpty();
        }
    }

    /** A connection through the connection manager, and a message. */
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
