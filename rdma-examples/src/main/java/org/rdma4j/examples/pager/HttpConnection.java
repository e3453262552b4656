package org.rdma4j.examples.pager;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.rdma4j.examples.pager.Coordinator.Answer;

/**
 * A connection to a {@link Coordinator}, on which a virtual thread receives requests and sends their answers, one after
 * the other. An exception or error while a request is answered
 * ends only this connection.
 */
final class HttpConnection implements Runnable {
    private static final int BUFFER_BYTES = 512;
    private static final int MAX_DRAINED_BYTES = 1 << 16;
    private static final int OUT_OF_SPACE = 503;
    private static final int INTERNAL_ERROR = 500;

    /** Time after which a connection is closed that has not closed itself, in nanoseconds. */
    private static final long GRACE_NANOS = 1_000_000_000;

    /** Created in advance, since nothing can be allocated when it is needed. */
    private static final Answer OUT_OF_MEMORY = new Answer(OUT_OF_SPACE, "the coordinator is out of memory");

    private final Socket socket;
    private final RequestListener listener;

    /** Received bytes; those from {@code start} to {@code end} have not been consumed. */
    private byte[] buffer = new byte[BUFFER_BYTES];

    private int start;
    private int end;

    /** Number of requests whose heads have been received. */
    private int requests;

    /** Time by which the current request must have been received, as a value of {@link System#nanoTime}. */
    private long requestDeadline;

    /** Time at which {@link #closeIfOverdue} closes the connection, as a value of {@link System#nanoTime}. */
    private volatile long closingDeadline;

    /** Time at which this connection entered its current state, as a value of {@link System#nanoTime}. */
    private volatile long since;

    /** Whether a request waits. */
    private volatile boolean waiting;

    /** Whether this connection has to make room for a newer one. */
    private volatile boolean evicted;

    /** Whether the thread is sending, so that it does not notice the end of the input. */
    private volatile boolean sending;

    HttpConnection(Socket socket, RequestListener listener) {
        this.socket = socket;
        this.listener = listener;
        expectWithin(listener.limits().requestTime().toNanos());
    }

    private void expectWithin(long nanos) {
        requestDeadline = System.nanoTime() + nanos;
        closingDeadline = requestDeadline + GRACE_NANOS;
        since = System.nanoTime();
    }

    /** Closes the connection if its deadline has passed. */
    void closeIfOverdue(long now) {
        if (closingDeadline - now <= 0) {
            close();
        }
    }

    /** Ends the connection to make room for another one, with an answer if it is not sending one. */
    void evict() {
        closingDeadline = System.nanoTime() + GRACE_NANOS;
        evicted = true;
        if (sending) {
            close();
        } else {
            try {
                socket.shutdownInput();
            } catch (IOException e) {
                close();
            }
        }
    }

    void close() {
        try {
            socket.close();
        } catch (IOException e) {
            // The client notices that the connection has ended.
        }
    }

    /** Protects this connection from eviction while its request waits for at most the given time. */
    void beginWait(long nanos) {
        closingDeadline =
                System.nanoTime() + nanos + listener.limits().requestTime().toNanos();
        waiting = true;
    }

    void endWait() {
        waiting = false;
        since = System.nanoTime();
    }

    boolean isEvicted() {
        return evicted;
    }

    /** Returns {@code true} if another connection should be evicted after this one. */
    boolean isEvictedBefore(HttpConnection other) {
        return waiting == other.waiting ? since - other.since < 0 : other.waiting;
    }

    @Override
    public void run() {
        try (socket) {
            while (serve()) {
                // Virtual threads are not preempted, so let other connections serve a request.
                Thread.yield();
            }
        } catch (IOException e) {
            // The client has closed or reset the connection, or a limit has ended it.
        } catch (Throwable e) {
            // An error such as an OutOfMemoryError must not affect other connections.
        } finally {
            listener.ended(this);
        }
    }

    /** Serves one request. Returns {@code false} if no other may follow. */
    private boolean serve() throws IOException {
        Answer answer;
        boolean keepsAlive = false;
        boolean hasBody = true;
        try {
            ReceivedRequest request = receive();
            if (request == null) {
                return false;
            }
            String body = receiveBody(request);
            answer = answer(request, body);
            keepsAlive = request.keepsAlive() && answer.status() < INTERNAL_ERROR && !evicted;
            hasBody = !request.method().equals("HEAD");
        } catch (HttpRejection e) {
            answer = new Answer(e.status, String.valueOf(e.getMessage()));
        }
        send(answer, keepsAlive, hasBody);
        if (!keepsAlive) {
            drain();
        }
        return keepsAlive;
    }

    private Answer answer(ReceivedRequest request, String body) {
        try {
            return listener.handler().answer(request, body, this);
        } catch (OutOfMemoryError e) {
            return OUT_OF_MEMORY;
        } catch (RuntimeException | Error e) {
            return new Answer(INTERNAL_ERROR, e.getClass().getSimpleName());
        }
    }

