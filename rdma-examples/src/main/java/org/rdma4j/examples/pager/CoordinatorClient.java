package org.rdma4j.examples.pager;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.channels.UnresolvedAddressException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.runtime.printing.PrintableText;

/** Client of a coordinator. Each request ends within its deadline. */
final class CoordinatorClient implements Closeable {
    private static final int OK = 200;
    private static final int NO_CONTENT = 204;
    static final int NOT_FOUND = 404;
    private static final int GONE = 410;
    private static final int SERVER_ERROR = 500;

    /** Maximum size of a response: a list of calls, each of which has a few hundred bytes. */
    private static final int MAX_BYTES = 1 << 20;

    private static final Duration PAUSE = Duration.ofMillis(50);

    private final URI coordinator;
    private final HttpClient client;

    CoordinatorClient(URI coordinator) {
        this.coordinator = coordinator;
        this.client = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(Duration.ofSeconds(2))
                .build();
    }

    /** Thrown if the coordinator responds with an error status. */
    static final class StatusException extends IOException {
        private static final long serialVersionUID = 1L;

        final int status;

        StatusException(int status, String message) {
            super(message);
            this.status = status;
        }
    }

    /**
     * Sends a request, and repeats it until there is a response.
     *
     * @return the body of the response
     */
    String request(String method, String path, String body, Deadline deadline) throws PagerException {
        @Nullable IOException failure = null;
        while (true) {
            try {
                return requestOnce(method, path, body, deadline);
            } catch (StatusException e) {
                String words = "the coordinator " + coordinator + " rejected the request: " + e.getMessage();
                throw e.status == GONE || e.status >= SERVER_ERROR
                        ? PagerException.transientFailure(words, e)
                        : PagerException.permanent(words, e);
            } catch (InterruptedIOException e) {
                throw PagerException.permanent(e.getMessage(), e);
            } catch (IOException e) {
                // The failure of an earlier attempt explains more than the expired deadline of the last one.
                failure = failure != null && e.getCause() instanceof TimeoutException ? failure : e;
                if (deadline.remaining().compareTo(PAUSE) <= 0) {
                    throw PagerException.transientFailure(
                            "the coordinator " + coordinator + " did not answer: " + explain(failure), failure);
                }
                pause(deadline);
            }
        }
    }

    /** Returns the message of a failed request. Some exceptions of the HTTP client have none. */
    static String explain(IOException e) {
        if (!(e instanceof ConnectException) || e.getMessage() != null) {
            return String.valueOf(e.getMessage());
        }
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof UnresolvedAddressException) {
                return "the host name cannot be resolved";
            }
        }
        return "connection refused";
    }

    /** Sends a request once. Returns the body of the response. */
    String requestOnce(String method, String path, String body, Deadline deadline) throws IOException {
        HttpRequest request = HttpRequest.newBuilder(coordinator.resolve(path))
                .method(method, HttpRequest.BodyPublishers.ofString(body))
                .build();
        CompletableFuture<HttpResponse<String>> answer = client.sendAsync(request, info -> new LimitedBody());
        try {
            HttpResponse<String> response = answer.get(deadline.remainingMillis(), TimeUnit.MILLISECONDS);
            if (response.statusCode() != OK && response.statusCode() != NO_CONTENT) {
                String words = response.body().lines().findFirst().orElse("status " + response.statusCode());
                throw new StatusException(response.statusCode(), PrintableText.shortened(words));
            }
            return response.body();
        } catch (TimeoutException e) {
            throw new IOException("no answer in time", e);
        } catch (ExecutionException e) {
            throw printable(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted while waiting for the coordinator");
        } finally {
            answer.cancel(true);
        }
    }

    /**
     * Returns the failure of a request as an exception without raw text of the coordinator, such as a status line that
     * cannot be parsed, in its message and its causes.
     */
    private static IOException printable(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            String text = String.valueOf(cause.getMessage());
            if (!text.equals(PrintableText.shortened(text))) {
                return new IOException(PrintableText.shortened(String.valueOf(failure.getMessage())));
            }
        }
        return failure instanceof IOException e ? e : new IOException(failure);
    }

    /** Parses a response. Throws an exception that contains the response if it is invalid. */
    <T> T parse(String answer, Function<String, T> parser) throws PagerException {
        try {
            return parser.apply(answer);
        } catch (IllegalArgumentException e) {
            throw PagerException.permanent(
                    "the coordinator " + coordinator + " sent an invalid response: " + e.getMessage(), e);
        }
    }

    /** Pauses before another attempt. */
    static void pause() {
        pause(PAUSE);
    }

    static void pause(Deadline deadline) {
        Duration left = deadline.remaining();
        pause(left.compareTo(PAUSE) < 0 ? left : PAUSE);
    }

    private static void pause(Duration time) {
        try {
            Thread.sleep(time);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        client.shutdownNow();
    }

    /** Receives a body as text. Fails if the body is too long. */
    private static final class LimitedBody implements HttpResponse.BodySubscriber<String> {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private final CompletableFuture<String> text = new CompletableFuture<>();
        private Flow.@Nullable Subscription subscription;

        @Override
        public CompletionStage<String> getBody() {
            return text;
        }

        @Override
        public void onSubscribe(Flow.Subscription newSubscription) {
            subscription = newSubscription;
            newSubscription.request(Long.MAX_VALUE);
        }

        @Override
        public void onNext(List<ByteBuffer> parts) {
            for (ByteBuffer part : parts) {
                byte[] copy = new byte[part.remaining()];
                part.get(copy);
                bytes.writeBytes(copy);
            }
            if (bytes.size() > MAX_BYTES) {
                Objects.requireNonNull(subscription).cancel();
                text.completeExceptionally(new IOException("the response has more than " + MAX_BYTES + " bytes"));
            }
        }

        @Override
        public void onError(Throwable failure) {
            text.completeExceptionally(failure);
        }

        @Override
        public void onComplete() {
            text.complete(bytes.toString(StandardCharsets.UTF_8));
        }
    }
}
