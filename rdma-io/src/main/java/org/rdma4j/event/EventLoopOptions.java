package org.rdma4j.event;

import java.time.Duration;
import java.util.Objects;
import org.rdma4j.internal.Timeouts;

/**
 * Options of an {@link EventLoop}. Immutable: each {@code with} method returns a copy.
 *
 * {@snippet lang=java :
 * EventLoopOptions options = new EventLoopOptions().withName("server").withSpin(Duration.ofNanos(20_000));
 * EventLoop loop = EventLoop.start(options);
 * }
 *
 * @see "docs/reference/tuning.md"
 */
public final class EventLoopOptions {
    private static final int DEFAULT_BATCH = 64;
    private static final int DEFAULT_COMPLETIONS = 1024;
    private static final long DEFAULT_LINK_NANOS = Duration.ofSeconds(10).toNanos();

    private final String name;
    private final long spinNanos;
    private final int batch;
    private final int completions;
    private final long linkNanos;

    /** Creates options with the default values. */
    public EventLoopOptions() {
        this("rdma4j event loop", 0, DEFAULT_BATCH, DEFAULT_COMPLETIONS, DEFAULT_LINK_NANOS);
    }

    private EventLoopOptions(String name, long spinNanos, int batch, int completions, long linkNanos) {
        this.name = name;
        this.spinNanos = spinNanos;
        this.batch = batch;
        this.completions = completions;
        this.linkNanos = linkNanos;
    }

    /** Sets the name of the loop, which is also the name of its thread (default "rdma4j event loop"). */
    public EventLoopOptions withName(String newName) {
        return new EventLoopOptions(Objects.requireNonNull(newName), spinNanos, batch, completions, linkNanos);
    }

    /**
     * Sets the time for which the loop polls before it sleeps (default zero). While the loop polls, it keeps a
     * processor busy, but handles completions without the latency of a system call and an interrupt. If the driver is a
     * virtual thread, it occupies its carrier thread meanwhile.
     *
     * @param duration the time for which to poll after the last event; with {@code ChronoUnit.FOREVER.getDuration()},
     *     the loop never sleeps
     */
    public EventLoopOptions withSpin(Duration duration) {
        return new EventLoopOptions(name, Timeouts.nanos(duration), batch, completions, linkNanos);
    }

    /**
     * Sets the maximum number of events from one source, such as a completion queue, that the loop handles before it
     * turns to the next source (default 64).
     *
     * @param events at least 1
     */
    public EventLoopOptions withBatch(int events) {
        return new EventLoopOptions(name, spinNanos, positive("batch", events), completions, linkNanos);
    }

    /**
     * Sets the initial capacity of the completion queue that the connections on a device share (default 1024). The loop
     * enlarges the queue when its connections need more entries. On soft-iWARP, the capacity is at least 32,768.
     *
     * @param entries at least 1
     */
    public EventLoopOptions withCompletions(int entries) {
        return new EventLoopOptions(name, spinNanos, batch, positive("completions", entries), linkNanos);
    }

    /**
     * Sets the maximum time for which connections survive the loss of their link (default 10 s). The device reports to
     * the loop that the link of a port has gone down. If it is still down after this time, the connections on the port
     * end; a connection that only waits for messages would otherwise not notice the loss. A link that goes down
     * elsewhere in the network is not noticed: see {@link org.rdma4j.message.MessageOptions#withKeepAlive}.
     * Independently of this limit, a connection ends when its device has given up retransmitting a message. On
     * soft-iWARP, the kernel ends the connections as soon as the link goes down.
     */
    public EventLoopOptions withLinkTimeout(Duration limit) {
        return new EventLoopOptions(name, spinNanos, batch, completions, Timeouts.nanos(limit));
    }

    private static int positive(String option, int value) {
        if (value < 1) {
            throw new IllegalArgumentException(option + " is " + value + ", but must be at least 1");
        }
        return value;
    }

    String name() {
        return name;
    }

    long spinNanos() {
        return spinNanos;
    }

    int batch() {
        return batch;
    }

    int completions() {
        return completions;
    }

    long linkNanos() {
        return linkNanos;
    }
}
