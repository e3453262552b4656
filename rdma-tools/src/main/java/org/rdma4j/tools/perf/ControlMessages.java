package org.rdma4j.tools.perf;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.runtime.printing.PrintableText;
import org.rdma4j.tools.perf.PerfReport.Side;
import org.rdma4j.verbs.RemoteMemory;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.json.JsonMapper;

/** Messages of {@link ControlConnection}, and their encoding as JSON. */
public final class ControlMessages {
    /** Maximum size of a message in bytes. */
    public static final int MAX_BYTES = 4096;

    /** Maximum timeout in milliseconds: one day. */
    static final long MAX_MILLIS = 86_400_000;

    /** Maximum number of requests of a queue, and maximum size of inline messages in bytes. */
    private static final int MAX_REQUESTS = 1 << 24;

    private static final int MAX_REFUSAL_LENGTH = 1000;

    private static final JsonMapper JSON =
            JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    private ControlMessages() {}

    /**
     * Request of the client for a measurement.
     *
     * @param client description of the client
     * @param depth number of outstanding requests
     * @param inline maximum size of inline messages in bytes
     * @param events {@code true} to wait for completion events instead of polling
     * @param timeoutMillis maximum time without progress in milliseconds
     * @param memory memory of the client, to which the server writes
     */
    public record Task(
            Measurement what,
            Side client,
            int depth,
            int inline,
            boolean events,
            long timeoutMillis,
            RemoteMemory memory) {

        /**
         * Decodes a request.
         *
         * @throws IllegalArgumentException if a member is missing or invalid; the message of the exception names it
         */
        public static Task from(byte[] message) {
            StrictJson json = parse(message);
            Measurement what = Measurement.from(json.object("what"));
            RemoteMemory memory = remoteMemory(json.object("memory"));
            if (!DataConnection.fits(what, memory)) {
                throw new IllegalArgumentException(
                        "the memory of " + memory.length() + " bytes is too small for " + what);
            }
            return new Task(
                    what,
                    Side.from(json.object("client")),
                    json.integer("depth", 1, MAX_REQUESTS),
                    json.integer("inline", 0, MAX_REQUESTS),
                    json.flag("events"),
                    json.integer("timeoutMillis", 1L, MAX_MILLIS),
                    memory);
        }
    }

    /**
     * Answer of the server.
     *
     * @param refusal reason why the server cannot take part in the measurement; null if it can
     * @param server description of the server
     * @param token private data of the connection for the measurement
     * @param receives number of receives that the server has posted
     * @param memory memory of the server; null in the first message and in a refusal
     */
    public record Offer(
            @Nullable String refusal,
            Side server,
            long token,
            int receives,
            @Nullable RemoteMemory memory) {
        public Offer {
            refusal = refusal == null ? null : PrintableText.of(refusal);
            Objects.requireNonNull(server, "server");
        }

        static Offer refuse(Side server, String why) {
            return new Offer(why, server, 0, 0, null);
        }

        /**
         * Decodes an answer.
         *
         * @throws IllegalArgumentException if a member is missing or invalid; the message of the exception names it
         */
        public static Offer from(byte[] message) {
            StrictJson json = parse(message);
            StrictJson memory = json.objectOrNull("memory");
            return new Offer(
                    json.textOrNull("refusal", MAX_REFUSAL_LENGTH),
                    Side.from(json.object("server")),
                    json.integer("token", Long.MIN_VALUE, Long.MAX_VALUE),
                    json.integer("receives", 0, MAX_REQUESTS),
                    memory == null ? null : remoteMemory(memory));
        }
    }

    /** Message of the server that its side of the connection for a measurement is established. */
    public record Ready() {
        /**
         * Decodes the message.
         *
         * @throws IllegalArgumentException if the message is not an object
         */
        public static Ready from(byte[] message) {
            parse(message);
            return new Ready();
        }
    }

    private static StrictJson parse(byte[] message) {
        if (message.length > MAX_BYTES) {
            throw new IllegalArgumentException(
                    "the message has " + message.length + " bytes; the maximum is " + MAX_BYTES);
        }
        try {
            return StrictJson.parse(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(message))
                    .toString());
        } catch (CharacterCodingException e) {
            throw new IllegalArgumentException("the message is not valid UTF-8", e);
        }
    }

    private static RemoteMemory remoteMemory(StrictJson json) {
        return new RemoteMemory(
                json.integer("address", Long.MIN_VALUE, Long.MAX_VALUE),
                json.integer("length", 0L, Long.MAX_VALUE),
                json.integer("rkey", Integer.MIN_VALUE, Integer.MAX_VALUE));
    }

    /** Encodes a message. */
    public static byte[] encode(Object message) {
        byte[] bytes = JSON.writeValueAsBytes(message);
        if (bytes.length > MAX_BYTES) {
            throw new IllegalArgumentException(
                    "the message has " + bytes.length + " bytes; the maximum is " + MAX_BYTES);
        }
        return bytes;
    }
}
