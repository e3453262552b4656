package org.rdma4j.channel;

import java.time.Duration;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.WorkScope;

/**
 * All work that is posted in it is over when it ends, also when its body throws: see {@link Channel#scope}. Belongs to the
 * thread that opened it.
 */
public final class ChannelScope extends ScopedWork implements AutoCloseable {
    private final WorkScope work;
    private boolean manual;

    ChannelScope(Channel channel, WorkScope work) {
        super(channel, work);
        this.work = work;
    }

    ChannelScope begin(Duration limit, boolean isManual) {
        work.begin(limit);
        manual = isManual;
        return this;
    }

    boolean isOpen() {
        return work.isOpen();
    }

    /**
     * Waits for all of it.
     *
     * @throws org.rdma4j.verbs.WorkException if some of it failed: the first that was posted of what did, with the others
     *     as suppressed exceptions. Where it was only flushed, its cause is the failure that ended the channel
     * @throws org.rdma4j.verbs.RdmaTimeoutException if some of it was not done in time; the channel can only be closed then
     * @throws IllegalStateException of a manual scope, if some of it was in flight still; it is over now
     * @throws WrongThreadException if another thread uses the channel; the scope has not ended then
     */
    @Override
    public void close() throws RdmaException {
        boolean left = manual && !work.isDone();
        try {
            work.close();
        } finally {
            if (!isOpen()) {
                reuse();
            }
        }
        if (left) {
            throw leftInFlight();
        }
    }

    static IllegalStateException leftInFlight() {
        return new IllegalStateException(
                "a manual scope has ended with work in flight: await each request in its body, or use scope()");
    }
}
