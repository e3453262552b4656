package org.rdma4j.attack;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.io.Closeable;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.random.RandomGenerator;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkRequest;
import org.rdma4j.verbs.WorkStatus;

/**
 * A queue pair that is connected to a message server, and sends any bytes. It keeps the state that a client needs to follow
 * the protocol, so that a violation can come late. Used by one thread.
 */
final class WirePeer implements Closeable {
    static final int MESSAGE = 1;
    static final int REQUEST = 2;
    static final int ANSWER = 3;
    static final int FAILURE = 4;
    static final int START = 16;
    static final int CREDIT = 17;
    static final int DONE = 18;
    static final int PING = 19;
    static final int PONG = 20;
    static final int END = 21;

    static final int OFFER = 1;
    static final int MAX_SEND = 512;

    private static final Duration LIMIT = Duration.ofSeconds(20);
    private static final int MAGIC = 0x52344A4D;
    private static final int RECEIVES = 48;
    private static final int SENDS = 24;
    private static final int SLOT = 1024;
    /** Memory that is offered, after the slots. */
    private static final int OFFERED = 1 << 16;

    private final Connection connection;
    private final MemoryRegion memory;
    private final List<ReceiveRequest> receives = new ArrayList<>();
    private final List<SendRequest> sends = new ArrayList<>();
    private int nextSend;
    private boolean ended;

    // What this side knows of the connection, if the server follows the protocol.

    /** The window of this side. */
    final int window;
    /** Number of messages that this side may send. */
    int credits;
    /** Number of credits to return to the server. */
    int returnable;

    int serverRequests;
    int offersLeft;
    int starts;
    boolean started;
    int endsSent;
    int endsReceived;
    boolean pinging;
    /** Ids of the server's requests that this side has not answered. */
    final Deque<Long> unanswered = new ArrayDeque<>();
    /** Ids of this side's requests that the server has not answered. */
    final Deque<Long> outstanding = new ArrayDeque<>();
    /** Memory that the server has offered. */
    final Deque<RemoteMemory> offers = new ArrayDeque<>();

    /** Ids of the PINGs of the server that have not been answered. */
    final Deque<Long> pings = new ArrayDeque<>();

    /**
     * Creates a queue pair with posted receives. It is not connected yet.
     *
     * @param privateData private data to connect with
     * @param receives number of receives to post, at most 48
     */
    WirePeer(InetSocketAddress server, byte[] privateData, int receives, RandomGenerator random) throws IOException {
        this.window = Short.toUnsignedInt(ByteBuffer.wrap(privateData).getShort(12));
        ConnectionOptions options = new ConnectionOptions()
                .withPrivateData(privateData)
                .withRnrRetries(1 + random.nextInt(7))
                .withRetries(random.nextInt(8))
                .withReads(random.nextInt(4))
                .withQueuePair(pair ->
                        pair.sendRequests(SENDS).receiveRequests(RECEIVES).sendElements(1));
        connection = Connection.to(server, options, LIMIT);
        try {
            memory = connection.allocate(
                    (long) (RECEIVES + SENDS) * SLOT + OFFERED, Access.REMOTE_READ, Access.REMOTE_WRITE);
            for (int i = 0; i < receives; i++) {
                this.receives.add(connection
                        .prepareReceive(memory.slice((long) i * SLOT, SLOT))
                        .attach(i)
                        .post());
            }
            for (int i = 0; i < SENDS; i++) {
                sends.add(connection.queuePair().prepareSend(memory.slice(offset(i), SLOT)));
            }
        } catch (Throwable e) {
            connection.close();
            throw e;
        }
    }

    private static long offset(int send) {
        return (long) (RECEIVES + send) * SLOT;
    }

    /** Returns private data. */
    static byte[] parameters(int slotSize, int window, int offers, int requests, long maxMessageSize) {
        return ByteBuffer.allocate(32)
                .putInt(MAGIC)
                .putInt(1 << 24)
                .putInt(slotSize)
                .putShort((short) window)
                .putShort((short) offers)
                .putLong(maxMessageSize)
                .putShort((short) requests)
                .array();
    }

    /** Starts to connect, and does not wait. */
    void startConnecting() {
        connection.establishAsync();
    }

