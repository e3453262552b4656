package org.rdma4j.misuse;

import static org.rdma4j.misuse.MisuseBench.LIMIT;

import java.lang.foreign.Arena;
import java.net.InetAddress;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.rdma4j.misuse.MisuseRows.Misuse;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairAttributes;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkChain;
import org.rdma4j.verbs.WorkException;

/** Calls on closed objects, or with closed objects as arguments. */
class ClosedObjectsTest {
    private static final Class<IllegalStateException> STATE = IllegalStateException.class;
    private static final String CLOSED = "closed";

    private final MisuseRows rows = new MisuseRows();

    @TestFactory
    Stream<DynamicTest> regions() {
        rows.rejected(
                "memory() of a region", STATE, CLOSED, on -> on.closedRegion().memory());
        rows.rejected(
                "memory() of a slice of a region",
                STATE,
                CLOSED,
                on -> on.closedRegion().slice(0, 8).memory());
        rows.rejected(
                "remoteMemory() of a region",
                STATE,
                CLOSED,
                on -> on.closedRegion().remoteMemory());
        rows.rejected("send from a region", STATE, CLOSED, on -> on.left.prepareSend(on.closedRegion()));
        rows.rejected("receive into a region", STATE, CLOSED, on -> on.right.prepareReceive(on.closedRegion()));
        rows.rejected(
                "region as the new buffer of a request",
                STATE,
                CLOSED,
                on -> on.write().local(on.closedRegion()));
        rows.rejected("region closed after its request was prepared", STATE, CLOSED, on -> {
            MemoryRegion region = on.region(8);
            SendRequest write = on.left.prepareWrite(on.remote, region);
            region.close();
            write.post();
        });
        rows.rejected("region closed after its request completed", STATE, CLOSED, on -> {
            MemoryRegion region = on.region(8);
            SendRequest read = on.left.prepareRead(on.remote, region).complete(LIMIT);
            region.close();
            read.post();
        });
        return rows.stream();
    }

    @TestFactory
    Stream<DynamicTest> parents() {
        rows.allRejected(
                "protection domain",
                STATE,
                CLOSED,
                List.of(
                        on -> MemoryRegion.allocate(on.closedDomain(), 8),
                        on -> MemoryRegion.register(
                                on.closedDomain(), Arena.ofAuto().allocate(8)),
                        on -> MemoryRegion.registerUnchecked(
                                on.closedDomain(), Arena.ofAuto().allocate(8)),
                        on -> QueuePair.builder(on.closedDomain(), QueuePairType.RC)
                                .completions(on.leftQueue)
                                .create()));
        rows.allRejected(
                "context",
                STATE,
                CLOSED,
                List.of(
                        on -> MisuseBench.closedContext().port(1),
                        on -> MisuseBench.closedContext().gids(),
                        on -> MisuseBench.closedContext().gid(1),
                        on -> MisuseBench.closedContext().gidTowards(InetAddress.getByName("10.77.0.9")),
                        on -> MisuseBench.closedContext().pkeys(1),
                        on -> ProtectionDomain.allocate(MisuseBench.closedContext()),
                        on -> CompletionQueue.create(MisuseBench.closedContext(), 4),
                        on -> CompletionQueue.builder(MisuseBench.closedContext(), 4)
                                .events()
                                .create()));
        rows.allRejected(
                "completion queue",
                STATE,
                CLOSED,
                List.of(
                        on -> on.closedQueue().poll(),
                        on -> on.closedQueue().poll(Duration.ofMillis(10)),
                        on -> QueuePair.builder(on.domain, QueuePairType.RC)
                                .completions(on.closedQueue())
                                .create()));
        return rows.stream();
    }

    @TestFactory
    Stream<DynamicTest> queuePairs() {
        rows.allFail(
                "queue pair",
                STATE,
                CLOSED,
                List.of(
                        on -> on.closedPair().queryState(),
                        on -> on.closedPair().init(),
                        on -> on.closedPair().modify(new QueuePairAttributes().state(QueuePairState.ERR)),
                        on -> on.closedPair().endpoint(),
                        on -> on.closedPair().connect(on.right.endpoint()),
                        on -> on.closedPair().abort(),
                        on -> on.closedPair().prepareSend(on.here),
                        on -> on.closedPair().prepareReceive(on.here),
                        on -> on.closedPair().send(on.here, LIMIT)));
        rows.allFail("request", STATE, CLOSED, requestCalls());
        rows.fails("value to add of an atomic request", STATE, CLOSED, on -> {
            SendRequest add = on.left.prepareFetchAndAdd(on.remote, on.here.slice(0, 8), 1);
            on.left.close();
            add.add(2);
        });
        rows.fails("receive", STATE, CLOSED, on -> {
            ReceiveRequest receive = on.right.prepareReceive(on.there);
            on.right.close();
            receive.post();
        });
        rows.fails("work in flight at close()", WorkException.class, "IBV_WC_WR_FLUSH_ERR", on -> {
            ReceiveRequest receive = on.right.prepareReceive(on.there).post();
            on.right.close();
            receive.await(LIMIT);
        });
        rows.allFail(
                "chain",
                STATE,
                CLOSED,
                List.of(
                        on -> on.chainOfClosedPair().post(),
                        on -> on.chainOfClosedPair().tryPost(),
                        on -> on.chainOfClosedPair().post(LIMIT),
                        on -> on.chainOfClosedPair().complete(LIMIT),
                        on -> on.chainOfClosedPair().limit(1),
                        on -> WorkChain.of(on.writeOfClosedPair())));
        return rows.stream();
    }

    private static List<Misuse> requestCalls() {
        return List.of(
                on -> on.writeOfClosedPair().post(),
                on -> on.writeOfClosedPair().tryPost(),
                on -> on.writeOfClosedPair().post(LIMIT),
                on -> on.writeOfClosedPair().complete(LIMIT),
                on -> on.writeOfClosedPair().local(on.here),
                on -> on.writeOfClosedPair().range(0, 8),
                on -> on.writeOfClosedPair().remote(on.remote),
                on -> on.writeOfClosedPair().remoteOffset(8),
                on -> on.writeOfClosedPair().immediate(5),
                on -> on.writeOfClosedPair().withoutImmediate(),
                on -> on.writeOfClosedPair().inline(true),
                on -> on.writeOfClosedPair().fence(true),
                on -> on.writeOfClosedPair().solicited(true),
                on -> on.writeOfClosedPair().signaled(false));
    }
}
