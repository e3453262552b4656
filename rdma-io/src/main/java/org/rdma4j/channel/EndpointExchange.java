package org.rdma4j.channel;

import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.Mtu;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.RetryPolicy;
import org.rdma4j.verbs.VerbsException;

/** The local side of a connection that is established by exchanging endpoints. */
final class EndpointExchange {
    private final Endpoint endpoint;
    private final RetryPolicy retries;
    private final Mtu mtu;

    /** Whether the queue pair has been connected. */
    private boolean done;

    /**
     * Creates an exchange.
     *
     * @param mtu maximum packet payload; the port's MTU may limit it further
     */
    EndpointExchange(Endpoint endpoint, RetryPolicy retries, Mtu mtu) {
        this.endpoint = new Endpoint(
                endpoint.lid(), endpoint.gid(), endpoint.queuePair(), endpoint.psn(), mtu.min(endpoint.mtu()));
        this.retries = retries;
        this.mtu = mtu;
    }

    /** Returns the local endpoint, including the MTU to propose to the peer. */
    Endpoint endpoint() {
        return endpoint;
    }

    /** Connects the queue pair to the peer. If the call fails, it may be repeated. */
    void connect(QueuePair queuePair, Endpoint peer) throws VerbsException {
        if (done) {
            throw new IllegalStateException(queuePair + " has already been connected; create a new channel");
        }
        queuePair.connect(peer, retries, mtu);
        done = true;
    }
}
