package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_qp_attr_mask;

/**
 * State of a queue pair as recorded by this library, and the reason for its failure.
 *
 * <p>A queue pair is in one of four phases:
 *
 * <ul>
 *   <li><em>usable</em>: its {@link QueuePairState} is any but {@link QueuePairState#ERR}, and determines which queues
 *       accept posts.
 *   <li><em>failed</em>: its state is {@link QueuePairState#ERR}. The device completes the work in flight with {@link
 *       WorkStatus#WR_FLUSH_ERR}, and posts throw a {@link WorkException} with the first failure as its cause.
 *   <li><em>lost</em>: {@link QueuePair#abort} has destroyed the native queue pair, because the device did not return the
 *       buffers in time. The state is {@link QueuePairState#ERR}, and the queue pair can only be closed.
 *   <li><em>closed</em>.
 * </ul>
 *
 * <p>Transitions, with the threads that may make them:
 *
 * <table>
 *   <caption>Transitions of a queue pair</caption>
 *   <tr><th>Transition</th><th>Method</th><th>Thread</th></tr>
 *   <tr><td>usable to usable</td><td>{@link #modify}</td><td>any</td></tr>
 *   <tr><td>usable or failed to {@link QueuePairState#RESET}</td><td>{@link #modify}</td>
 *       <td>the owner of the queue pair, while it also owns both completion queues</td></tr>
 *   <tr><td>to the state that the kernel has entered by itself (iWARP)</td><td>{@link #enter}</td>
 *       <td>the thread that establishes the connection</td></tr>
 *   <tr><td>usable to failed, because work has failed</td><td>{@link #workFailed}</td>
 *       <td>the thread that polls the completion</td></tr>
 *   <tr><td>usable to failed, because the connection has ended</td><td>{@link #disconnected}</td>
 *       <td>the event loop of the connection manager</td></tr>
 *   <tr><td>usable to failed, because a deadline has passed</td><td>{@link #fail}</td><td>any</td></tr>
 *   <tr><td>usable to failed, by an abort</td><td>{@link #abort}</td><td>the owner of the queue pair</td></tr>
 *   <tr><td>failed to lost</td><td>{@link QueuePair#abort}</td><td>the owner of the queue pair</td></tr>
 *   <tr><td>any to closed</td><td>{@link QueuePair#close}</td><td>the owner of the queue pair</td></tr>
 * </table>
 *
 * <p>Transitions of different threads are not serialized. If a failure coincides with a change by another thread, either
 * may determine {@link #state}. The device is in the error state in any case, and the next completion takes the queue pair
 * to <em>failed</em>.
 *
 * <p>Publication: the first failure is recorded before the state is written, so a thread that reads the state first and
 * the failure second finds the reason. The reason may also be recorded later: soft-iWARP flushes work before the
 * connection manager reports the disconnection. After each write of the state, both queues check it again before
 * their next post.
 */
final class QueuePairStateMachine {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.verbs");

    /** Operations of the queue pair that this class calls. */
    interface Target {
        /** Makes a native call during which the queue pair cannot be closed. */
        void run(Consumer<MemorySegment> call) throws VerbsException;

        /** Called after the driver has accepted a change, and before the new state is published. */
        void modified(QueuePairAttributes attributes) throws VerbsException;

        /** Called after the device has been reset and has dropped the work in flight, and before the new state is published. */
        void abandonInFlight();

        /** Called after the new state has been published, so that the next post checks it. */
        void recheckState();
    }

    /** The queue pair, for messages. */
    private final Object queuePair;

    private final QueuePairType type;

    /** Whether the kernel's connection manager, not this library, makes the state transitions (iWARP). */
    private final boolean kernelManaged;

    private final Target target;

    /** Written by the threads of the table above. */
    private volatile QueuePairState state = QueuePairState.RESET;

    /** First failure since the last reset; null if there was none, or its reason is not known. Written by any thread. */
    private final AtomicReference<@Nullable RdmaException> failure = new AtomicReference<>();

