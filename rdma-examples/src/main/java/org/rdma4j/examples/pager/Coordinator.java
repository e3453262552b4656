package org.rdma4j.examples.pager;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rdma4j.sys.runtime.printing.PrintableText;
import org.rdma4j.verbs.Endpoint;

/**
 * Where nodes find each other: an HTTP server that keeps what they publish, in memory. It has no part in fetching pages;
 * nodes that are connected go on without it, and publish themselves again when it comes back.
 *
 * <p>It trusts its clients, as RDMA trusts the network: whoever can ask it can read all pages.
 *
 * <p><b>Limits.</b> {@link CoordinatorLimits} bounds connections, bytes, times, nodes and calls. A request beyond a
 * limit is rejected with a status and a reason, and the coordinator continues: 408 for a request that is not received
 * in time, 411 for a body without Content-Length, 413 for a body of more than {@value
 * CoordinatorLimits#MAX_BODY_BYTES} bytes, 431 for a head of more than {@value CoordinatorLimits#MAX_HEAD_BYTES}, 429
 * for too many calls of a node, and 503 for too many connections, nodes, calls in all or requests that wait. An error
 * while a request is answered, such as an {@link OutOfMemoryError}, ends that connection only. The limits keep the
 * coordinator alive; they are no protection of one client from another, which authentication would be.
 *
 * <table>
 * <caption>Requests</caption>
 * <tr><td>{@code POST /nodes/{id}/rdma/endpoint}</td><td>a node publishes itself; 409 if it is another one of a name that
 *     is taken</td></tr>
 * <tr><td>{@code GET /nodes/{id}/rdma/endpoint}</td><td>what it published; 404 if there is none, 410 if nothing was heard
 *     of it for three seconds</td></tr>
 * <tr><td>{@code DELETE /nodes/{id}/rdma/endpoint?incarnation=I}</td><td>it leaves</td></tr>
 * <tr><td>{@code POST /nodes/{id}/rdma/endpoint?peer=P&call=C}</td><td>the endpoint of a queue pair that {@code id} made for
 *     {@code P}, which is thereby called; with {@code &reply}, that of the side that was called</td></tr>
 * <tr><td>{@code GET /nodes/{id}/rdma/endpoint?peer=P&call=C&wait=MS}</td><td>the same, waited for</td></tr>
 * <tr><td>{@code GET /nodes/{id}/rdma/calls?incarnation=I&known=V&wait=MS}</td><td>the calls to a node that is there, once
 *     they are others than those of version V</td></tr>
 * </table>
 */
public final class Coordinator implements Closeable {
    private static final long LONGEST_WAIT = 10_000;
    private static final Pattern PATH = Pattern.compile("/nodes/([^/]+)/rdma/(endpoint|calls)");
    private static final int OK = 200;
    private static final int NO_CONTENT = 204;
    private static final int BAD_REQUEST = 400;
    private static final int NOT_FOUND = 404;
    private static final int NO_SUCH_METHOD = 405;

    private final RequestListener listener;
    private final Registry registry;

    /**
     * The answer to a request.
     *
     * @param parts the body in UTF-8, in parts that answers share and do not modify
     */
    record Answer(int status, List<byte[]> parts) {
        static final Answer DONE = new Answer(NO_CONTENT, List.of());

        Answer(int status, String body) {
            this(status, List.of(body.getBytes(StandardCharsets.UTF_8)));
        }

        static Answer of(String body) {
            return new Answer(OK, body);
        }

        static Answer of(List<byte[]> parts) {
            return new Answer(OK, parts);
        }

        static Answer missing(String what) {
            return new Answer(NOT_FOUND, what);
        }
    }

    private Coordinator(InetSocketAddress address, CoordinatorLimits limits) throws IOException {
        registry = new Registry(limits);
        listener = RequestListener.on(address, limits, this::answer);
    }

    /**
     * Starts a coordinator with {@linkplain CoordinatorLimits#DEFAULT default limits}.
     *
     * @param address port 0 lets the system choose
     */
    public static Coordinator on(InetSocketAddress address) throws IOException {
        return on(address, CoordinatorLimits.DEFAULT);
    }

