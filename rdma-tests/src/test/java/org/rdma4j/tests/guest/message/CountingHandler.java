package org.rdma4j.tests.guest.message;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageHandler;
import org.rdma4j.message.Request;

/** Answers the requests of {@link MessageClient}s, and checks their order and contents. */
final class CountingHandler implements MessageHandler {
    /** Number of requests received, keyed by client. */
    final Map<Integer, Integer> requests = new ConcurrentHashMap<>();

    /** Reason why the connection ended, keyed by client; empty if no messages were lost. */
    final Map<Integer, Optional<IOException>> ends = new ConcurrentHashMap<>();

    final Queue<Throwable> failures = new ConcurrentLinkedQueue<>();

    /** Number of open connections. */
    final AtomicInteger open = new AtomicInteger();

    @Override
    public void onOpen(MessageConnection connection) {
        open.incrementAndGet();
    }

    @Override
    public void onRequest(MessageConnection connection, Request request) {
        try {
            NumberedMessage decoded = NumberedMessage.decode(request.memory());
            connection.attach(decoded.client());
            int before = requests.merge(decoded.client(), 1, Integer::sum) - 1;
            if (before != decoded.sequence()) {
                throw new AssertionError(
                        decoded + " of " + connection + " is request number " + before + " of its client");
            }
            request.answer(decoded.answer().encode(decoded.answerBytes()));
        } catch (Throwable e) {
            failures.add(e);
            throw e;
        }
    }

    @Override
    public void onClose(MessageConnection connection, Optional<IOException> cause) {
        open.decrementAndGet();
        if (connection.attachment() instanceof Integer client) {
            ends.put(client, cause);
        }
    }
}
