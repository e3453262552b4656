package org.rdma4j.examples.pager;

import java.io.Closeable;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rdma4j.channel.Channel;
import org.rdma4j.channel.PreparedChannel;
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
    private final Map<String, Channel> byCall = new HashMap<>();

    HandServer(String name, RdmaDevice device) {
        this.name = name;
        this.device = device;
    }

    /** Answers the new ones, and ends what is not among them any more. */
    synchronized void calls(
            List<Map<String, String>> calls, List<String> offers, CoordinatorClient coordinator, long end)
            throws IOException {
        Set<String> open = new HashSet<>();
        for (int i = 0; i < calls.size(); i++) {
            String from = calls.get(i).get("from");
            String call = calls.get(i).get("call");
            String key = from + "/" + call;
            open.add(key);
            if (!byCall.containsKey(key)) {
                String path = path(name, from, call) + "&reply";
                String answer = answer(key, offers.get(i));
                coordinator.once("POST", path, answer, end);
            }
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

    private String answer(String key, String offer) {
        try (PreparedChannel prepared = device.prepare(0)) {
            byCall.put(key, prepared.handshake(Endpoint.parse(offer)));
            return prepared.endpoint().toString();
        } catch (RdmaException | RuntimeException e) {
            LOG.log(System.Logger.Level.DEBUG, "the call " + key + " cannot be answered", e);
            return FlatJson.object("error", String.valueOf(e.getMessage()));
        }
    }

    @Override
    public synchronized void close() throws IOException {
        for (Channel channel : byCall.values()) {
            channel.close();
        }
        byCall.clear();
    }
}
