package org.rdma4j.channel;

import org.rdma4j.verbs.SendRequest;

/** A read of the memory of one of several peers: made by {@link MultiChannel#prepareRead}. */
public final class PeerReadWorkRequest extends PeerWorkRequest<SendRequest> {
    private final SendRequest request;

    PeerReadWorkRequest(MultiChannel channels, int peer, SendRequest request) {
        super(channels, peer);
        this.request = request;
    }

    @Override
    public SendRequest request() {
        return request;
    }
}
