package org.rdma4j.cm;

import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.rdma4j.cm.LoopConnections.LIMIT;
import static org.rdma4j.cm.LoopConnections.anyPort;
import static org.rdma4j.cm.LoopConnections.result;
import static org.rdma4j.cm.LoopConnections.start;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.SharedReceiveQueue;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkStatus;

/** Tests the work of connections of the loop devices, which other tests rely on, with the blocking API. */
@Timeout(60)
@ExtendWith(LoopLeakCheck.class)
class LoopConnectionWorkTest {
    private static final ConnectionOptions DEFAULTS = new ConnectionOptions();
    private static final ConnectionOptions READABLE = DEFAULTS.withAccess(Access.REMOTE_READ);

    private static WorkStatus failure(ThrowingCallable call) {
        return catchThrowableOfType(WorkException.class, call).status();
    }

    @Test
    void aReadOfThePeersMemory() throws IOException {
        try (LoopConnections pair = LoopConnections.open(DEFAULTS, READABLE)) {
            MemoryRegion remote = pair.server().allocate(64, Access.REMOTE_READ);
            remote.memory().setString(0, "hello");
            MemoryRegion local = pair.client().allocate(64);
            pair.client().queuePair().prepareRead(remote.remoteMemory(), local).complete(LIMIT);
            assertThat(local.memory().getString(0)).isEqualTo("hello");
        }
    }

