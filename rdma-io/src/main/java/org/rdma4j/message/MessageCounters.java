package org.rdma4j.message;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * The counters of a connection. The driver of the loop writes them with opaque access, so that any thread may read
 * them.
 */
final class MessageCounters {
    private static final VarHandle SENT;
    private static final VarHandle SENT_BYTES;
    private static final VarHandle RECEIVED;
    private static final VarHandle RECEIVED_BYTES;
    private static final VarHandle LARGE;
    private static final VarHandle BLOCKED;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            SENT = lookup.findVarHandle(MessageCounters.class, "sent", long.class);
            SENT_BYTES = lookup.findVarHandle(MessageCounters.class, "sentBytes", long.class);
            RECEIVED = lookup.findVarHandle(MessageCounters.class, "received", long.class);
            RECEIVED_BYTES = lookup.findVarHandle(MessageCounters.class, "receivedBytes", long.class);
            LARGE = lookup.findVarHandle(MessageCounters.class, "large", long.class);
            BLOCKED = lookup.findVarHandle(MessageCounters.class, "blocked", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private long sent;
    private long sentBytes;
    private long received;
    private long receivedBytes;
    private long large;
    private long blocked;

    void sent(long bytes) {
        SENT.setOpaque(this, sent + 1);
        SENT_BYTES.setOpaque(this, sentBytes + bytes);
    }

    void received(long bytes) {
        RECEIVED.setOpaque(this, received + 1);
        RECEIVED_BYTES.setOpaque(this, receivedBytes + bytes);
    }

    void large() {
        LARGE.setOpaque(this, large + 1);
    }

    void blocked() {
        BLOCKED.setOpaque(this, blocked + 1);
    }

    MessageStatistics snapshot() {
        return new MessageStatistics(
                (long) SENT.getOpaque(this),
                (long) SENT_BYTES.getOpaque(this),
                (long) RECEIVED.getOpaque(this),
                (long) RECEIVED_BYTES.getOpaque(this),
                (long) LARGE.getOpaque(this),
                (long) BLOCKED.getOpaque(this));
    }
}