    /** Receives the next request without its body, or returns {@code null} if the client sends none. */
    private @Nullable ReceivedRequest receive() throws IOException, HttpRejection {
        if (buffer.length > BUFFER_BYTES && end - start <= BUFFER_BYTES) {
            buffer = Arrays.copyOfRange(buffer, start, start + BUFFER_BYTES);
            end -= start;
            start = 0;
        }
        if (requests > 0 && start == end) {
            expectWithin(listener.limits().idleTime().toNanos());
            if (!fill(true) || evicted) {
                // The client expects no answer to a request that it has not sent.
                return null;
            }
        }
        expectWithin(listener.limits().requestTime().toNanos());
        int scanned = 0;
        while (true) {
            for (int i = start + scanned; i < end; i++) {
                if (buffer[i] == '\n' && (isAt(i - 1, '\n') || isAt(i - 1, '\r') && isAt(i - 2, '\n'))) {
                    int from = start;
                    start = i + 1;
                    requests++;
                    return ReceivedRequest.parse(buffer, from, buffer[i - 1] == '\r' ? i - 1 : i);
                }
            }
            scanned = end - start;
            if (scanned >= CoordinatorLimits.MAX_HEAD_BYTES) {
                throw new HttpRejection(
                        HttpRejection.HEAD_TOO_LARGE,
                        "the head has more than " + CoordinatorLimits.MAX_HEAD_BYTES + " bytes");
            }
            if (!fill(requests == 0 && scanned == 0)) {
                if (scanned == 0) {
                    return null;
                }
                throw new HttpRejection(HttpRejection.BAD_REQUEST, "the request ends within its head");
            }
        }
    }

    private boolean isAt(int index, char c) {
        return index >= start && buffer[index] == c;
    }

    private String receiveBody(ReceivedRequest request) throws IOException, HttpRejection {
        if (request.expectsContinue() && end == start && request.length() > 0) {
            socket.getOutputStream().write("HTTP/1.1 100 Continue\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
        }
        while (end - start < request.length()) {
            if (!fill(false)) {
                throw new HttpRejection(HttpRejection.BAD_REQUEST, "the request ends within its body");
            }
        }
        String body = new String(buffer, start, request.length(), StandardCharsets.UTF_8);
        start += request.length();
        return body;
    }

    /**
     * Receives more bytes. Returns {@code false} at the end of the stream.
     *
     * @param silent whether nothing of a request has been received, so that a timeout is the end of the stream
     */
    private boolean fill(boolean silent) throws IOException, HttpRejection {
        if (end == buffer.length) {
            byte[] larger =
                    start > 0 ? buffer : new byte[Math.min(2 * buffer.length, CoordinatorLimits.MAX_HEAD_BYTES)];
            System.arraycopy(buffer, start, larger, 0, end - start);
            buffer = larger;
            end -= start;
            start = 0;
        }
        try {
            socket.setSoTimeout(Math.clamp((requestDeadline - System.nanoTime()) / 1_000_000, 1, Integer.MAX_VALUE));
            int count = socket.getInputStream().read(buffer, end, buffer.length - end);
            if (evicted && !(silent && requests > 0)) {
                throw new HttpRejection(OUT_OF_SPACE, "too many connections; this one was the oldest");
            }
            end += Math.max(0, count);
            return count > 0;
        } catch (SocketTimeoutException e) {
            if (silent) {
                return false;
            }
            throw new HttpRejection(
                    HttpRejection.TIMEOUT,
                    "the request was not received in "
                            + listener.limits().requestTime().toMillis() + " ms");
        }
    }

    private void send(Answer answer, boolean keepsAlive, boolean hasBody) throws IOException {
        closingDeadline = System.nanoTime()
                + (evicted ? 0 : listener.limits().requestTime().toNanos())
                + GRACE_NANOS;
        sending = true;
        OutputStream out = new BufferedOutputStream(socket.getOutputStream(), 2 * BUFFER_BYTES);
        out.write(head(answer, keepsAlive).getBytes(StandardCharsets.US_ASCII));
        for (byte[] part : hasBody ? answer.parts() : Answer.DONE.parts()) {
            out.write(part);
        }
        out.flush();
        sending = false;
    }

    private static String head(Answer answer, boolean keepsAlive) {
        StringBuilder head =
                new StringBuilder("HTTP/1.1 ").append(answer.status()).append(" \r\n");
        if (answer.status() != Answer.DONE.status()) {
            long length = 0;
            for (byte[] part : answer.parts()) {
                length += part.length;
            }
            head.append("Content-Type: text/plain; charset=utf-8\r\nContent-Length: ")
                    .append(length)
                    .append("\r\n");
        }
        return head.append(keepsAlive ? "\r\n" : "Connection: close\r\n\r\n").toString();
    }

    /** Waits for the client to close: closing with unread input would reset the connection and lose the answer. */
    private void drain() throws IOException {
        closingDeadline = System.nanoTime() + GRACE_NANOS;
        socket.shutdownOutput();
        if (!evicted) {
            socket.setSoTimeout((int) (GRACE_NANOS / 1_000_000));
            int total = 0;
            int count = 0;
            while (count >= 0 && total < MAX_DRAINED_BYTES) {
                count = socket.getInputStream().read(buffer);
                total += count;
            }
        }
    }
}
