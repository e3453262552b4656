package org.rdma4j.tools.perf;

import java.io.Closeable;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.rdma4j.cm.Connection;
import org.rdma4j.sys.runtime.printing.PrintableText;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.VerbsException;

/**
 * Control connection between client and server, on which they exchange {@link ControlMessages}. The server begins with
 * an offer that describes it. The client sends a task for each measurement. The server answers with an offer, and then,
 * when its side of the connection for the measurement is established, with {@link ControlMessages.Ready}. The private
 * data of the connection contains the version of the protocol.
 *
 * <p>The client sends on a connection only after the server has sent first: over soft-iWARP, messages that arrive while
 * the server accepts the connection may remain unread.
 */
final class ControlConnection implements Closeable {
    /** Version of the protocol. Must change with the messages. */
    static final int VERSION = 4;

    private static final long MAGIC = 0x7264_6d61_7065_7266L;

    /** Loads classes before the first client connects: soft-iWARP waits for at most 10 s. */
    static void prepare() {
        PerfReport.Side side = new PerfReport.Side("", "", "", "", 0, 0, 0, "", "", "", "", 0);
        ControlMessages.Offer.from(ControlMessages.encode(new ControlMessages.Offer(null, side, 0, 0, null)));
    }

    /** Code in the private data. */
    enum Greeting {
        HELLO,
        /** The server serves another client. */
        BUSY,
        /** The server or the client uses another version of the protocol. */
        OTHER_VERSION;

        byte[] bytes() {
            return ByteBuffer.allocate(16)
                    .putLong(MAGIC)
                    .putInt(VERSION)
                    .putInt(ordinal())
                    .array();
        }
    }

    /**
     * Decodes private data.
     *
     * @return the code; null if the peer is not {@code perf}
     */
    static @Nullable Greeting greeting(byte[] privateData) {
        ByteBuffer data = ByteBuffer.wrap(privateData);
        if (data.remaining() < 16 || data.getLong() != MAGIC) {
            return null;
        }
        int version = data.getInt();
        int code = data.getInt();
        return version != VERSION || code < 0 || code >= Greeting.values().length
                ? Greeting.OTHER_VERSION
                : Greeting.values()[code];
    }

    private final Connection connection;
    private final LocalMemory incoming;
    private final LocalMemory outgoing;
    private final ReceiveRequest receiveRequest;
    private final SendRequest sendRequest;

    /**
     * Allocates the buffers and posts the first receive.
     *
     * @param connection a connection that is not established yet
     */
    ControlConnection(Connection connection) throws RdmaException {
        this.connection = connection;
        MemoryRegion memory = connection.allocate(2 * ControlMessages.MAX_BYTES);
        incoming = memory.slice(0, ControlMessages.MAX_BYTES);
        outgoing = memory.slice(ControlMessages.MAX_BYTES, ControlMessages.MAX_BYTES);
        receiveRequest = connection.queuePair().prepareReceive(incoming).post();
        sendRequest = connection.queuePair().prepareSend(outgoing);
    }

    Connection connection() {
        return connection;
    }

    /** Sends a message, and waits for its completion. */
    void send(Object message, Duration timeout) throws RdmaException {
        byte[] bytes = ControlMessages.encode(message);
        MemorySegment.copy(bytes, 0, outgoing.memory(), ValueLayout.JAVA_BYTE, 0, bytes.length);
        sendRequest.range(0, bytes.length).complete(timeout);
    }

    /**
     * Waits for the next message of the peer.
     *
     * @param decoder throws an IllegalArgumentException if the message is invalid
     * @throws IOException if no message arrives within the timeout, or the message is invalid
     */
    <T> T receive(Function<byte[], T> decoder, Duration timeout) throws IOException {
        receiveRequest.await(timeout);
        if (receiveRequest.hasImmediate()) {
            // An RDMA write by the peer. Its length, which may exceed the buffer, is not that of a message.
            throw new IOException("the peer has sent an invalid message: it has immediate data");
        }
        byte[] bytes = receiveRequest.message().toArray(ValueLayout.JAVA_BYTE);
        receiveRequest.post();
        try {
            return decoder.apply(bytes);
        } catch (IllegalArgumentException e) {
            throw invalid(bytes, e);
        }
    }

    /** Returns the exception for an invalid message. */
    static IOException invalid(byte[] message, IllegalArgumentException cause) {
        return new IOException(
                PrintableText.of("the peer has sent an invalid message: " + cause.getMessage()) + ": '"
                        + PrintableText.shortened(new String(message, StandardCharsets.UTF_8)) + "'",
                cause);
    }

    @Override
    public void close() throws VerbsException {
        connection.close();
    }
}
