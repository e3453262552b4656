package org.rdma4j.misuse;

import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairAttributes;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkChain;

/** Arguments that are null. */
class NullArgumentsTest {
    private static final LocalMemory NO_MEMORY = null;
    private static final Duration NO_DURATION = null;

    private final MisuseRows rows = new MisuseRows();

    @TestFactory
    Stream<DynamicTest> requests() {
        rows.allRejected(
                "request",
                NullPointerException.class,
                "",
                List.of(
                        on -> on.left.prepareSend(NO_MEMORY),
                        on -> on.left.prepareSend((LocalMemory[]) null),
                        on -> on.left.prepareWrite(null, on.here),
                        on -> on.left.prepareReceive(on.here, NO_MEMORY),
                        on -> on.write().remote(null),
                        on -> on.write().local(NO_MEMORY),
                        on -> on.write().post(NO_DURATION),
                        on -> on.write().complete(null),
                        on -> on.left.prepareReceive(on.here).await(null),
                        on -> on.leftQueue.poll(NO_DURATION)));
        rows.allRejected(
                "chain",
                NullPointerException.class,
                "",
                List.of(
                        on -> WorkChain.of((List<SendRequest>) null),
                        on -> WorkChain.of(on.write(), null),
                        on -> WorkChain.of(on.write()).post(NO_DURATION),
                        on -> WorkChain.of(on.write()).complete(null),
                        on -> WorkChain.of(on.write()).await(null)));
        return rows.stream();
    }

    @TestFactory
    Stream<DynamicTest> objects() {
        rows.allRejected(
                "memory",
                NullPointerException.class,
                "",
                List.of(
                        on -> MemoryRegion.allocate(on.domain, 8, (Access) null),
                        on -> MemoryRegion.allocate(on.domain, 8, (Access[]) null),
                        on -> MemoryRegion.register(on.domain, (MemorySegment) null),
                        on -> MemoryRegion.registerUnchecked(on.domain, null)));
        rows.allRejected(
                "queue pair",
                NullPointerException.class,
                "",
                List.of(
                        on -> QueuePair.builder(on.domain, null)
                                .completions(on.leftQueue)
                                .create(),
                        on -> on.builder().completions(null).create(),
                        on -> on.left.connect(null),
                        on -> on.left.modify(null),
                        on -> on.inReset(QueuePairType.RC).init((Access) null),
                        on -> new QueuePairAttributes().state(null),
                        on -> new QueuePairAttributes().path(1, 0, null),
                        on -> new QueuePairAttributes().access((Access) null)));
        rows.allRejected(
                "device or endpoint",
                NullPointerException.class,
                "",
                List.of(
                        on -> on.context.gidTowards(null),
                        on -> Device.towards(null),
                        on -> Endpoint.parse(null),
                        on -> new Endpoint(0, null, 0, 0, null).toString()));
        return rows.stream();
    }
}
