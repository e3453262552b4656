package org.rdma4j.examples;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.time.Duration;
import org.rdma4j.examples.util.Buffer;
import org.rdma4j.examples.util.Connection;
import org.rdma4j.examples.util.EventChannel;
import org.rdma4j.examples.util.Fds;
import org.rdma4j.examples.util.Posts;
import org.rdma4j.examples.util.WorkCompletion;
import org.rdma4j.sys.ibverbs.ibv_access_flags;
import org.rdma4j.sys.ibverbs.ibv_send_wr;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wc_status;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;
import org.rdma4j.sys.rdmacm.rdma_cm_event_type;

/**
 * What both sides of {@code rping} have: a connection, a place for the peer's words, one for its own, one for the data.
 * The words are {@code struct rping_rdma_info}: 64 bits of address, 32 of remote key, 32 of size, all big-endian.
 */
final class RpingPeer implements AutoCloseable {
    private static final int WORDS = 16;
    private static final ValueLayout.OfLong ADDRESS = JAVA_LONG.withOrder(ByteOrder.BIG_ENDIAN);
    private static final ValueLayout.OfInt NUMBER = JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN);
    private static final int REMOTE = ibv_access_flags.IBV_ACCESS_LOCAL_WRITE
            | ibv_access_flags.IBV_ACCESS_REMOTE_READ
            | ibv_access_flags.IBV_ACCESS_REMOTE_WRITE;

    private final Arena arena = Arena.ofConfined();
    private final EventChannel events;
    private final Connection connection;
    private final Duration patience;
    private final Buffer heard;
    private final Buffer said;
    private final Buffer data;
    private final MemorySegment receive;
    private final MemorySegment wc = ibv_wc.allocate(arena);
    private boolean over;

    RpingPeer(EventChannel events, MemorySegment id, int size, Duration patience) {
        this.events = events;
        this.patience = patience;
        connection = new Connection(id, 16);
        heard = new Buffer(connection.pd(), WORDS, ibv_access_flags.IBV_ACCESS_LOCAL_WRITE);
        said = new Buffer(connection.pd(), WORDS, 0);
        data = new Buffer(connection.pd(), size, REMOTE);
        receive = Posts.receive(arena, 0, heard.sge(arena, 0, WORDS));
        postReceive();
    }

    Connection connection() {
        return connection;
    }

    Buffer data() {
        return data;
    }

    /** Memory of the size of the data that the other side may read and write. */
    Buffer another() {
        return new Buffer(connection.pd(), data.memory().byteSize(), REMOTE);
    }

    void postReceive() {
        Posts.postReceive(connection.qp(), receive);
    }

    /** Tells the other side where a buffer is. */
    void say(Buffer buffer) {
        said.memory().set(ADDRESS, 0, buffer.address());
        said.memory().set(NUMBER, 8, buffer.rkey());
        said.memory().set(NUMBER, 12, (int) buffer.memory().byteSize());
        goAhead();
    }

    /** Sends the words as they stand; what counts is that a message comes. */
    void goAhead() {
        MemorySegment sge = said.sge(arena, 0, WORDS);
        Posts.postSend(connection.qp(), Posts.send(arena, 0, ibv_wr_opcode.IBV_WR_SEND, sge));
    }

    /** Reads from, or writes to, the memory that the other side named last. */
    void transfer(int opcode, int length) {
        MemorySegment sge = data.sge(arena, 0, length);
        MemorySegment wr = Posts.send(arena, 0, opcode, sge);
        ibv_send_wr.wr_rdma_remote_addr(wr, heard.memory().get(ADDRESS, 0));
        ibv_send_wr.wr_rdma_rkey(wr, heard.memory().get(NUMBER, 8));
        Posts.postSend(connection.qp(), wr);
    }

    /** The size of the memory that the other side named last. */
    int remoteSize() {
        return heard.memory().get(NUMBER, 12);
    }

    /**
     * Waits for a completion of the kind, letting those of sends pass. Both descriptors are watched: the completion
     * channel's, and the event channel's for the end of the connection.
     *
     * @return false if the connection ended instead
     */
    boolean await(int opcode) {
        boolean armed = false;
        while (true) {
            if (connection.cq().poll(wc, 1) == 1) {
                if (ibv_wc.status(wc) == ibv_wc_status.IBV_WC_WR_FLUSH_ERR) {
                    awaitEnd();
                    return false;
                }
                WorkCompletion.check(wc);
                if (ibv_wc.opcode(wc) == opcode) {
                    return true;
                }
            } else if (over) {
                return false;
            } else if (!armed) {
                // What completed before makes no event; so the queue is looked at once more before sleeping.
                connection.cq().arm();
                armed = true;
            } else if (Fds.await(patience, connection.cq().fd(), events.fd()) == 0) {
                connection.cq().takeEvent();
                armed = false;
            } else {
                over = events.next(patience).type() == rdma_cm_event_type.RDMA_CM_EVENT_DISCONNECTED;
            }
        }
    }

    /** Waits for the event that tells of the connection's end. */
    void awaitEnd() {
        while (!over) {
            EventChannel.Event event = events.next(patience);
            over = event.type() == rdma_cm_event_type.RDMA_CM_EVENT_DISCONNECTED;
        }
    }

    @Override
    public void close() {
        data.close();
        said.close();
        heard.close();
        connection.close();
        arena.close();
    }
}
