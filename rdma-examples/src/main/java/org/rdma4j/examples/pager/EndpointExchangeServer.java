package org.rdma4j.examples.pager;

import java.io.Closeable;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.rdma4j.channel.Channel;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.RdmaException;

/**
 * Creates channels over which other nodes read the pages of this node, and exchanges endpoints through the coordinator.
 * A <em>call</em> is the request of another node for such a channel. Each call that the coordinator lists has one
 * channel, which is closed when the call is no longer listed. Used by the heartbeat thread.
 */
final class EndpointExchangeServer implements Closeable {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.examples.pager");

    private final String name;
    private final RdmaDevice device;
    private final Map<String, AnsweredCall> answeredCalls = new HashMap<>();

    /** A call that has been answered. */
    private static final class AnsweredCall {
        /** The channel; null if the answer is an error. */
        private final @Nullable Channel channel;

        /** The answer; null after it has been sent to the coordinator. */
        private @Nullable String unsentAnswer;

        AnsweredCall(@Nullable Channel channel, String answer) {
            this.channel = channel;
            this.unsentAnswer = answer;
        }

        void send(CoordinatorClient coordinator, String path, Deadline deadline) throws IOException {
            if (unsentAnswer != null) {
                try {
                    coordinator.requestOnce("POST", path, unsentAnswer, deadline);
                } catch (CoordinatorClient.StatusException e) {
                    LOG.log(System.Logger.Level.DEBUG, "the coordinator rejected the answer to a call", e);
                }
                unsentAnswer = null;
            }
        }

        void close() throws IOException {
            if (channel != null) {
                channel.close();
            }
        }
    }

    EndpointExchangeServer(String name, RdmaDevice device) {
        this.name = name;
        this.device = device;
    }

    /**
     * Answers new calls, and closes the channels of calls that have ended.
     *
     * @param calls the JSON members of each current call to this node
     * @param offers the JSON text of each call, in the same order; contains the endpoint of the calling node
     */
    synchronized void update(
            List<Map<String, String>> calls, List<String> offers, CoordinatorClient coordinator, Deadline deadline)
            throws IOException {
        Set<String> open = new HashSet<>();
        for (int i = 0; i < calls.size(); i++) {
            String from = calls.get(i).get("from");
            String call = calls.get(i).get("call");
            String key = from + "/" + call;
            open.add(key);
            if (!answeredCalls.containsKey(key)) {
                answeredCalls.put(key, answer(key, offers.get(i)));
            }
            answeredCalls.get(key).send(coordinator, path(name, from, call) + "&reply", deadline);
        }
        for (String key : Set.copyOf(answeredCalls.keySet())) {
            if (!open.contains(key)) {
                answeredCalls.remove(key).close();
            }
        }
    }

    /** Returns the path of the endpoint that a node has created for a peer. */
    static String path(String node, String peer, String call) {
        return "/nodes/" + node + "/rdma/endpoint?peer=" + peer + "&call=" + call;
    }

    private AnsweredCall answer(String key, String offer) {
        try {
            Channel channel = device.createChannel(0);
            String answer = channel.endpoint().toString();
            try {
                return new AnsweredCall(channel.connect(Endpoint.parse(offer)), answer);
            } catch (RdmaException | RuntimeException e) {
                channel.close();
                throw e;
            }
        } catch (RdmaException | RuntimeException e) {
            LOG.log(System.Logger.Level.DEBUG, "cannot answer the call " + key, e);
            return new AnsweredCall(null, FlatJson.object("error", String.valueOf(e.getMessage())));
        }
    }

    @Override
    public synchronized void close() throws IOException {
        for (AnsweredCall answered : answeredCalls.values()) {
            answered.close();
        }
        answeredCalls.clear();
    }
}