    /**
     * Starts a coordinator.
     *
     * @param address port 0 lets the system choose
     */
    public static Coordinator on(InetSocketAddress address, CoordinatorLimits limits) throws IOException {
        return new Coordinator(address, limits);
    }

    /** The address that it listens on. */
    public InetSocketAddress address() {
        return listener.address();
    }

    /** What nodes are given to find it: those of this machine alone where it listens on all addresses. */
    public URI uri() {
        return URI.create("http://" + Names.text(address()));
    }

    private Answer answer(ReceivedRequest request, String body, HttpConnection connection) {
        String target = request.target().getPath();
        Matcher path = PATH.matcher(target == null ? "" : target);
        if (!path.matches()) {
            return Answer.missing("there is /nodes/{id}/rdma/endpoint");
        }
        try {
            Map<String, String> query = query(request.target());
            String node = Names.checked(path.group(1));
            String method = request.method();
            return path.group(2).equals("calls")
                    ? calls(method, node, query, connection)
                    : query.containsKey("peer")
                            ? call(method, node, query, body, connection)
                            : node(method, node, query, body);
        } catch (IllegalArgumentException e) {
            return new Answer(BAD_REQUEST, PrintableText.shortened(String.valueOf(e.getMessage())));
        }
    }

    /** Answers a request that may wait, and excludes its connection from eviction meanwhile. */
    private static Answer waiting(HttpConnection connection, Duration patience, Supplier<Answer> answer) {
        if (patience.isZero()) {
            return answer.get();
        }
        connection.beginWait(patience.toNanos());
        try {
            return answer.get();
        } finally {
            connection.endWait();
        }
    }

    private static Map<String, String> query(URI uri) {
        Map<String, String> query = new HashMap<>();
        String raw = uri.getRawQuery();
        for (String pair : raw == null ? new String[0] : raw.split("&")) {
            String[] parts = pair.split("=", 2);
            String value = URLDecoder.decode(parts.length == 2 ? parts[1] : "", StandardCharsets.UTF_8);
            if (query.put(parts[0], value) != null) {
                throw new IllegalArgumentException("the query has '" + parts[0] + "' twice");
            }
        }
        return query;
    }

    private static String name(Map<String, String> query, String key) {
        return Names.checked(query.getOrDefault(key, ""));
    }

    private static Duration patience(Map<String, String> query) {
        long wait = Long.parseLong(query.getOrDefault("wait", "0"));
        return Duration.ofMillis(Math.max(0, Math.min(LONGEST_WAIT, wait)));
    }

    private Answer node(String method, String node, Map<String, String> query, String body) {
        return switch (method) {
            case "POST" -> registry.publish(node, PublishedNode.parse(body));
            case "GET" -> registry.find(node);
            case "DELETE" -> registry.leave(node, name(query, "incarnation"));
            default -> new Answer(NO_SUCH_METHOD, method);
        };
    }

    private Answer call(String method, String node, Map<String, String> query, String body, HttpConnection connection) {
        String peer = name(query, "peer");
        String call = name(query, "call");
        return switch (method) {
            case "POST" -> {
                // Checked here and written anew, so that nobody else has to: offers become parts of a list.
                boolean isReply = query.containsKey("reply");
                String error = FlatJson.parse(body).get("error");
                String said = isReply && error != null
                        ? FlatJson.object("error", PrintableText.shortened(error))
                        : Endpoint.parse(body).toString();
                yield isReply ? registry.reply(node, peer, call, said) : registry.offer(node, peer, call, said);
            }
            case "GET" -> {
                Duration patience = patience(query);
                yield waiting(connection, patience, () -> registry.hear(node, peer, call, patience));
            }
            default -> new Answer(NO_SUCH_METHOD, method);
        };
    }

    private Answer calls(String method, String node, Map<String, String> query, HttpConnection connection) {
        if (!method.equals("GET")) {
            return new Answer(NO_SUCH_METHOD, method);
        }
        String incarnation = name(query, "incarnation");
        long known = Long.parseLong(query.getOrDefault("known", "-1"));
        Duration patience = patience(query);
        return waiting(connection, patience, () -> registry.calls(node, incarnation, known, patience));
    }

    /** Stops listening, and forgets everything. */
    @Override
    public void close() {
        listener.close();
        registry.close();
    }
}
