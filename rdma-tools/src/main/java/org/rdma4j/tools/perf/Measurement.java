package org.rdma4j.tools.perf;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;
import java.util.Objects;

/**
 * A measurement to perform.
 *
 * @param operation the operation whose messages are measured
 * @param kind the quantity to measure
 * @param size size of each message in bytes
 */
public record Measurement(Operation operation, Kind kind, int size) {
    /** Size of an atomic operation in bytes. */
    static final int ATOMIC_BYTES = 8;

    public Measurement {
        Objects.requireNonNull(operation, "operation");
        Objects.requireNonNull(kind, "kind");
        if (size < 1 || size > MessageSizes.MAX_BYTES) {
            throw new IllegalArgumentException(
                    "the message size must be 1 to " + MessageSizes.MAX_BYTES + " bytes, but is " + size);
        }
    }

    /**
     * Decodes a measurement.
     *
     * @throws IllegalArgumentException if a member is missing or invalid; the message names it
     */
    static Measurement from(StrictJson json) {
        return new Measurement(
                json.constant("operation", Operation.class),
                json.constant("kind", Kind.class),
                json.integer("size", 1, MessageSizes.MAX_BYTES));
    }

    /** Returns {@code true} if the server sends each message back. */
    boolean isPingPong() {
        return kind == Kind.LATENCY && operation.sendsData();
    }

    /** Returns {@code true} if the server receives a stream of messages. */
    boolean usesReceives() {
        return kind == Kind.BANDWIDTH && operation == Operation.SEND;
    }

    /** Returns {@code true} if the server is passive: its device serves the requests, and its program only waits. */
    boolean isServerPassive() {
        return !isPingPong() && !usesReceives();
    }

    /** An RDMA operation. {@link #toString} is its name on the command line and in JSON. */
    public enum Operation {
        SEND,
        WRITE,
        READ,
        FETCH_ADD,
        COMPARE_SWAP;

        boolean isAtomic() {
            return this == FETCH_ADD || this == COMPARE_SWAP;
        }

        /**
         * Returns {@code true} if the operation transfers data to the peer. Its latency is then half a round-trip time,
         * and its data can be inline.
         */
        boolean sendsData() {
            return this == SEND || this == WRITE;
        }

        @Override
        @JsonValue
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** A quantity to measure. {@link #toString} is its name on the command line and in JSON. */
    public enum Kind {
        LATENCY,
        BANDWIDTH;

        @Override
        @JsonValue
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Override
    public String toString() {
        return operation + " " + kind + ", " + size + (size == 1 ? " byte" : " bytes");
    }
}
