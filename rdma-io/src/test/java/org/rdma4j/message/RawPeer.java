package org.rdma4j.message;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static org.rdma4j.message.MessageFixture.LIMIT;

import java.io.Closeable;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.time.Duration;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.ConnectionRequest;
import org.rdma4j.cm.Listener;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ReceiveRequest;

/** A peer of a message server, or of a client, that can send any bytes. */
final class RawPeer implements Closeable {
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

    /** Options of the side that a raw peer tests: small limits, and a short close timeout. */
    static final MessageOptions TESTED_SIDE = new MessageOptions()
            .withSlotSize(256)
            .withWindow(4)
            .withRequests(3)
            .withOffers(2)
            .withMaxMessageSize(1 << 18)
            .withCloseTimeout(Duration.ofMillis(300));

    private static final int RECEIVES = 64;
    private static final int SLOT = 4096;

    private final Connection connection;
    private final MemoryRegion memory;
    private final ReceiveRequest[] receives = new ReceiveRequest[RECEIVES];
    private int received;

    /** Connects to a server. */
    RawPeer(InetSocketAddress server, byte[] privateData) throws IOException {
        this(Connection.to(server, options(privateData), LIMIT));
    }

    private RawPeer(Connection created) throws IOException {
        connection = created;
        try {
            memory = connection.allocate((RECEIVES + 2) * SLOT, Access.REMOTE_READ);
            for (int i = 0; i < RECEIVES; i++) {
                receives[i] = connection
                        .prepareReceive(memory.slice((long) i * SLOT, SLOT))
                        .post();
            }
            connection.establish(LIMIT);
        } catch (Throwable e) {
            connection.close();
            throw e;
        }
    }

    /** Accepts the connection of a client. */
    static RawPeer accept(Listener listener, byte[] privateData) throws IOException {
        try (ConnectionRequest request = listener.nextRequest(LIMIT)) {
            return new RawPeer(request.accept(options(privateData)));
        }
    }

    private static ConnectionOptions options(byte[] privateData) {
        return new ConnectionOptions()
                .withPrivateData(privateData)
                .withAccess(Access.REMOTE_READ)
                .withQueuePair(pair -> pair.sendRequests(64).receiveRequests(RECEIVES));
    }

    /** Returns private data. */
    static byte[] parameters(int slotSize, int window, int offers, int requests, long maxMessageSize) {
        return ByteBuffer.allocate(32)
                .putInt(0x52344A4D)
                .put((byte) 1)
                .put(new byte[3])
                .putInt(slotSize)
                .putShort((short) window)
                .putShort((short) offers)
                .putLong(maxMessageSize)
                .putShort((short) requests)
                .array();
    }

    static byte[] parameters() {
        return parameters(SLOT, 16, 2, 16, 1 << 20);
    }

    /** Returns private data of another protocol. */
    static byte[] wrongMagic() {
        byte[] parameters = parameters();
        parameters[0]++;
        return parameters;
    }

    /** Returns private data of another version of the protocol. */
    static byte[] wrongVersion() {
        byte[] parameters = parameters();
        parameters[4]++;
        return parameters;
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

    static byte[] control(int type) {
        return header(type, 0, 0, 0, 0, 0);
    }

    static byte[] data(int type, long id, int size) {
        return header(type, 0, 0, size, id, size);
    }

    static byte[] offer(int type, long id, int length, long address, int key) {
        byte[] bytes = header(type, 1, 0, length, id, 16);
        ByteBuffer.wrap(bytes, 16, 12).putLong(address).putInt(key);
        return bytes;
    }

    /** Returns an offer of memory of this peer. */
    byte[] goodOffer(int type, long id, int length) {
        return offer(
                type,
                id,
                length,
                memory.remoteMemory().address(),
                memory.remoteMemory().rkey());
    }

    /** Sends START and receives START. */
    RawPeer start() throws IOException {
        send(control(START));
        byte[] answer = next();
        if (answer == null || answer[0] != START) {
            throw new IOException("No START");
        }
        return this;
    }

    /** Sends bytes. Returns {@code false} if the connection has ended. */
    boolean send(byte[] bytes) {
        try {
            memory.memory().asSlice((long) RECEIVES * SLOT, bytes.length).copyFrom(MemorySegment.ofArray(bytes));
            connection.send(memory.slice((long) RECEIVES * SLOT, bytes.length), LIMIT);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** Posts two sends, and does not wait for them. */
    void post(byte[] first, byte[] second) throws IOException {
        byte[][] both = {first, second};
        for (int i = 0; i < 2; i++) {
            LocalMemory slot = memory.slice((long) (RECEIVES + i) * SLOT, both[i].length);
            memory.memory()
                    .asSlice((long) (RECEIVES + i) * SLOT, both[i].length)
                    .copyFrom(MemorySegment.ofArray(both[i]));
            connection.queuePair().prepareSend(slot).post();
        }
    }

    /** Receives the next message; {@code null} if the connection has ended. */
    byte[] next() {
        int slot = received++ % RECEIVES;
        ReceiveRequest next = receives[slot];
        try {
            next.await(LIMIT);
        } catch (IOException e) {
            return null;
        }
        byte[] bytes =
                memory.memory().asSlice((long) slot * SLOT, next.length()).toArray(JAVA_BYTE);
        try {
            next.post();
        } catch (IOException e) {
            // The connection has ended meanwhile. The next call finds that out.
        }
        return bytes;
    }

    /** Receives until the connection has ended. Returns the number of messages. */
    int drain() {
        int count = 0;
        while (next() != null) {
            count++;
        }
        return count;
    }

    @Override
    public void close() throws IOException {
        connection.queuePair().abort();
        connection.close();
    }
}
