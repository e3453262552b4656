package org.rdma4j.channel;

import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.Mtu;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.RetryPolicy;
import org.rdma4j.verbs.VerbsException;

/** Local part of a connection that is established by an exchange of endpoints. */
final class EndpointExchange {
    private final Endpoint endpoint;
    private final RetryPolicy retries;
    private final Mtu mtu;

    /** Whether the queue pair has been connected. */
    private boolean done;

    /** @param mtu maximum payload of a packet; the MTU of the port limits it further */
    EndpointExchange(Endpoint endpoint, RetryPolicy retries, Mtu mtu) {
        this.endpoint = new Endpoint(
                endpoint.lid(), endpoint.gid(), endpoint.queuePair(), endpoint.psn(), mtu.min(endpoint.mtu()));
        this.retries = retries;
        this.mtu = mtu;
    }

    /** Returns the local endpoint, with the MTU to propose to the peer. */
    Endpoint endpoint() {
        return endpoint;
    }

    /** Connects a queue pair to a peer, at most once. */
    void connect(QueuePair queuePair, Endpoint peer) throws VerbsException {
        if (done) {
            throw new IllegalStateException(queuePair + " was connected before; create another channel");
        }
        queuePair.connect(peer, retries, mtu);
        done = true;
    }
}
