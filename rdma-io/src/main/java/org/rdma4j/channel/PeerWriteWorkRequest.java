package org.rdma4j.channel;

import org.rdma4j.verbs.SendRequest;

/** A write to the memory of one of several peers: made by {@link MultiChannel#prepareWrite}. */
public final class PeerWriteWorkRequest extends PeerWorkRequest<SendRequest> {
    private final SendRequest request;

    PeerWriteWorkRequest(MultiChannel channels, int peer, SendRequest request) {
        super(channels, peer);
        this.request = request;
    }

    @Override
    public SendRequest request() {
        return request;
    }
}
