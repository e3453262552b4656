package org.rdma4j.tests.guest.io;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.WorkException;

/** A client of an echo server. Each of its messages consists of the number of the client and a sequence number. */
final class EchoPeer implements Closeable {
    /** Maximum number of unanswered messages of {@link #exchange}. */
    private static final int WINDOW = 2;

    private static final int BYTES = 2 * Integer.BYTES;

    /**
     * Time after which the next message is sent without an answer, which soft-iWARP needs: see {@link
     * Connection#establish}.
     */
    private static final Duration PATIENCE = Duration.ofMillis(500);

    private final int number;
    private final Connection connection;
    private final LocalMemory message;
    private final ReceiveRequest[] answers = new ReceiveRequest[WINDOW];
    private int sent;
    private int answered;

    EchoPeer(int number, InetSocketAddress server, ConnectionOptions options) throws IOException {
        this.number = number;
        connection = Connection.to(server, options, LIMIT);
        MemoryRegion memory = connection.allocate((WINDOW + 1) * (long) BYTES);
        message = memory.slice(WINDOW * BYTES, BYTES);
        for (int i = 0; i < WINDOW; i++) {
            answers[i] = connection
                    .prepareReceive(memory.slice((long) i * BYTES, BYTES))
                    .post();
        }
        connection.establish(LIMIT);
    }

    /** Sends messages, at least two at the first call, and checks that they are returned in order. */
    void exchange(int count) throws IOException {
        int end = answered + count;
        long start = System.nanoTime();
        while (answered < end) {
            if (sent < end && sent - answered < WINDOW) {
                send();
            }
            ReceiveRequest answer = answers[answered % WINDOW];
            if (answer.tryAwait(PATIENCE)) {
                assertThat(answer.message().toArray(JAVA_INT))
                        .as("answer %d of client %d", answered, number)
                        .containsExactly(number, answered);
                answered++;
                answer.post();
            } else if (System.nanoTime() - start > LIMIT.toNanos()) {
                throw new AssertionError("The message " + answered + " of the client " + number + " was not answered");
            }
        }
    }

    private void send() throws IOException {
        message.memory().set(JAVA_INT, 0, number);
        message.memory().set(JAVA_INT, Integer.BYTES, sent++);
        connection.send(message, LIMIT);
    }

    /** Sends messages without receiving the answers, until the server disconnects. */
    void fallSilent(int count) throws IOException {
        try {
            for (int i = 0; i < count; i++) {
                send();
            }
        } catch (WorkException e) {
            // Requests may fail before the disconnection event of the server arrives.
            connection.awaitEnd(LIMIT);
        }
    }

    /** Checks that no further answer has arrived. */
    void checkNothingMore() throws IOException {
        for (ReceiveRequest answer : answers) {
            assertThat(answer.tryAwait(Duration.ZERO)).isFalse();
        }
        assertThat(connection.isConnected()).isTrue();
    }

    void abort() throws IOException {
        connection.queuePair().abort();
    }

    @Override
    public void close() throws IOException {
        connection.close();
    }
}
