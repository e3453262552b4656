package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.Ibverbs;

/**
 * The events of a completion queue: arms the queue, waits for the event, and acknowledges it.
 *
 * <p>An <i>armed</i> queue generates one event, for the next completion of the kind that it is armed for, and is then
 * disarmed. It counts as armed until the event has been consumed. A completion that was in the queue before it was armed
 * generates no event, so a thread may sleep only if a poll has emptied the queue since.
 *
 * <p>A wait arms the queue immediately before it would sleep, not when it consumes the event of the previous sleep: if the
 * next completion is found by polling, no event is generated, and none has to be consumed. A sleep then takes three system
 * calls: {@code ibv_req_notify_cq} (none on hardware), poll(2) and {@code ibv_get_cq_event}. poll(2) cannot be avoided: a
 * blocking {@code ibv_get_cq_event} has no timeout, and only a signal wakes it up.
 *
 * <p>Thread-confined to the reader of the completion queue, except {@link #descriptor}.
 */
final class CompletionEvents {
    /** Number of events after which they are acknowledged. Acknowledging takes a lock. */
    private static final int MAX_UNACKNOWLEDGED = 1000;

    /** The completions for which a queue is armed. Each constant includes the ones before it. */
    enum Kind {
        NONE,
        /** Solicited messages and failures. */
        SOLICITED,
        /** All completions. */
        ANY
    }

    /** Reason why a sleep has ended. */
    enum Wakeup {
        /** An event has been consumed. */
        EVENT,
        /** The timeout has expired. */
        TIMEOUT,
        /** Another reason; the timeout has probably not expired. */
        EARLY
    }

    private final CompletionChannel channel;

    /** The completions for which polls arm the queue. */
    private final Kind pollKind;

    /** The {@code struct ibv_cq}; NULL before {@link #open}. */
    private MemorySegment cq = MemorySegment.NULL;

    /** The completions for which the queue is armed. */
    private Kind armed = Kind.NONE;

    /** Number of events that have been consumed but not acknowledged. */
    private int unacknowledged;

    /** @param solicitedOnly whether polls arm the queue for solicited messages and failures only */
    CompletionEvents(CompletionChannel channel, boolean solicitedOnly) {
        this.channel = channel;
        this.pollKind = solicitedOnly ? Kind.SOLICITED : Kind.ANY;
    }

    /** Sets the completion queue. */
    void open(MemorySegment queue) {
        cq = queue;
    }

    /** Returns the file descriptor of the channel. May be called by any thread. */
    int descriptor() {
        return channel.descriptor();
    }

    /** Returns the completions for which polls arm the queue. */
    Kind pollKind() {
        return pollKind;
    }

    /** Returns {@code true} if the queue is armed at least for these completions. */
    boolean isArmedFor(Kind kind) {
        return armed.compareTo(kind) >= 0;
    }

    /** Arms the queue. */
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

    /** Assumes that the queue is not armed. Called after it has been resized: no manual says whether it remains armed. */
    void disarm() {
        armed = Kind.NONE;
    }

    /**
     * Sleeps until an event is pending, and consumes it. The queue must be armed and must have been empty since.
     *
     * @param nanos the timeout, greater than 0
     * @param interruptible whether to return early if the current thread is interrupted
     * @param condition whether to return at once
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

    /** Acknowledges the consumed events. {@code ibv_destroy_cq} blocks until all are acknowledged. */
    void acknowledge() {
        if (unacknowledged > 0) {
            Ibverbs.ibv_ack_cq_events(cq, unacknowledged);
            unacknowledged = 0;
        }
    }

    /** Ends a {@link #sleep} of another thread. May be called by any thread; does nothing if the channel is closed. */
    void wakeUp() {
        channel.wakeUp();
    }
}
