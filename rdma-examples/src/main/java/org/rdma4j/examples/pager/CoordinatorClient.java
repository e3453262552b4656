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

/** Asks a coordinator, and ends each question within its deadline. */
final class CoordinatorClient implements Closeable {
    private static final int OK = 200;
    private static final int NO_CONTENT = 204;
    static final int NOT_FOUND = 404;
    private static final int GONE = 410;
    private static final int SERVER_ERROR = 500;
    /** The calls to one node, of which each is some hundred bytes. */
    private static final int MOST_BYTES = 1 << 20;

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

    /** The coordinator has answered, and not as hoped for. */
    static final class StatusException extends IOException {
        private static final long serialVersionUID = 1L;

        final int status;

        StatusException(int status, String words) {
            super(words);
            this.status = status;
        }
    }

    /** Asks again until there is an answer; empty if the answer has no text. */
    String ask(String method, String path, String body, Deadline end) throws PagerException {
        @Nullable IOException before = null;
        while (true) {
            try {
                return once(method, path, body, end);
            } catch (StatusException e) {
                String words = e.getMessage() + ", says the coordinator " + coordinator;
                throw e.status == GONE || e.status >= SERVER_ERROR
                        ? PagerException.passing(words, e)
                        : PagerException.of(words, e);
            } catch (InterruptedIOException e) {
                throw PagerException.of(e.getMessage(), e);
            } catch (IOException e) {
                // What was wrong before says more than that the deadline has cut the last attempt short.
                before = before != null && e.getCause() instanceof TimeoutException ? before : e;
                if (end.left().compareTo(PAUSE) <= 0) {
                    throw PagerException.passing(
                            "the coordinator " + coordinator + " does not answer: " + words(before), before);
                }
                pause(end);
            }
        }
    }

    static String words(IOException e) {
        if (!(e instanceof ConnectException) || e.getMessage() != null) {
            return String.valueOf(e.getMessage());
        }
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof UnresolvedAddressException) {
                return "no machine of that name is known";
            }
        }
        return "nobody listens there";
    }

    /** The same without a second attempt. */
    String once(String method, String path, String body, Deadline end) throws IOException {
        HttpRequest request = HttpRequest.newBuilder(coordinator.resolve(path))
                .method(method, HttpRequest.BodyPublishers.ofString(body))
                .build();
        CompletableFuture<HttpResponse<String>> answer = client.sendAsync(request, info -> new Limited());
        try {
            HttpResponse<String> response = answer.get(end.leftMillis(), TimeUnit.MILLISECONDS);
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
            throw new InterruptedIOException("interrupted while the coordinator was waited for");
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

    /** What an answer says, or one error that shows it. */
    <T> T read(String answer, Function<String, T> parse) throws PagerException {
        try {
            return parse.apply(answer);
        } catch (IllegalArgumentException e) {
            throw PagerException.of("the coordinator " + coordinator + " answered garbage: " + e.getMessage(), e);
        }
    }

    static void pause() {
        pause(PAUSE);
    }

    static void pause(Deadline end) {
        Duration left = end.left();
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

    /** Text of a limited length; more is not waited for. */
    private static final class Limited implements HttpResponse.BodySubscriber<String> {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private final CompletableFuture<String> text = new CompletableFuture<>();
        private Flow.@Nullable Subscription subscription;

        @Override
        public CompletionStage<String> getBody() {
            return text;
        }

        @Override
        public void onSubscribe(Flow.Subscription with) {
            subscription = with;
            with.request(Long.MAX_VALUE);
        }

        @Override
        public void onNext(List<ByteBuffer> parts) {
            for (ByteBuffer part : parts) {
                byte[] copy = new byte[part.remaining()];
                part.get(copy);
                bytes.writeBytes(copy);
            }
            if (bytes.size() > MOST_BYTES) {
                Objects.requireNonNull(subscription).cancel();
                text.completeExceptionally(new IOException("more than " + MOST_BYTES + " bytes"));
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
