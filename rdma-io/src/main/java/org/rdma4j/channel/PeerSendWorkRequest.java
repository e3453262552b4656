package org.rdma4j.channel;

import org.rdma4j.verbs.SendRequest;

/** A message to one of several peers: made by {@link MultiChannel#prepareSend}. */
public final class PeerSendWorkRequest extends PeerWorkRequest<SendRequest> {
    private final SendRequest request;

    PeerSendWorkRequest(MultiChannel channels, int peer, SendRequest request) {
        super(channels, peer);
        this.request = request;
    }

    @Override
    public SendRequest request() {
        return request;
    }
}
