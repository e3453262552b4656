package org.rdma4j.message;

import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.internal.message.MessageFlow;
import org.rdma4j.internal.message.Parameters;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.MemoryRegion;

/**
 * Creates the slots of a connection and its memory for large messages, as specified by its options. Confined to the
 * thread that drives the loop.
 */
final class LinkMemory {
    /** Alignment of slots in bytes: soft-iWARP transmits wrong bytes if a short message crosses a page boundary. */
    private static final int SLOT_ALIGNMENT = 64;

    private final MessageOptions options;
    private @Nullable SendSlots sendSlots;

    LinkMemory(MessageOptions options) {
        this.options = options;
    }

    MessageOptions options() {
        return options;
    }

    private int receives() {
        Parameters local = options.parameters();
        return MessageFlow.receives(local.window(), options.outgoingRequests(), local.offers());
    }

    private int sends() {
        return options.parameters().window() + FlowSender.CONTROL_SLOTS;
    }

    /** Returns the options for the underlying connection. */
    ConnectionOptions connectionOptions() {
        Parameters local = options.parameters();
        int sends = sends() + local.offers();
        return options.connection()
                .withPrivateData(local.encode())
                .withReads(Math.max(1, local.offers()))
                .withAccess(Access.REMOTE_READ)
                .withQueuePair(pair ->
                        pair.sendRequests(sends).receiveRequests(receives()).sendElements(2));
    }

    /** Returns the distance in bytes between the beginnings of two consecutive slots. */
    private int stride() {
        return (options.parameters().slotSize() + SLOT_ALIGNMENT - 1) / SLOT_ALIGNMENT * SLOT_ALIGNMENT;
    }

    /** Returns the maximum size in bytes of the memory that a connection registers, given the parameters of the peer. */
    long maxBytes(Parameters peer) {
        Parameters local = options.parameters();
        long slots = (long) (receives() + sends()) * stride();
        long read = local.offers() == 0 ? 0 : LargeMemoryPool.maxBytes(readingLimit());
        long offered = Math.min(local.offers(), peer.offers()) == 0 ? 0 : LargeMemoryPool.maxBytes(offersLimit(peer));
        return slots + read + offered;
    }

    private long readingLimit() {
        Parameters local = options.parameters();
        return 2L * Math.max(1, local.offers()) * Math.max(1, local.maxMessageSize());
    }

    private long offersLimit(Parameters peer) {
        int offers = Math.min(options.parameters().offers(), peer.offers());
        return 2L * Math.max(1, offers) * Math.max(1, peer.maxMessageSize());
    }

    /** Allocates the slots of a connection, and posts its receives. */
    void allocate(ReceiveSlot.Owner owner, Link link, Connection connection) throws IOException {
        int slotSize = options.parameters().slotSize();
        int stride = stride();
        MemoryRegion region = connection.allocate((long) (receives() + sends()) * stride);
        for (int i = 0; i < receives(); i++) {
            new ReceiveSlot(owner, link, connection, region, (long) i * stride, slotSize).post();
        }
        sendSlots = new SendSlots(link, connection, region, (long) receives() * stride, sends(), stride);
    }

    SendSlots sendSlots() {
        return Objects.requireNonNull(sendSlots, "not allocated");
    }

    /** Creates the pool of memory into which this side reads large messages. */
    LargeMemoryPool forReading(Link link, Connection connection) {
        // On iWARP, the device stores the data of a read as if the peer wrote it, which requires remote write access.
        boolean iwarp = connection.domain().context().device().transport() == Device.Transport.IWARP;
        Access[] remote = iwarp ? new Access[] {Access.REMOTE_WRITE} : new Access[0];
        return new LargeMemoryPool(link, connection.domain(), readingLimit(), remote);
    }

    /** Creates the pool of memory from which the peer reads large messages. */
    LargeMemoryPool forOffers(Link link, Connection connection, Parameters peer) {
        return new LargeMemoryPool(link, connection.domain(), offersLimit(peer), Access.REMOTE_READ);
    }
}