    /** Connects, and reads the limits of the server. */
    void connect() throws IOException {
        connection.establish(LIMIT);
        byte[] data = connection.peerData();
        if (data.length >= 32) {
            ByteBuffer limits = ByteBuffer.wrap(data);
            credits = Short.toUnsignedInt(limits.getShort(12));
            offersLeft = Short.toUnsignedInt(limits.getShort(14));
            serverRequests = Short.toUnsignedInt(limits.getShort(24));
        }
    }

    boolean isEnded() {
        return ended;
    }

    static byte[] header(int type, int flags, int credits, int length, long id, int payload) {
        return ByteBuffer.allocate(16 + payload)
                .put((byte) type)
                .put((byte) flags)
                .putShort((short) credits)
                .putInt(length)
                .putLong(id)
                .array();
    }

    static byte[] offer(int type, int credits, int length, long id, RemoteMemory memory) {
        return offer(type, credits, length, id, memory.address(), memory.rkey());
    }

    static byte[] offer(int type, int credits, int length, long id, long address, int key) {
        byte[] bytes = header(type, OFFER, credits, length, id, 16);
        ByteBuffer.wrap(bytes, 16, 12).putLong(address).putInt(key);
        return bytes;
    }

    /** Returns memory of this side that the server can read. */
    RemoteMemory offered() {
        return memory.remoteMemory().slice(memory.length() - OFFERED, OFFERED);
    }

    /** Posts a SEND. Does nothing if all send slots are in use, or the connection has ended. */
    void send(byte[] bytes) {
        SendRequest request = sends.get(nextSend);
        if (ended || request.isInFlight()) {
            return;
        }
        MemorySegment.copy(bytes, 0, memory.memory(), JAVA_BYTE, offset(nextSend), bytes.length);
        try {
            request.range(0, bytes.length).post();
            nextSend = (nextSend + 1) % SENDS;
        } catch (IOException | IllegalStateException e) {
            ended = true;
        }
    }

    /** Reads or writes memory of the server. */
    void access(RemoteMemory remote, boolean write) {
        if (ended) {
            return;
        }
        int length = (int) Math.min(remote.length(), OFFERED);
        RemoteMemory part = new RemoteMemory(remote.address(), length, remote.rkey());
        try {
            var local = memory.slice(memory.length() - OFFERED, length);
            (write
                            ? connection.queuePair().prepareWrite(part, local)
                            : connection.queuePair().prepareRead(part, local))
                    .post();
        } catch (IOException | IllegalStateException e) {
            ended = true;
        }
    }

    /**
     * Handles what has arrived.
     *
     * @param repost whether to post the receives again
     */
    void poll(Duration limit, boolean repost) {
        try {
            for (Completions done = limit.isZero()
                            ? connection.completions().poll()
                            : connection.completions().poll(limit);
                    done.next(); ) {
                WorkRequest<?> request = done.request();
                if (request.status() != WorkStatus.SUCCESS) {
                    ended = true;
                } else if (request instanceof ReceiveRequest receive) {
                    int slot = (Integer) receive.attachment();
                    received(memory.memory().asSlice((long) slot * SLOT, receive.length()));
                    if (repost) {
                        receive.post();
                    }
                }
            }
        } catch (IOException | IllegalStateException e) {
            ended = true;
        }
    }

    private void received(MemorySegment bytes) {
        ByteBuffer header = bytes.asByteBuffer();
        int type = header.get(0);
        long id = header.getLong(8);
        credits += Short.toUnsignedInt(header.getShort(2));
        switch (type) {
            case START -> started = true;
            case DONE -> offersLeft += header.getInt(4);
            case PING -> pings.add(id);
            case PONG -> pinging = false;
            case END -> endsReceived++;
            case MESSAGE -> returnable++;
            case REQUEST -> {
                returnable++;
                unanswered.add(id);
            }
            case ANSWER, FAILURE -> outstanding.remove(id);
            default -> {}
        }
        if (header.get(1) == OFFER && type <= FAILURE) {
            offers.add(new RemoteMemory(header.getLong(16), header.getInt(4), header.getInt(24)));
        }
    }

    /** Disconnects, and does not wait for the server. */
    void disconnect() {
        connection.disconnect();
    }

    /** Aborts the queue pair. */
    void abort() {
        try {
            connection.queuePair().abort();
            ended = true;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() throws IOException {
        connection.close();
    }
}
