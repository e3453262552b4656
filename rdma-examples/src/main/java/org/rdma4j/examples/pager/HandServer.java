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
 * The channels that others read this node's pages by, where endpoints are exchanged through the coordinator: one for
 * each call that the coordinator lists, and none besides. One thread keeps it up to date.
 */
final class HandServer implements Closeable {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.examples.pager");

    private final String name;
    private final RdmaDevice device;
    private final Map<String, Answered> byCall = new HashMap<>();

    /** The answer to a call, until the coordinator has it; and its channel, unless the answer is an error. */
    private static final class Answered {
        private final @Nullable Channel channel;
        private @Nullable String untold;

        Answered(@Nullable Channel channel, String answer) {
            this.channel = channel;
            this.untold = answer;
        }

        void tell(CoordinatorClient coordinator, String path, Deadline end) throws IOException {
            if (untold != null) {
                try {
                    coordinator.once("POST", path, untold, end);
                } catch (CoordinatorClient.StatusException e) {
                    LOG.log(System.Logger.Level.DEBUG, "an answer came too late, or came twice", e);
                }
                untold = null;
            }
        }

        void close() throws IOException {
            if (channel != null) {
                channel.close();
            }
        }
    }

    HandServer(String name, RdmaDevice device) {
        this.name = name;
        this.device = device;
    }

    /** Answers the new ones, and ends what is not among them any more. */
    synchronized void calls(
            List<Map<String, String>> calls, List<String> offers, CoordinatorClient coordinator, Deadline end)
            throws IOException {
        Set<String> open = new HashSet<>();
        for (int i = 0; i < calls.size(); i++) {
            String from = calls.get(i).get("from");
            String call = calls.get(i).get("call");
            String key = from + "/" + call;
            open.add(key);
            if (!byCall.containsKey(key)) {
                byCall.put(key, answer(key, offers.get(i)));
            }
            byCall.get(key).tell(coordinator, path(name, from, call) + "&reply", end);
        }
        for (String key : Set.copyOf(byCall.keySet())) {
            if (!open.contains(key)) {
                byCall.remove(key).close();
            }
        }
    }

    /** Where the endpoint is that a node made for another one. */
    static String path(String node, String peer, String call) {
        return "/nodes/" + node + "/rdma/endpoint?peer=" + peer + "&call=" + call;
    }

    private Answered answer(String key, String offer) {
        try {
            Channel channel = device.createChannel(0);
            String answer = channel.endpoint().toString();
            try {
                return new Answered(channel.connect(Endpoint.parse(offer)), answer);
            } catch (RdmaException | RuntimeException e) {
                channel.close();
                throw e;
            }
        } catch (RdmaException | RuntimeException e) {
            LOG.log(System.Logger.Level.DEBUG, "the call " + key + " cannot be answered", e);
            return new Answered(null, FlatJson.object("error", String.valueOf(e.getMessage())));
        }
    }

    @Override
    public synchronized void close() throws IOException {
        for (Answered answered : byCall.values()) {
            answered.close();
        }
        byCall.clear();
    }
}
