package org.rdma4j.examples.pager;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rdma4j.verbs.Endpoint;

/**
 * Where nodes find each other: an HTTP server that keeps what they publish, in memory. It has no part in fetching pages;
 * nodes that are connected go on without it, and publish themselves again when it comes back.
 *
 * <p>It trusts its clients, as RDMA trusts the network: whoever can ask it can read all pages.
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
    static final int MOST_BYTES = 4096;
    private static final long LONGEST_WAIT = 10_000;
    private static final Pattern PATH = Pattern.compile("/nodes/([^/]+)/rdma/(endpoint|calls)");
    private static final int OK = 200;
    private static final int NO_CONTENT = 204;
    private static final int BAD_REQUEST = 400;
    private static final int NOT_FOUND = 404;
    private static final int NO_SUCH_METHOD = 405;
    private static final int TOO_LARGE = 413;

    private final HttpServer server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Registry registry = new Registry();

    /** The answer to a request. */
    record Answer(int status, String body) {
        static final Answer DONE = new Answer(NO_CONTENT, "");

        static Answer of(String body) {
            return new Answer(OK, body);
        }

        static Answer missing(String what) {
            return new Answer(NOT_FOUND, what);
        }
    }

    private Coordinator(HttpServer server) {
        this.server = server;
    }

    /**
     * Starts one.
     *
     * @param address port 0 lets the system choose
     */
    public static Coordinator on(InetSocketAddress address) throws IOException {
        Coordinator coordinator = new Coordinator(HttpServer.create(address, 0));
        coordinator.server.createContext("/", coordinator::handle);
        coordinator.server.setExecutor(coordinator.threads);
        coordinator.server.start();
        return coordinator;
    }

    /** The address that it listens on. */
    public InetSocketAddress address() {
        return server.getAddress();
    }

    /** What nodes are given to find it: those of this machine alone where it listens on all addresses. */
    public URI uri() {
        return URI.create("http://" + Names.text(address()));
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            Answer answer = answer(exchange);
            byte[] body = answer.body.getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "text/plain; charset=utf-8");
            boolean hasBody = body.length > 0 && !exchange.getRequestMethod().equals("HEAD");
            exchange.sendResponseHeaders(answer.status, hasBody ? body.length : -1);
            if (hasBody) {
                exchange.getResponseBody().write(body);
            }
        }
    }

    private Answer answer(HttpExchange exchange) throws IOException {
        byte[] body = exchange.getRequestBody().readNBytes(MOST_BYTES + 1);
        if (body.length > MOST_BYTES) {
            // The rest is not read: the connection is of no use any more.
            exchange.getResponseHeaders().set("Connection", "close");
            return new Answer(TOO_LARGE, "more than " + MOST_BYTES + " bytes");
        }
        Matcher path = PATH.matcher(exchange.getRequestURI().getPath());
        if (!path.matches()) {
            return Answer.missing("there is /nodes/{id}/rdma/endpoint");
        }
        try {
            Map<String, String> query = query(exchange.getRequestURI());
            String node = Names.checked(path.group(1));
            String text = new String(body, StandardCharsets.UTF_8);
            return path.group(2).equals("calls")
                    ? calls(exchange.getRequestMethod(), node, query)
                    : query.containsKey("peer")
                            ? call(exchange.getRequestMethod(), node, query, text)
                            : node(exchange.getRequestMethod(), node, query, text);
        } catch (IllegalArgumentException e) {
            return new Answer(BAD_REQUEST, String.valueOf(e.getMessage()));
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

    private Answer call(String method, String node, Map<String, String> query, String body) {
        String peer = name(query, "peer");
        String call = name(query, "call");
        return switch (method) {
            case "POST" -> {
                // Checked here and written anew, so that nobody else has to: offers become parts of a list.
                boolean isReply = query.containsKey("reply");
                String error = FlatJson.parse(body).get("error");
                String said = isReply && error != null
                        ? FlatJson.object("error", error)
                        : Endpoint.parse(body).toString();
                yield isReply ? registry.reply(node, peer, call, said) : registry.offer(node, peer, call, said);
            }
            case "GET" -> registry.hear(node, peer, call, patience(query));
            default -> new Answer(NO_SUCH_METHOD, method);
        };
    }

    private Answer calls(String method, String node, Map<String, String> query) {
        return method.equals("GET")
                ? registry.calls(
                        node,
                        name(query, "incarnation"),
                        Long.parseLong(query.getOrDefault("known", "-1")),
                        patience(query))
                : new Answer(NO_SUCH_METHOD, method);
    }

    /** Stops listening, and forgets everything. */
    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
