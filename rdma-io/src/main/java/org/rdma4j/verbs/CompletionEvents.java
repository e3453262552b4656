package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.Ibverbs;

/**
 * Event notification for a completion queue: arms the queue, waits for the event, and acknowledges the event.
 *
 * <p>An <i>armed</i> queue generates one event, for the next completion of the kind for which it is armed, and is then
 * disarmed. This class regards the queue as armed until the event has been consumed. A completion that was already in
 * the queue when the queue was armed generates no event. A thread may therefore sleep only if a poll has emptied the
 * queue after the queue was armed.
 *
 * <p>A wait arms the queue immediately before it would sleep, and not when it consumes the event of the previous sleep.
 * If polling then finds the next completion, no event is generated, and none has to be consumed. A sleep takes three
 * system calls: {@code ibv_req_notify_cq} (no system call on hardware), poll(2) and {@code ibv_get_cq_event}. The call
 * to poll(2) is necessary, because a blocking {@code ibv_get_cq_event} has no timeout and can be woken up only by a
 * signal.
 *
 * <p>Thread-confined to the reader of the completion queue, except for {@link #descriptor} and {@link #wakeUp}.
 */
final class CompletionEvents {
    /**
     * Number of consumed events that triggers their acknowledgement. Events are acknowledged together because each
     * acknowledgement takes a lock.
     */
    private static final int MAX_UNACKNOWLEDGED = 1000;

    /** The kind of completion for which a queue is armed. Each constant implies the constants before it. */
    enum Kind {
        NONE,
        /** Completions of solicited messages, and completions that report a failure. */
        SOLICITED,
        /** All completions. */
        ANY
    }

    /** The reason for the end of a sleep. */
    enum Wakeup {
        /** An event was consumed. */
        EVENT,
        /** The timeout expired. */
        TIMEOUT,
        /** Any other reason. The timeout has probably not expired. */
        EARLY
    }

    private final CompletionChannel channel;

    /** The kind of completion for which polls arm the queue. */
    private final Kind pollKind;

    /** The {@code struct ibv_cq}; NULL until {@link #open} is called. */
    private MemorySegment cq = MemorySegment.NULL;

    /** The kind of completion for which the queue is armed. */
    private Kind armed = Kind.NONE;

    /** Number of events that have been consumed but not acknowledged. */
    private int unacknowledged;

    /**
     * Creates the event notification for a completion queue.
     *
     * @param channel the channel of the completion queue
     * @param solicitedOnly whether polls arm the queue only for solicited messages and failures
     */
    CompletionEvents(CompletionChannel channel, boolean solicitedOnly) {
        this.channel = channel;
        this.pollKind = solicitedOnly ? Kind.SOLICITED : Kind.ANY;
    }

    /** Sets the completion queue. */
    void open(MemorySegment queue) {
        cq = queue;
    }

    /** Returns the file descriptor of the channel. Any thread may call this method. */
    int descriptor() {
        return channel.descriptor();
    }

    /** Returns the kind of completion for which polls arm the queue. */
    Kind pollKind() {
        return pollKind;
    }

    /** Returns {@code true} if the queue is armed for at least the given kind of completion. */
    boolean isArmedFor(Kind kind) {
        return armed.compareTo(kind) >= 0;
    }

    /** Arms the queue for the given kind of completion. */
    void arm(Kind kind) throws VerbsException {
        try {
            Ibverbs.ibv_req_notify_cqChecked(cq, kind == Kind.SOLICITED ? 1 : 0);
        } catch (ErrnoException e) {
            throw VerbsException.of(e);
        }
        armed = kind;
    }

    /** Consumes the pending event, if any, and arms the queue for polls unless it is still armed. */
    void rearm() throws VerbsException {
        if (isArmedFor(pollKind)) {
            consumeEvent();
        }
        if (!isArmedFor(pollKind)) {
            arm(pollKind);
        }
    }

    /**
     * Marks the queue as not armed. Called after a resize, because no manual states whether a resized queue remains
     * armed.
     */
    void disarm() {
        armed = Kind.NONE;
    }

    /**
     * Sleeps until an event is pending, and consumes it. The queue must be armed, and a poll must have emptied it since
     * it was armed.
     *
     * @param nanos the timeout in nanoseconds, greater than 0
     * @param interruptible whether to return early if the current thread is interrupted
     * @param condition the condition under which a virtual thread returns immediately
     */
    Wakeup sleep(long nanos, boolean interruptible, CompletionChannel.WakeUpCondition condition) throws VerbsException {
        if (!channel.sleep(nanos, interruptible, condition)) {
            return Wakeup.TIMEOUT;
        }
        return consumeEvent() ? Wakeup.EVENT : Wakeup.EARLY;
    }

    private boolean consumeEvent() throws VerbsException {
        if (!channel.consumeEvent()) {
            return false;
        }
        armed = Kind.NONE;
        if (++unacknowledged == MAX_UNACKNOWLEDGED) {
            acknowledge();
        }
        return true;
    }

    /** Acknowledges all consumed events. {@code ibv_destroy_cq} blocks until they have been acknowledged. */
    void acknowledge() {
        if (unacknowledged > 0) {
            Ibverbs.ibv_ack_cq_events(cq, unacknowledged);
            unacknowledged = 0;
        }
    }

    /**
     * Wakes up the thread in {@link #sleep}, if any. Any thread may call this method. Has no effect if the channel is
     * closed.
     */
    void wakeUp() {
        channel.wakeUp();
    }
}
