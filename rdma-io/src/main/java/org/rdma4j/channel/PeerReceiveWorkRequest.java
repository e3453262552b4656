package org.rdma4j.channel;

import org.rdma4j.verbs.ReceiveRequest;

/** Room for one message of one of several peers: made by {@link MultiChannel#prepareReceive}. */
public final class PeerReceiveWorkRequest extends PeerWorkRequest<ReceiveRequest> {
    private final ReceiveRequest request;

    PeerReceiveWorkRequest(MultiChannel channels, int peer, ReceiveRequest request) {
        super(channels, peer);
        this.request = request;
    }

    @Override
    public ReceiveRequest request() {
        return request;
    }
}
