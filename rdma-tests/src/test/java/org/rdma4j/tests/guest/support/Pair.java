package org.rdma4j.tests.guest.support;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_qp_type;

/**
 * Two queue pairs of one device in RTS, each with its own completion queue for sends and receives.
 *
 * <p>On iWARP, the left side has connected and must send the first message.
 *
 * @param node device and owner of the objects; closed with the pair
 */
public record Pair(
        Node node,
        MemorySegment leftQp,
        MemorySegment leftCq,
        MemorySegment rightQp,
        MemorySegment rightCq,
        AutoCloseable below)
        implements AutoCloseable {
    /** Capacity of each completion queue. */
    public static final int ENTRIES = 256;

    /** Returns a reliable connection, made directly on soft-RoCE and through the connection manager on soft-iWARP. */
    public static Pair rc(Device device) {
        return rc(device, UnaryOperator.identity());
    }

    /** Returns a reliable connection whose specification differs from that of {@link QpSpec#rc}. */
    public static Pair rc(Device device, UnaryOperator<QpSpec> change) {
        return shaped(device, (node, spec) -> change.apply(spec));
    }

    /**
     * Returns a reliable connection of queue pairs that use other objects of the node, for example a shared receive
     * queue.
     */
    public static Pair shaped(Device device, BiFunction<Node, QpSpec, QpSpec> shape) {
        return device == Device.SIW
                ? CmPair.connect(device, shape)
                : byHand(Node.open(device), ibv_qp_type.IBV_QPT_RC, shape, Transitions.Tuning.PATIENT);
    }

    /** Returns a reliable connection on soft-RoCE with the given timeouts and retries. */
    public static Pair tuned(Transitions.Tuning tuning) {
        return byHand(Node.open(Device.RXE), ibv_qp_type.IBV_QPT_RC, (node, spec) -> spec, tuning);
    }

    /** Returns a reliable connection made through the connection manager on either device. */
    public static Pair managed(Device device, UnaryOperator<QpSpec> change) {
        return CmPair.connect(device, (node, spec) -> change.apply(spec));
    }

    /** Returns two queue pairs of a type on soft-RoCE. Datagram queue pairs are not connected. */
    public static Pair of(int type, UnaryOperator<QpSpec> change) {
        return byHand(Node.open(Device.RXE), type, (node, spec) -> change.apply(spec), Transitions.Tuning.PATIENT);
    }

    /** Returns two queue pairs on an open node, which the pair then owns. */
    public static Pair byHand(Node node, int type, BiFunction<Node, QpSpec, QpSpec> shape, Transitions.Tuning tuning) {
        try {
            MemorySegment leftCq = node.cq(ENTRIES);
            MemorySegment rightCq = node.cq(ENTRIES);
            return byHand(
                    node,
                    shape.apply(node, QpSpec.of(type, leftCq)),
                    shape.apply(node, QpSpec.of(type, rightCq)),
                    tuning);
        } catch (RuntimeException e) {
            node.close();
            throw e;
        }
    }

    /**
     * Returns two queue pairs with separate specifications. The completion queues of the pair are those used for
     * receives.
     */
    public static Pair byHand(Node node, QpSpec left, QpSpec right, Transitions.Tuning tuning) {
        MemorySegment leftQp = node.qp(left);
        MemorySegment rightQp = node.qp(right);
        Transitions transitions = new Transitions(node, tuning);
        transitions.connect(leftQp, ibv_qp.qp_num(rightQp));
        transitions.connect(rightQp, ibv_qp.qp_num(leftQp));
        return new Pair(node, leftQp, left.recvCq(), rightQp, right.recvCq(), () -> {});
    }

    /** Returns an arena for work requests, which is closed with the pair. */
    public Arena arena() {
        return node.arena();
    }

    /** Allocates and registers memory. */
    public Region region(long length) {
        return node.region(length);
    }

    /** Returns a send request of the left side with an opcode of {@code ibv_wr_opcode}. */
    public SendWork send(int opcode) {
        return SendWork.of(arena(), opcode);
    }

    /** Returns a receive request with an identifier. */
    public RecvWork receive(long id) {
        return RecvWork.of(arena(), id);
    }

    /** Waits for the next completion of the left side. */
    public Completion left() {
        return Completions.next(leftCq);
    }

    /** Waits for the next completion of the right side. */
    public Completion right() {
        return Completions.next(rightCq);
    }

    @Override
    public void close() {
        try {
            node.close();
        } finally {
            try {
                below.close();
            } catch (RuntimeException e) {
                throw e;
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
