package org.rdma4j.misuse;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.rdma4j.misuse.MisuseRows.Misuse;
import org.rdma4j.verbs.BufferPool;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairAttributes;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.VerbsException;

/** Capacities, lengths, ports, attributes and encodings out of range. */
class NumbersOutOfRangeTest {
    private static final Class<IllegalArgumentException> ARGUMENT = IllegalArgumentException.class;
    private static final Class<IndexOutOfBoundsException> BOUNDS = IndexOutOfBoundsException.class;

    private final MisuseRows rows = new MisuseRows();

    @TestFactory
    Stream<DynamicTest> completionQueues() {
        for (int entries : new int[] {0, -1, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            rows.rejected(
                    "capacity of " + entries, ARGUMENT, "1 to", on -> CompletionQueue.create(on.context, entries));
            rows.rejected(
                    "capacity of " + entries + ", with events",
                    ARGUMENT,
                    "1 to",
                    on -> CompletionQueue.builder(on.context, entries).events().create());
        }
        rows.rejected(
                "completion queue smaller than the queues",
                ARGUMENT,
                "more are required",
                on -> QueuePair.builder(on.domain, QueuePairType.RC)
                        .completions(on.own(CompletionQueue.create(on.context, 8)))
                        .create());
        rows.rejected(
                "no completion queue",
                ARGUMENT,
                "completions()",
                on -> QueuePair.builder(on.domain, QueuePairType.RC).create());
        rows.rejected(
                "completion queue of another context",
                ARGUMENT,
                "a different context",
                on -> QueuePair.builder(on.domain, QueuePairType.RC)
                        .completions(on.own(CompletionQueue.create(
                                on.own(Device.named(MisuseBench.DEVICE).open()), 64)))
                        .create());
        return rows.stream();
    }

    @TestFactory
    Stream<DynamicTest> queuePairs() {
        for (int count : new int[] {0, -1, Integer.MAX_VALUE}) {
            rows.rejected(
                    count + " send requests",
                    ARGUMENT,
                    "sendRequests is " + count,
                    on -> on.builder().sendRequests(count).create());
            rows.rejected(
                    count + " receive requests",
                    ARGUMENT,
                    "receiveRequests is " + count,
                    on -> on.builder().receiveRequests(count).create());
            rows.rejected(
                    count + " elements",
                    ARGUMENT,
                    "sendElements is " + count,
                    on -> on.builder().elements(count).create());
        }
        rows.rejected(
                "-1 bytes of inline data",
                ARGUMENT,
                "inline is -1",
                on -> on.builder().inline(-1).create());
        rows.allRejected("attribute", ARGUMENT, "", attributes());
        rows.rejected(
                "init() at port 300",
                ARGUMENT,
                "255",
                on -> on.inReset(QueuePairType.RC).init(300));
        return rows.stream();
    }

    private static List<Misuse> attributes() {
        return List.of(
                on -> new QueuePairAttributes().timeout(32),
                on -> new QueuePairAttributes().timeout(-1),
                on -> new QueuePairAttributes().retries(8),
                on -> new QueuePairAttributes().rnrRetries(-1),
                on -> new QueuePairAttributes().minRnrTimer(32),
                on -> new QueuePairAttributes().sendPsn(1 << 24),
                on -> new QueuePairAttributes().receivePsn(-1),
                on -> new QueuePairAttributes().peerQueuePair(1 << 24),
                on -> new QueuePairAttributes().port(256),
                on -> new QueuePairAttributes().pkeyIndex(1 << 16),
                on -> new QueuePairAttributes().readsAsInitiator(256),
                on -> new QueuePairAttributes().readsAsTarget(-1));
    }

    @TestFactory
    Stream<DynamicTest> memoryAndPorts() {
        for (long bytes : new long[] {0, -1, Long.MIN_VALUE}) {
            rows.rejected(
                    "region of " + bytes + " bytes",
                    ARGUMENT,
                    "at least 1",
                    on -> MemoryRegion.allocate(on.domain, bytes));
        }
        rows.rejected(
                "region of 2^62 bytes",
                VerbsException.class,
                "Cannot allocate",
                on -> MemoryRegion.allocate(on.domain, 1L << 62));
        for (int port : new int[] {0, -1, 2, 300}) {
            rows.rejected("port " + port, BOUNDS, "", on -> on.context.port(port));
            rows.rejected("P_Keys of port " + port, BOUNDS, "", on -> on.context.pkeys(port));
        }
        rows.rejected("GID of port 2", NoSuchElementException.class, "port 2", on -> on.context.gid(2));
        rows.rejected("remote memory of -1 bytes", ARGUMENT, "at least 0", on -> new RemoteMemory(0, -1, 0));
        return rows.stream();
    }

    @TestFactory
    Stream<DynamicTest> encodings() {
        rows.rejected(
                "truncated remote memory",
                BufferUnderflowException.class,
                "",
                on -> RemoteMemory.from(ByteBuffer.allocate(RemoteMemory.BYTES - 1)));
        rows.rejected(
                "truncated endpoint",
                BufferUnderflowException.class,
                "",
                on -> Endpoint.from(ByteBuffer.allocate(Endpoint.BYTES - 1)));
        rows.rejected("endpoint of zeros", ARGUMENT, "MTU", on -> Endpoint.from(ByteBuffer.allocate(Endpoint.BYTES)));
        rows.rejected("text that is not an endpoint", ARGUMENT, "", on -> Endpoint.parse("hello"));
        rows.rejected(
                "word instead of a queue pair number",
                ARGUMENT,
                "",
                on -> Endpoint.parse(on.left.endpoint().toString().replaceFirst("\"qpn\":\\d+", "\"qpn\":many")));
        rows.rejected(
                "queue pair number of 25 bits",
                ARGUMENT,
                "24 bits",
                on -> Endpoint.parse(on.left.endpoint().toString().replaceFirst("\"qpn\":\\d+", "\"qpn\":16777216")));
        return rows.stream();
    }

    @Test
    void theLongestDurationIsNotOutOfRange() throws IOException {
        Duration longest = Duration.ofSeconds(Long.MAX_VALUE);
        try (MisuseBench on = new MisuseBench()) {
            ReceiveRequest receive = on.right.prepareReceive(on.there).post(longest);
            on.left.prepareSend(on.here).complete(longest);
            receive.await(longest);
            try (BufferPool pool = BufferPool.create(on.domain, 8, 1, 1)) {
                pool.lease(longest).close();
            }
            assertThat(on.there.memory().get(JAVA_BYTE, 0)).isEqualTo((byte) 1);
        }
    }
}
