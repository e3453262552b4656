package org.rdma4j.channel;

import java.io.Closeable;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.Mtu;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RetryPolicy;
import org.rdma4j.verbs.VerbsException;

/**
 * A channel that has an endpoint and no peer yet. Post the first receives, give the {@link #endpoint} to the peer by
 * whatever way there is, and {@link #handshake} with the peer's.
 *
 * <p>{@link #close} frees it where there was no handshake; afterwards the {@link Channel} is what has to be closed, and this
 * does nothing.
 */
public final class PreparedChannel implements Closeable {
    private final Channel channel;
    private final Endpoint endpoint;
    private final RetryPolicy retries;
    private final Mtu mtu;
    private boolean done;

    PreparedChannel(Channel channel, Endpoint endpoint, RetryPolicy retries, Mtu mtu) {
        this.channel = channel;
        this.endpoint = new Endpoint(
                endpoint.lid(), endpoint.gid(), endpoint.queuePair(), endpoint.psn(), mtu.min(endpoint.mtu()));
        this.retries = retries;
        this.mtu = mtu;
    }

    /** What the peer has to know to connect to it. */
    public Endpoint endpoint() {
        return endpoint;
    }

    /** Room for one message of the peer's; receives may be posted from now on, other work after the handshake. */
    public ReceiveRequest prepareReceive(LocalMemory... into) {
        return channel.prepareReceive(into);
    }

    /** Memory that is freed with the channel: see {@link Channel#allocate}. */
    public MemoryRegion allocate(long bytes, Access... remote) throws VerbsException {
        return channel.allocate(bytes, remote);
    }

    Channel channel() {
        return channel;
    }

    /**
     * Connects it. The peer has to do the same with this side's endpoint, before or after: what is sent before that is sent
     * again, as often as the {@link RetryPolicy} says, and then fails with {@code IBV_WC_RETRY_EXC_ERR}. With the default
     * policy that is after some milliseconds, so wait for the peer's word that it is done before the first send. Messages
     * need receives by then, too: post them before this.
     *
     * @param peer the peer's endpoint; its own makes a channel to itself
     * @throws IllegalStateException if there was a handshake already, or this is closed
     * @throws VerbsException if the driver refuses; this can only be closed then
     */
    public Channel handshake(Endpoint peer) throws VerbsException {
        if (done) {
            throw new IllegalStateException("the channel has had its handshake, or is closed; prepare another one");
        }
        channel.queuePair().connect(peer, retries, mtu);
        done = true;
        return channel;
    }

    @Override
    public void close() throws RdmaException {
        if (!done) {
            channel.close();
            done = true;
        }
    }
}
