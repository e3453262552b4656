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
 * The connection by which the client tells the server what comes next, and the server answers: messages as JSON, in turn.
 * The server begins, with what it is. For a measurement it answers twice: with its offer, and with {@link ControlMessages.Ready} when the
 * connection to measure on stands at its side. The private data of the connection itself tells whether both speak the same
 * version.
 *
 * <p>So the client never sends on a connection before the server has it: what it did send might never be read over
 * soft-iWARP, which does not look at what came while the connection was being accepted.
 */
final class Control implements Closeable {
    /** To be raised with every change of what the two sides say to each other. */
    static final int VERSION = 4;

    private static final long MAGIC = 0x7264_6d61_7065_7266L;

    /** Has the classes loaded that the first client would wait for: soft-iWARP gives up after 10 s. */
    static void prepare() {
        ControlMessages.Ready.from(ControlMessages.encode(new ControlMessages.Ready()));
    }

    /** What the first bytes of private data say. */
    enum Greeting {
        HELLO,
        /** The server serves another client. */
        BUSY,
        /** The server, or the client, is of another version. */
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
     * What a peer greets with.
     *
     * @return null if it is no {@code perf}
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
    private final ReceiveRequest receive;
    private final SendRequest send;

    /** On a connection that is not established yet, with the first receive posted. */
    Control(Connection connection) throws RdmaException {
        this.connection = connection;
        MemoryRegion memory = connection.allocate(2 * ControlMessages.MAX_BYTES);
        incoming = memory.slice(0, ControlMessages.MAX_BYTES);
        outgoing = memory.slice(ControlMessages.MAX_BYTES, ControlMessages.MAX_BYTES);
        receive = connection.queuePair().prepareReceive(incoming).post();
        send = connection.queuePair().prepareSend(outgoing);
    }

    Connection connection() {
        return connection;
    }

    void say(Object message, Duration limit) throws RdmaException {
        byte[] bytes = ControlMessages.encode(message);
        MemorySegment.copy(bytes, 0, outgoing.memory(), ValueLayout.JAVA_BYTE, 0, bytes.length);
        send.range(0, bytes.length).complete(limit);
    }

    /**
     * Waits for the peer's next message.
     *
     * @param decoder throws an IllegalArgumentException if the message is invalid
     * @throws IOException if there is no message, or it is invalid
     */
    <T> T hear(Function<byte[], T> decoder, Duration limit) throws IOException {
        receive.await(limit);
        byte[] bytes = incoming.memory().asSlice(0, receive.length()).toArray(ValueLayout.JAVA_BYTE);
        receive.post();
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
