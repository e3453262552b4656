package org.rdma4j.network;

import java.io.IOException;
import java.lang.foreign.MemorySegment;

/**
 * A send of a {@link MessageTransport}. The send is complete when the segment has been copied. Confined to the thread
 * that performs an operation.
 */
final class TransportSend implements Transport.Send {
    private final TransportState state;
    private final TransportPeer peer;
    private final MemorySegment segment;
    private boolean complete;

    TransportSend(TransportState state, TransportPeer peer, MemorySegment segment) {
        this.state = state;
        this.peer = peer;
        this.segment = segment;
    }

    MemorySegment segment() {
        return segment;
    }

    void complete() {
        complete = true;
    }

    @Override
    public boolean await(long deadline) throws IOException {
        if (complete) {
            return true;
        }
        state.await(deadline, () -> {
            if (!complete && !state.hasReports()) {
                peer.checkConnected();
                return null;
            }
            return complete;
        });
        return complete;
    }

    @Override
    public void abandon() {
        if (!complete) {
            peer.withdraw(this);
            complete = true;
        }
    }
}
