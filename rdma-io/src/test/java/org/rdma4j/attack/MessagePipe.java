package org.rdma4j.attack;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * The messages of one direction of a connection. Each message contains its pipe, lane and number. The messages of a lane are
 * sent one after the other, so that they arrive in ascending order; those that fail or are canceled may be missing.
 */
final class MessagePipe {
    /** Minimum size of a message in bytes. */
    static final int MIN_BYTES = 16;

    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED;
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED;
    private static final AtomicLong IDS = new AtomicLong();
    private static final Map<Long, MessagePipe> ALL = new ConcurrentHashMap<>();

    private final long id = IDS.incrementAndGet();
    private final Map<Integer, Lane> lanes = new ConcurrentHashMap<>();

    private static final class Lane {
        private final BitSet sent = new BitSet();
        private final BitSet received = new BitSet();
        private int next;
        private int last = -1;
    }

    MessagePipe() {
        ALL.put(id, this);
    }

    private Lane lane(int number) {
        return lanes.computeIfAbsent(number, key -> new Lane());
    }

    /** Returns the bytes of the next message of a lane. */
    byte[] next(int lane, int size) {
        Lane of = lane(lane);
        int number;
        synchronized (of) {
            number = of.next++;
        }
        byte[] bytes = new byte[Math.max(size, MIN_BYTES)];
        MemorySegment segment = MemorySegment.ofArray(bytes);
        segment.set(LONG, 0, id);
        segment.set(INT, 8, lane);
        segment.set(INT, 12, number);
        for (int i = MIN_BYTES; i < bytes.length; i++) {
            bytes[i] = (byte) (number * 31 + i);
        }
        return bytes;
    }

    private static int laneOf(byte[] bytes) {
        return MemorySegment.ofArray(bytes).get(INT, 8);
    }

    private static int numberOf(byte[] bytes) {
        return MemorySegment.ofArray(bytes).get(INT, 12);
    }

    /** Records that a message has been sent, so that it must arrive unless messages are lost. */
    void sent(byte[] bytes) {
        Lane of = lane(laneOf(bytes));
        synchronized (of) {
            of.sent.set(numberOf(bytes));
        }
    }

    /**
     * Checks a received message.
     *
     * @param ordered {@code false} if several threads receive the messages of the pipe
     * @return its pipe; {@code null} if it has none
     */
    static @Nullable MessagePipe received(byte[] bytes, boolean ordered, Findings findings) {
        if (bytes.length < MIN_BYTES) {
            findings.find("received " + bytes.length + " bytes", new Throwable());
            return null;
        }
        MessagePipe pipe = ALL.get(MemorySegment.ofArray(bytes).get(LONG, 0));
        if (pipe == null) {
            findings.find("received a message of an unknown pipe", new Throwable());
            return null;
        }
        int number = numberOf(bytes);
        Lane of = pipe.lane(laneOf(bytes));
        for (int i = MIN_BYTES; i < bytes.length; i++) {
            if (bytes[i] != (byte) (number * 31 + i)) {
                findings.find("wrong byte " + i + " of " + bytes.length + " in message " + number, new Throwable());
                return pipe;
            }
        }
        synchronized (of) {
            if (of.received.get(number)) {
                findings.find("received message " + number + " of lane " + laneOf(bytes) + " twice", new Throwable());
            }
            if (ordered && number <= of.last) {
                findings.find("message " + number + " of lane " + laneOf(bytes) + " after " + of.last, new Throwable());
            }
            of.last = number;
            of.received.set(number);
        }
        return pipe;
    }

    /** Returns {@code true} if an answer has the bytes of its request. */
    static boolean isAnswer(byte[] answer, byte[] request) {
        return Arrays.equals(answer, request);
    }

    /** Forgets all pipes, at the end of a round. */
    static void forgetAll() {
        ALL.clear();
    }

    /** Checks that all messages that were sent have been received. */
    void check(Findings findings) {
        lanes.forEach((number, of) -> {
            synchronized (of) {
                BitSet missing = (BitSet) of.sent.clone();
                missing.andNot(of.received);
                if (!missing.isEmpty()) {
                    findings.find(
                            "lost messages " + missing + " of lane " + number + ", received "
                                    + of.received.cardinality() + ", last " + of.last,
                            new Throwable());
                }
            }
        });
    }
}
