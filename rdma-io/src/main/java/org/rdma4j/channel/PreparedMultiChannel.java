package org.rdma4j.channel;

import java.io.Closeable;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.VerbsException;

/**
 * Channels to several peers that have endpoints and no peers yet: one for each. Give each {@link #endpoints endpoint} to its
 * peer, by whatever way there is, and {@link #handshake} with theirs.
 *
 * <p>{@link #close} frees it where there was no handshake; afterwards the {@link MultiChannel} is what has to be closed, and
 * this does nothing.
 */
public final class PreparedMultiChannel implements Closeable {
    private final MultiChannel channels;
    private final List<PreparedChannel> prepared;
    private boolean done;

    PreparedMultiChannel(MultiChannel channels, List<PreparedChannel> prepared) {
        this.channels = channels;
        this.prepared = prepared;
    }

    /** How many peers it is for. */
    public int peers() {
        return prepared.size();
    }

    /** What each peer has to know, by its number. */
    public List<Endpoint> endpoints() {
        List<Endpoint> endpoints = new ArrayList<>();
        for (PreparedChannel each : prepared) {
            endpoints.add(each.endpoint());
        }
        return endpoints;
    }

    /** The channel to one peer, for the first receives. */
    public PreparedChannel channel(int peer) {
        return prepared.get(channels.check(peer));
    }

    /**
     * Connects all of them: see {@link PreparedChannel#handshake}.
     *
     * @param remote the endpoint that each peer has for this side, by the peer's number
     * @throws IllegalArgumentException if they are not as many as there are peers
     * @throws IllegalStateException if there was a handshake already, or this is closed
     * @throws VerbsException if the driver refuses one; this can only be closed then
     */
    public MultiChannel handshake(List<Endpoint> remote) throws VerbsException {
        if (done) {
            throw new IllegalStateException("the channels have had their handshake, or are closed; prepare others");
        }
        if (remote.size() != prepared.size()) {
            throw new IllegalArgumentException(
                    remote.size() + " endpoints for " + prepared.size() + " peers; there has to be one of each");
        }
        for (int i = 0; i < prepared.size(); i++) {
            prepared.get(i).handshake(remote.get(i));
        }
        done = true;
        return channels;
    }

    @Override
    public void close() throws RdmaException {
        if (!done) {
            channels.close();
            done = true;
        }
    }
}
