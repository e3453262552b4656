package org.rdma4j.verbs;

import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;
import org.rdma4j.verbs.SendRequest.Operation;

/** Opcodes and rules for the fields of a {@link SendRequest}, which depend on its operation and on its queue pair. */
final class SendRules {
    private static final int ATOMIC_BYTES = 8;

    /** Maximum queue pair number, and the number of a multicast group. */
    private static final int MAX_QUEUE_PAIR = 0xffffff;

    private SendRules() {}

    /** Returns the opcode, of {@code enum ibv_wr_opcode}, for an operation with or without immediate data. */
    static int opcode(Operation operation, boolean immediate) {
        return switch (operation) {
            case SEND -> immediate ? ibv_wr_opcode.IBV_WR_SEND_WITH_IMM : ibv_wr_opcode.IBV_WR_SEND;
            case WRITE -> immediate ? ibv_wr_opcode.IBV_WR_RDMA_WRITE_WITH_IMM : ibv_wr_opcode.IBV_WR_RDMA_WRITE;
            case READ -> ibv_wr_opcode.IBV_WR_RDMA_READ;
            case FETCH_AND_ADD -> ibv_wr_opcode.IBV_WR_ATOMIC_FETCH_AND_ADD;
            case COMPARE_AND_SWAP -> ibv_wr_opcode.IBV_WR_ATOMIC_CMP_AND_SWP;
            case BIND -> ibv_wr_opcode.IBV_WR_BIND_MW;
            case INVALIDATE -> ibv_wr_opcode.IBV_WR_LOCAL_INV;
        };
    }

    /** Throws if the type of a queue pair, or its transport, does not support an operation. */
    static void checkSupported(Operation operation, String name, SendQueue queue) {
        if (operation.isAtomic() && queue.isIwarp()) {
            throw new UnsupportedOperationException(
                    "iWARP has no atomic operations; send a message, and let the program of the peer do it");
        }
        QueuePairType type = queue.queuePair.type();
        if (type != QueuePairType.RC
                && operation != Operation.SEND
                && (type == QueuePairType.UD || operation != Operation.WRITE)) {
            throw new UnsupportedOperationException("A queue pair of type " + type + " does not support " + name
                    + ", only " + (type == QueuePairType.UD ? "sends" : "sends and writes"));
        }
    }

    /** Throws if a number cannot be that of a queue pair. */
    static void checkQueuePairNumber(int number) {
        if (number < 0 || number > MAX_QUEUE_PAIR) {
            throw new IllegalArgumentException("The queue pair number " + number + " has more than 24 bits");
        }
    }

    /** Throws if an address handle is of another protection domain than a queue. */
    static void checkDomain(AddressHandle handle, SendQueue queue) {
        if (handle.domain() != queue.domain) {
            throw new IllegalArgumentException(handle + " is of another protection domain than " + queue.holder);
        }
    }

    /**
     * Throws if the result of an atomic operation, or its remote address, does not have the required size or alignment.
     *
     * @param offset offset in the remote memory, in bytes
     */
    static void checkAtomic(SendRequest request, @Nullable RemoteMemory memory, long offset) {
        long length = request.buffers.length();
        if (length != ATOMIC_BYTES) {
            throw new IllegalArgumentException(
                    "The buffer of the " + request + " has " + length + " bytes; its result has 8");
        }
        if (memory != null && (memory.address() + offset) % ATOMIC_BYTES != 0) {
            throw new IllegalArgumentException("The remote address of the " + request + " is not a multiple of 8");
        }
    }

    /** Throws if a datagram has no destination, or does not fit into a packet. */
    static void checkDatagram(SendRequest request, @Nullable AddressHandle destination) {
        if (destination == null) {
            throw new IllegalStateException("The " + request + " has no destination; call to()");
        }
        destination.handle();
        QueueOwner queuePair = request.sends.queuePair;
        int max = queuePair.maxDatagramSize();
        if (request.buffers.length() > max) {
            throw new IllegalArgumentException("The " + request + " has " + request.buffers.length()
                    + " bytes; a datagram is a single packet, of at most " + max + " bytes at port "
                    + queuePair.port() + " of " + request.queue.domain.context());
        }
    }
}