    QueuePairStateMachine(Object queuePair, QueuePairType type, boolean kernelManaged, Target target) {
        this.queuePair = queuePair;
        this.type = type;
        this.kernelManaged = kernelManaged;
        this.target = target;
    }

    QueuePairState state() {
        return state;
    }

    /** Returns {@code true} if the queue pair is in the error state. */
    boolean isFailed() {
        return state == QueuePairState.ERR;
    }

    /** Returns the first failure since the last reset; null if there was none, or its reason is not known. */
    @Nullable
    RdmaException firstFailure() {
        return failure.get();
    }

    /**
     * Changes the state or attributes.
     *
     * @throws IllegalArgumentException if an attribute is missing or not allowed; the message names each of these
     *     attributes
     * @throws IllegalStateException if the queue pair type does not allow this change in the current state
     * @throws VerbsException if the driver rejects the change
     */
    void modify(QueuePairAttributes attributes) throws VerbsException {
        QueuePairState from = state;
        if (!kernelManaged) {
            Transitions.check(queuePair, type, from, attributes);
        }
        try {
            target.run(qp -> Ibverbs.ibv_modify_qpChecked(qp, attributes.segment(), attributes.mask()));
        } catch (VerbsException e) {
            throw e.explained(Transitions.explanation(queuePair, type, from, attributes));
        }
        target.modified(attributes);
        QueuePairState to = attributes.targetState();
        if (to != null) {
            enter(to);
        }
    }

    /** Records a state that the native queue pair has entered. */
    void enter(QueuePairState to) {
        if (to == QueuePairState.RESET) {
            target.abandonInFlight();
            failure.set(null);
        }
        state = to;
        target.recheckState();
    }

    /**
     * Moves the queue pair to <em>failed</em> after the device has done so because work has failed.
     *
     * @param reason the failure; null if the work was flushed because of an earlier failure
     */
    void workFailed(@Nullable RdmaException reason) {
        recordFailure(reason);
        enter(QueuePairState.ERR);
    }

    /** Moves the queue pair to <em>failed</em> because its connection has ended. On iWARP, the kernel has done so. */
    void disconnected(RdmaException reason) {
        if (kernelManaged) {
            recordFailure(reason);
            enter(QueuePairState.ERR);
        } else {
            fail(reason);
        }
    }

    /** Moves the queue pair to <em>failed</em>, so that the device flushes the work in flight. */
    void fail(RdmaException reason) {
        recordFailure(reason);
        if (state != QueuePairState.RESET) {
            try {
                QueuePairAttributes attributes = new QueuePairAttributes().state(QueuePairState.ERR);
                target.run(qp -> Ibverbs.ibv_modify_qpChecked(qp, attributes.segment(), ibv_qp_attr_mask.IBV_QP_STATE));
            } catch (VerbsException | IllegalStateException e) {
                // The queue pair is being closed, or in the error state: its work has ended, or is about to.
                logRejected(e);
            }
        }
        enter(QueuePairState.ERR);
    }

    /**
     * Moves the queue pair to <em>failed</em>, unless its state is {@link QueuePairState#RESET}: in that state, no work
     * is in flight.
     *
     * @param reason the reason for the abort; null if the application requested it
     * @return {@code false} if the driver rejected the change, so that the device may still be using the buffers
     */
    boolean abort(@Nullable RdmaException reason) {
        if (state == QueuePairState.RESET) {
            return true;
        }
        recordFailure(reason);
        if (state == QueuePairState.ERR) {
            return true;
        }
        try {
            modify(new QueuePairAttributes().state(QueuePairState.ERR));
            return true;
        } catch (VerbsException e) {
            logRejected(e);
            enter(QueuePairState.ERR);
            return false;
        }
    }

    private void recordFailure(@Nullable RdmaException reason) {
        failure.compareAndSet(null, reason);
    }

    private void logRejected(Exception rejection) {
        LOG.log(System.Logger.Level.DEBUG, "Cannot move " + queuePair + " to the error state", rejection);
    }
}