    /** The peer checks the key, the range, and the access rights of the region and of the queue pair. */
    @ParameterizedTest
    @ValueSource(strings = {"key", "length", "region", "queue pair", "reads"})
    void aReadThatIsNotAllowed(String fault) throws IOException {
        ConnectionOptions passive = fault.equals("queue pair") ? DEFAULTS.withAccess() : READABLE;
        try (LoopConnections pair =
                LoopConnections.open(DEFAULTS, fault.equals("reads") ? passive.withReads(0) : passive)) {
            MemoryRegion remote = fault.equals("region")
                    ? pair.server().allocate(64, Access.REMOTE_WRITE)
                    : pair.server().allocate(64, Access.REMOTE_READ);
            RemoteMemory all = remote.remoteMemory();
            RemoteMemory wrong = switch (fault) {
                case "key" -> new RemoteMemory(all.address(), all.length(), all.rkey() + 1000);
                case "length" -> new RemoteMemory(all.address(), all.length() + 1, all.rkey());
                default -> all;
            };
            MemoryRegion local = pair.client().allocate(wrong.length());
            SendRequest read = pair.client().queuePair().prepareRead(wrong, local);
            assertThat(failure(() -> read.complete(LIMIT)))
                    .isEqualTo(fault.equals("reads") ? WorkStatus.LOC_QP_OP_ERR : WorkStatus.REM_ACCESS_ERR);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aMessageWithoutAReceive(boolean fails) throws IOException {
        LoopControl.failWithoutReceive(fails);
        try (LoopConnections pair = LoopConnections.open(DEFAULTS, DEFAULTS)) {
            MemoryRegion sent = pair.client().allocate(8);
            SendRequest send = pair.client().queuePair().prepareSend(sent).post();
            if (fails) {
                assertThat(failure(() -> send.await(LIMIT))).isEqualTo(WorkStatus.RNR_RETRY_EXC_ERR);
            } else {
                assertThat(send.tryAwait(Duration.ofMillis(1))).isFalse();
                pair.server().prepareReceive(pair.server().allocate(8)).post().await(LIMIT);
                send.await(LIMIT);
            }
        }
    }

    /** A header and a payload from two buffers, inline and unsignaled sends, and one signaled send that confirms all. */
    @Test
    void sendsOfSeveralKinds() throws IOException {
        ConnectionOptions active = DEFAULTS.withQueuePair(
                pair -> pair.sendElements(2).inline(16).sendRequests(8).receiveRequests(8));
        try (LoopConnections pair = LoopConnections.open(active, DEFAULTS)) {
            MemoryRegion sent = pair.client().allocate(64);
            MemoryRegion received = pair.server().allocate(64);
            sent.memory().setString(0, "head");
            sent.memory().setString(32, "er");
            List<ReceiveRequest> receives = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                receives.add(
                        pair.server().prepareReceive(received.slice(16 * i, 16)).post());
            }
            SendRequest inline =
                    pair.client().queuePair().prepareSend(sent.slice(0, 5)).inline(true);
            inline.signaled(false).post();
            sent.memory().setString(0, "HEAD");
            pair.client()
                    .queuePair()
                    .prepareSend(sent.slice(0, 4), sent.slice(32, 3))
                    .signaled(false)
                    .post();
            pair.client().queuePair().prepareSend(sent.slice(32, 3)).complete(LIMIT);
            List<String> messages = new ArrayList<>();
            for (ReceiveRequest each : receives) {
                messages.add(each.await(LIMIT).message().getString(0));
            }
            assertThat(messages).containsExactly("head", "HEADer", "er");
        }
    }

    @Test
    void aSharedReceiveQueue() throws IOException {
        try (LoopDevice device = LoopDevice.open()) {
            SharedReceiveQueue receives = device.own(SharedReceiveQueue.create(device.domain(), 8, 1));
            CompletionQueue completions = device.completions(64);
            ConnectionOptions passive =
                    DEFAULTS.withSharedReceiveQueue(receives).withCompletionQueue(completions);
            MemoryRegion memory = device.memory(64);
            for (int i = 0; i < 2; i++) {
                receives.prepareReceive(memory.slice(32 * i, 32)).post();
            }
            try (LoopConnections one = LoopConnections.open(DEFAULTS, passive)) {
                completions.release();
                try (LoopConnections two = LoopConnections.open(DEFAULTS, passive)) {
                    completions.release();
                    for (LoopConnections each : List.of(one, two)) {
                        each.client().send(each.client().allocate(8), LIMIT);
                    }
                    assertThat(completed(completions, 2)).isEqualTo(2);
                }
            }
        }
    }

    /** Waits for the given number of completions. */
    private static int completed(CompletionQueue queue, int wanted) throws IOException {
        int count = 0;
        while (count < wanted) {
            var batch = queue.poll(LIMIT);
            assertThat(batch.isEmpty()).as("completions after %s", count).isFalse();
            while (batch.next()) {
                batch.request().checkSuccess();
                count++;
            }
        }
        return count;
    }

    /** Fifty connections share a completion queue with events, which grows with them. */
    @Test
    void fiftyConnections() throws IOException {
        int count = 50;
        try (LoopDevice device = LoopDevice.open()) {
            CompletionQueue completions = device.own(CompletionQueue.createWithEvents(device.context(), 8));
            ConnectionOptions active = DEFAULTS.withDomain(device.domain())
                    .withCompletionQueue(completions)
                    .withQueuePair(pair -> pair.sendRequests(2).receiveRequests(2));
            MemoryRegion memory = device.memory(8 * count);
            List<Connection> clients = new ArrayList<>();
            try (Listener listener = Listener.on(anyPort())) {
                FutureTask<List<Connection>> serving = start(() -> {
                    List<Connection> servers = new ArrayList<>();
                    for (int i = 0; i < count; i++) {
                        servers.add(listener.next(LIMIT).establish(LIMIT));
                    }
                    return servers;
                });
                for (int i = 0; i < count; i++) {
                    completions.resize(4 * (i + 1));
                    Connection client = Connection.to(listener.address(), active, LIMIT);
                    client.prepareReceive(memory.slice(8 * i, 8)).post();
                    clients.add(client.establish(LIMIT));
                }
                List<Connection> servers = result(serving);
                FutureTask<Void> sending = start(() -> {
                    for (Connection each : servers) {
                        each.release();
                        each.send(each.allocate(8), LIMIT);
                        each.release();
                    }
                    return null;
                });
                assertThat(completed(completions, count)).isEqualTo(count);
                result(sending);
                for (int i = 0; i < count; i++) {
                    clients.get(i).close();
                    servers.get(i).close();
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void twoThreads(boolean iwarp) throws IOException {
        LoopManager.iwarp(iwarp);
        try (LoopConnections pair = LoopConnections.open(DEFAULTS, DEFAULTS)) {
            FutureTask<Void> answering = start(ping(pair.server(), false));
            FutureTask<Void> asking = start(ping(pair.client(), true));
            result(asking);
            result(answering);
        }
    }

    /** Returns a task that sends and receives 500 numbers in turns. */
    private static Callable<Void> ping(Connection connection, boolean begins) {
        return () -> {
            MemoryRegion memory = connection.allocate(16);
            ReceiveRequest receive =
                    connection.prepareReceive(memory.slice(0, 8)).post();
            SendRequest send = connection.queuePair().prepareSend(memory.slice(8, 8));
            for (int i = 0; i < 500; i++) {
                if (begins) {
                    memory.memory().set(JAVA_LONG, 8, i);
                    send.complete(LIMIT);
                }
                receive.await(LIMIT);
                assertThat(memory.memory().get(JAVA_LONG, 0)).isEqualTo(i);
                receive.post();
                if (!begins) {
                    memory.memory().set(JAVA_LONG, 8, i);
                    send.complete(LIMIT);
                }
            }
            connection.release();
            return null;
        };
    }
}
