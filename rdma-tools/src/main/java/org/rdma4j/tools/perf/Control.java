package org.rdma4j.tools.perf;

import java.io.Closeable;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.rdma4j.cm.Connection;
import org.rdma4j.tools.perf.PerfReport.Side;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.VerbsException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * The connection by which the client tells the server what comes next, and the server answers: messages as JSON, in turn.
 * The server begins, with what it is. For a measurement it answers twice: with its offer, and with {@link Ready} when the
 * connection to measure on stands at its side. The private data of the connection itself tells whether both speak the same
 * version.
 *
 * <p>So the client never sends on a connection before the server has it: what it did send might never be read over
 * soft-iWARP, which does not look at what came while the connection was being accepted.
 */
final class Control implements Closeable {
    /** To be raised with every change of what the two sides say to each other. */
    static final int VERSION = 4;

    private static final int MOST_SHOWN = 200;
    private static final long MAGIC = 0x7264_6d61_7065_7266L;
    private static final int MOST_BYTES = 4096;
    /** A day, which is more than anybody waits. */
    static final long MOST_MILLIS = 86_400_000;

    private static final JsonMapper JSON = new JsonMapper();

    /** Has the classes loaded that the first client would wait for: soft-iWARP gives up after 10 s. */
    static void prepare() {
        JSON.readerFor(Task.class);
        JSON.writerFor(Offer.class);
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

    /**
     * What the client asks for next.
     *
     * @param what to measure
     * @param client what the client is, for the server's log
     * @param timeoutMillis after which time without any progress to give up
     * @param memory the client's, for the server's writes
     */
    record Task(
            Measurement what,
            Side client,
            int depth,
            int inline,
            boolean events,
            long timeoutMillis,
            RemoteMemory memory) {
        Task {
            Objects.requireNonNull(what, "what");
            Objects.requireNonNull(memory, "memory");
            if (timeoutMillis < 1 || timeoutMillis > MOST_MILLIS) {
                throw new IllegalArgumentException("a timeout of " + timeoutMillis + " ms");
            }
            if (!Lane.fits(what, memory)) {
                throw new IllegalArgumentException("too little memory for " + what);
            }
        }
    }

    /**
     * The server's answer.
     *
     * @param refusal why it cannot; null if it can
     * @param server what the server is
     * @param token what the private data of the connection to measure on has to have
     * @param receives how many receives it has posted then
     * @param memory the server's
     */
    record Offer(
            @Nullable String refusal,
            Side server,
            long token,
            int receives,
            @Nullable RemoteMemory memory) {
        Offer {
            Objects.requireNonNull(server, "server");
        }

        static Offer refuse(Side server, String why) {
            return new Offer(why, server, 0, 0, null);
        }
    }

    /** The connection to measure on stands at the server's side. */
    record Ready() {}

    private final Connection connection;
    private final LocalMemory incoming;
    private final LocalMemory outgoing;
    private final ReceiveRequest receive;
    private final SendRequest send;

    /** On a connection that is not established yet, with the first receive posted. */
    Control(Connection connection) throws RdmaException {
        this.connection = connection;
        MemoryRegion memory = connection.allocate(2 * MOST_BYTES);
        incoming = memory.slice(0, MOST_BYTES);
        outgoing = memory.slice(MOST_BYTES, MOST_BYTES);
        receive = connection.queuePair().prepareReceive(incoming).post();
        send = connection.queuePair().prepareSend(outgoing);
    }

    Connection connection() {
        return connection;
    }

    void say(Object message, Duration limit) throws RdmaException {
        byte[] bytes = JSON.writeValueAsBytes(message);
        if (bytes.length > MOST_BYTES) {
            throw new IllegalArgumentException(
                    "a message of " + bytes.length + " bytes for the peer; there is room for " + MOST_BYTES);
        }
        MemorySegment.copy(bytes, 0, outgoing.memory(), ValueLayout.JAVA_BYTE, 0, bytes.length);
        send.range(0, bytes.length).complete(limit);
    }

    /** Waits for the peer's next message. */
    <T> T hear(Class<T> type, Duration limit) throws IOException {
        receive.await(limit);
        byte[] bytes = incoming.memory().asSlice(0, receive.length()).toArray(ValueLayout.JAVA_BYTE);
        receive.post();
        try {
            T message = JSON.readValue(bytes, type);
            if (message != null) {
                return message;
            }
        } catch (JacksonException e) {
            throw notUnderstood(bytes, e);
        }
        throw notUnderstood(bytes, null);
    }

    private static IOException notUnderstood(byte[] message, @Nullable Exception cause) {
        String text = new String(message, StandardCharsets.UTF_8);
        return new IOException(
                "the peer says what this program does not understand: "
                        + (text.length() > MOST_SHOWN ? text.substring(0, MOST_SHOWN) + "..." : text)
                                .replaceAll("\\p{Cntrl}", "?"),
                cause);
    }

    @Override
    public void close() throws VerbsException {
        connection.close();
    }
}
