package org.rdma4j.tests.guest.support;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_qp_type;

/**
 * Two queue pairs of one device in RTS, each with a completion queue of its own for both directions.
 *
 * <p>Of iWARP's two sides only the left one, which connected, may send the first message.
 *
 * @param node what they are made on, for more objects; closed with the pair
 */
public record Pair(
        Node node,
        MemorySegment leftQp,
        MemorySegment leftCq,
        MemorySegment rightQp,
        MemorySegment rightCq,
        AutoCloseable below)
        implements AutoCloseable {
    /** Entries of each completion queue. */
    public static final int ENTRIES = 256;

    /** A reliable connection: by hand on soft-RoCE, through the connection manager on soft-iWARP. */
    public static Pair rc(Device device) {
        return rc(device, UnaryOperator.identity());
    }

    /** A reliable connection with changes to what {@link QpSpec#rc} gives. */
    public static Pair rc(Device device, UnaryOperator<QpSpec> change) {
        return shaped(device, (node, spec) -> change.apply(spec));
    }

    /** A reliable connection of queue pairs that use other objects of the node, such as a shared receive queue. */
    public static Pair shaped(Device device, BiFunction<Node, QpSpec, QpSpec> shape) {
        return device == Device.SIW
                ? CmPair.connect(device, shape)
                : byHand(Node.open(device), ibv_qp_type.IBV_QPT_RC, shape, Transitions.Tuning.PATIENT);
    }

    /** A reliable connection on soft-RoCE that deals with silence in another way. */
    public static Pair tuned(Transitions.Tuning tuning) {
        return byHand(Node.open(Device.RXE), ibv_qp_type.IBV_QPT_RC, (node, spec) -> spec, tuning);
    }

    /** A reliable connection through the connection manager, on whichever device. */
    public static Pair managed(Device device, UnaryOperator<QpSpec> change) {
        return CmPair.connect(device, (node, spec) -> change.apply(spec));
    }

    /** Two queue pairs of a type on soft-RoCE; datagram ones are ready, and know nothing of each other. */
    public static Pair of(int type, UnaryOperator<QpSpec> change) {
        return byHand(Node.open(Device.RXE), type, (node, spec) -> change.apply(spec), Transitions.Tuning.PATIENT);
    }

    /** The same on a node that is open, which the pair then owns. */
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

    /** With two specifications; the pair's completion queues are those that the right and left receive on. */
    public static Pair byHand(Node node, QpSpec left, QpSpec right, Transitions.Tuning tuning) {
        MemorySegment leftQp = node.qp(left);
        MemorySegment rightQp = node.qp(right);
        Transitions transitions = new Transitions(node, tuning);
        transitions.connect(leftQp, ibv_qp.qp_num(rightQp));
        transitions.connect(rightQp, ibv_qp.qp_num(leftQp));
        return new Pair(node, leftQp, left.recvCq(), rightQp, right.recvCq(), () -> {});
    }

    /** Memory for work requests, that lives as long as the pair. */
    public Arena arena() {
        return node.arena();
    }

    /** A new registered region. */
    public Region region(long length) {
        return node.region(length);
    }

    /** A request of the left side's, of {@code ibv_wr_opcode}. */
    public SendWork send(int opcode) {
        return SendWork.of(arena(), opcode);
    }

    /** A receive request with an id. */
    public RecvWork receive(long id) {
        return RecvWork.of(arena(), id);
    }

    /** The next completion of the left side. */
    public Completion left() {
        return Completions.next(leftCq);
    }

    /** The next completion of the right side. */
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
