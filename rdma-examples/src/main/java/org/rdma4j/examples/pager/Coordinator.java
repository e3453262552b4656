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
 * HTTP server through which nodes find each other. It keeps the descriptions of nodes in memory. The coordinator is not
 * involved in fetching pages: connected nodes continue without it, and publish themselves again when it returns.
 *
 * <p>The coordinator trusts its clients, as RDMA trusts the network: every client can read all pages.
 *
 * <p><b>Limits.</b> {@link CoordinatorLimits} bounds connections, bytes, times, nodes and calls. A request that exceeds
 * a limit is rejected with a status and a reason, and the coordinator continues to serve other requests:
 *
 * <ul>
 *   <li>408 if the request is not received in time;
 *   <li>411 if a body has no Content-Length;
 *   <li>413 if the body exceeds {@value CoordinatorLimits#MAX_BODY_BYTES} bytes;
 *   <li>429 if a node has too many calls;
 *   <li>431 if the head exceeds {@value CoordinatorLimits#MAX_HEAD_BYTES} bytes;
 *   <li>503 if there are too many connections, nodes, calls in total, or waiting requests.
 * </ul>
 *
 * <p>An error that occurs while a request is processed, such as an {@link OutOfMemoryError}, closes only the connection
 * of that request. The limits keep the coordinator available. They do not protect clients from each other, which would
 * require authentication.
 *
 * <table>
 * <caption>Requests</caption>
 * <tr><td>{@code POST /nodes/{id}/rdma/endpoint}</td><td>publishes a node; 409 if the name belongs to another
 * node</td></tr>
 * <tr><td>{@code GET /nodes/{id}/rdma/endpoint}</td><td>returns the description of a node; 404 if there is none, 410 if
 * the coordinator has received nothing from the node for three seconds</td></tr>
 * <tr><td>{@code DELETE /nodes/{id}/rdma/endpoint?incarnation=I}</td><td>removes a node</td></tr>
 * <tr><td>{@code POST /nodes/{id}/rdma/endpoint?peer=P&call=C}</td><td>begins a call: publishes the endpoint of a queue
 * pair that node {@code id} has created for node {@code P}. With {@code &reply}, answers a call</td></tr>
 * <tr><td>{@code GET /nodes/{id}/rdma/endpoint?peer=P&call=C&wait=MS}</td><td>returns the endpoint of a call or of its
 * answer; waits for it</td></tr>
 * <tr><td>{@code GET /nodes/{id}/rdma/calls?incarnation=I&known=V&wait=MS}</td><td>heartbeat of a node; returns the
 * calls to the node, and waits until they differ from those of version V</td></tr>
 * </table>
 */
public final class Coordinator implements Closeable {
    private static final long MAX_WAIT_MILLIS = 10_000;
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

        static Answer missing(String reason) {
            return new Answer(NOT_FOUND, reason);
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

    /** Returns the address that the coordinator listens on. */
    public InetSocketAddress address() {
        return listener.address();
    }

    /**
     * Returns the URI of the coordinator for {@link PageTransport#builder}. If the coordinator listens on all
     * addresses, only nodes of this host can use the URI.
     */
    public URI uri() {
        return URI.create("http://" + NodeNames.text(address()));
    }

    private Answer answer(ReceivedRequest request, String body, HttpConnection connection) {
        String target = request.target().getPath();
        Matcher path = PATH.matcher(target == null ? "" : target);
        if (!path.matches()) {
            return Answer.missing("unknown path: use /nodes/{id}/rdma/endpoint");
        }
        try {
            Map<String, String> query = query(request.target());
            String node = NodeNames.checked(path.group(1));
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
    private static Answer waiting(HttpConnection connection, Duration maxWait, Supplier<Answer> answer) {
        if (maxWait.isZero()) {
            return answer.get();
        }
        connection.beginWait(maxWait.toNanos());
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
                throw new IllegalArgumentException("the parameter '" + parts[0] + "' occurs twice");
            }
        }
        return query;
    }

    private static String name(Map<String, String> query, String key) {
        return NodeNames.checked(query.getOrDefault(key, ""));
    }

    private static Duration maxWait(Map<String, String> query) {
        long wait = Long.parseLong(query.getOrDefault("wait", "0"));
        return Duration.ofMillis(Math.max(0, Math.min(MAX_WAIT_MILLIS, wait)));
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
                // Parsed and written again, because the text becomes part of a JSON array.
                boolean isReply = query.containsKey("reply");
                String error = FlatJson.parse(body).get("error");
                String endpoint = isReply && error != null
                        ? FlatJson.object("error", PrintableText.shortened(error))
                        : Endpoint.parse(body).toString();
                yield isReply ? registry.reply(node, peer, call, endpoint) : registry.offer(node, peer, call, endpoint);
            }
            case "GET" -> {
                Duration maxWait = maxWait(query);
                yield waiting(connection, maxWait, () -> registry.awaitEndpoint(node, peer, call, maxWait));
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
        Duration maxWait = maxWait(query);
        return waiting(connection, maxWait, () -> registry.calls(node, incarnation, known, maxWait));
    }

    /** Stops listening, and ends all waiting requests. */
    @Override
    public void close() {
        listener.close();
        registry.close();
    }
}
