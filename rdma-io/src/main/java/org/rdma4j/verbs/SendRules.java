package org.rdma4j.verbs;

import org.jspecify.annotations.Nullable;

/** Rules for the fields of a {@link SendRequest}. */
final class SendRules {
    private static final int ATOMIC_BYTES = 8;

    /** Maximum queue pair number, and the number of a multicast group. */
    private static final int MAX_QUEUE_PAIR = 0xffffff;

    private SendRules() {}

    /** Throws if the type of the queue pair, or the transport, does not support the operation of a request. */
    static void checkSupported(SendRequest request, SendQueue queue, QueuePairType type) {
        SendRequest.Operation operation = request.operation();
        if (operation.isAtomic() && queue.isIwarp()) {
            throw new UnsupportedOperationException(
                    "iWARP does not support atomic operations; send a message, and let the peer's program perform the"
                            + " operation");
        }
        if (!operation.isSupportedBy(type)) {
            throw new UnsupportedOperationException("A queue pair of type " + type + " does not support "
                    + request.name() + ", only " + (type == QueuePairType.UD ? "sends" : "sends and writes"));
        }
    }

    /** Throws if a number cannot be that of a queue pair. */
    static void checkQueuePairNumber(int number) {
        if (number < 0 || number > MAX_QUEUE_PAIR) {
            throw new IllegalArgumentException("The queue pair number " + number + " does not fit in 24 bits");
        }
    }

    /** Throws if an address handle is of another protection domain than a queue. */
    static void checkDomain(AddressHandle handle, WorkQueue queue) {
        if (handle.domain() != queue.domain) {
            throw new IllegalArgumentException(
                    handle + " belongs to a different protection domain than " + queue.parent);
        }
    }

    /**
     * Throws if the result of an atomic operation, or its remote address, does not have the required size or alignment.
     *
     * @param offset offset in the remote memory, in bytes
     */
    static void checkAtomic(NativeSend<?> request, @Nullable RemoteMemory memory, long offset) {
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
    static void checkDatagram(NativeSend<?> request, @Nullable AddressHandle destination) {
        if (destination == null) {
            throw new IllegalStateException("The " + request + " has no destination; call to()");
        }
        destination.handle();
        QueueOwner queuePair = request.queuePair;
        int max = queuePair.maxDatagramSize();
        if (request.buffers.length() > max) {
            throw new IllegalArgumentException("The " + request + " has " + request.buffers.length()
                    + " bytes; a datagram is a single packet, of at most " + max + " bytes at port "
                    + queuePair.port() + " of " + request.queue.domain.context());
        }
    }
}
