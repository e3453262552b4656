package org.rdma4j.tools.perf;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;
import java.util.Objects;

/**
 * One thing to measure.
 *
 * @param operation what is posted
 * @param kind what is asked
 * @param size of each message, in bytes
 */
public record Measurement(Operation operation, Kind kind, int size) {
    static final int ATOMIC_BYTES = 8;

    public Measurement {
        Objects.requireNonNull(operation, "operation");
        Objects.requireNonNull(kind, "kind");
        if (size < 1 || size > MessageSizes.MOST) {
            throw new IllegalArgumentException("a size of " + size + " bytes");
        }
    }

    /**
     * Reads a measurement.
     *
     * @throws IllegalArgumentException if it is invalid; the message names the member
     */
    static Measurement from(StrictJson json) {
        return new Measurement(
                json.constant("operation", Operation.class),
                json.constant("kind", Kind.class),
                json.integer("size", 1, MessageSizes.MOST));
    }

    /** Whether the server sends each message back. */
    boolean isAnswered() {
        return kind == Kind.LATENCY && operation.takesTurns();
    }

    /** Whether the server takes one message after the other. */
    boolean isStream() {
        return kind == Kind.BANDWIDTH && operation == Operation.SEND;
    }

    /** Whether the server's device does everything, and its program only waits. */
    boolean isPassive() {
        return !isAnswered() && !isStream();
    }

    /** What is posted; the name is the one that the command line and the JSON have. */
    public enum Operation {
        SEND,
        WRITE,
        READ,
        FETCH_ADD,
        COMPARE_SWAP;

        boolean isAtomic() {
            return this == FETCH_ADD || this == COMPARE_SWAP;
        }

        /** Whether the two sides take turns, so that the time of one message is half of what passes. */
        boolean takesTurns() {
            return this == SEND || this == WRITE;
        }

        @Override
        @JsonValue
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** What is asked. */
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
