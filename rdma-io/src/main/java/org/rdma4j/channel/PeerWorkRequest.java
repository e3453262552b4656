package org.rdma4j.channel;

import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.WorkRequest;
import org.rdma4j.verbs.WorkScope;

/**
 * A request that was prepared for one of several peers, by a {@code prepare…} method of {@link MultiChannel}: to be posted
 * as often as wanted, alone or with others.
 *
 * @param <R> the kind of request
 */
public abstract sealed class PeerWorkRequest<R extends WorkRequest<R>>
        permits PeerSendWorkRequest, PeerReceiveWorkRequest, PeerWriteWorkRequest, PeerReadWorkRequest {
    final MultiChannel channels;
    private final int peer;

    PeerWorkRequest(MultiChannel channels, int peer) {
        this.channels = channels;
        this.peer = peer;
    }

    /** The peer, from 0. */
    public int peer() {
        return peer;
    }

    /** What is posted: its fields may be changed between two posts, and it tells how the last one ended. */
    public abstract R request();

    final void post(WorkScope scope) throws RdmaException {
        scope.post(request());
    }

    @Override
    public String toString() {
        return request() + " (peer " + peer + ")";
    }
}
