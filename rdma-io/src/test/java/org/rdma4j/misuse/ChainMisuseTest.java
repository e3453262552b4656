package org.rdma4j.misuse;

import static org.rdma4j.misuse.MisuseBench.LIMIT;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkChain;

/** Chains of requests that cannot be made or posted. Calls on chains of a closed queue pair are in {@link ClosedObjectsTest}. */
class ChainMisuseTest {
    private static final Class<IllegalArgumentException> ARGUMENT = IllegalArgumentException.class;
    private static final Class<IllegalStateException> STATE = IllegalStateException.class;
    private static final Class<WrongThreadException> THREAD = WrongThreadException.class;

    private final MisuseRows rows = new MisuseRows();

    @TestFactory
    Stream<DynamicTest> members() {
        rows.rejected("no request", ARGUMENT, "at least one", on -> WorkChain.of(List.<SendRequest>of()));
        rows.rejected("request twice", ARGUMENT, "twice", on -> {
            SendRequest write = on.write();
            WorkChain.of(write, write);
        });
        rows.rejected("request of another chain", ARGUMENT, "already part of a chain", on -> {
            SendRequest write = on.write();
            WorkChain.of(write, on.write());
            WorkChain.of(on.write(), write);
        });
        rows.rejected(
                "requests of two queue pairs",
                ARGUMENT,
                "different queues",
                on -> WorkChain.of(on.write(), on.right.prepareSend(on.there)));
        rows.rejected(
                "more requests than the queue holds",
                ARGUMENT,
                "5 requests",
                on -> WorkChain.of(on.write(), on.write(), on.write(), on.write(), on.write()));
        rows.rejected("request in flight", STATE, "in flight", on -> {
            ReceiveRequest receive = on.right.prepareReceive(on.there).post();
            try {
                WorkChain.of(on.right.prepareReceive(on.there), receive);
            } finally {
                on.sendEmpty();
                receive.await(LIMIT);
            }
        });
        rows.rejected("member posted by itself", STATE, "part of a chain", on -> {
            SendRequest write = on.write();
            WorkChain.of(on.write(), write);
            write.post();
        });
        rows.rejected("request posted by itself after its chain was rejected", ARGUMENT, "different queues", on -> {
            SendRequest read = on.left.prepareRead(on.remote, on.there);
            try {
                WorkChain.of(read, on.right.prepareSend(on.there));
            } finally {
                read.complete(LIMIT);
            }
        });
        return rows.stream();
    }

    @TestFactory
    Stream<DynamicTest> chainsInFlight() {
        rows.rejected("change of a member", STATE, "in flight", on -> {
            WorkChain<ReceiveRequest> chain =
                    WorkChain.of(on.right.prepareReceive(on.there), on.right.prepareReceive(on.there));
            chain.post();
            try {
                chain.get(1).local(on.here);
            } finally {
                on.sendEmpty();
                on.sendEmpty();
                chain.await(LIMIT);
            }
        });
        rows.rejected("close of a region of a member", STATE, "in use", on -> {
            WorkChain<ReceiveRequest> chain =
                    WorkChain.of(on.right.prepareReceive(on.here), on.right.prepareReceive(on.there));
            chain.post();
            try {
                on.there.close();
            } finally {
                on.sendEmpty();
                on.sendEmpty();
                chain.await(LIMIT);
            }
        });
        rows.fails("post to a full queue", STATE, "tryPost()", on -> {
            for (int i = 0; i < 3; i++) {
                WorkChain.of(on.right.prepareReceive(on.there), on.right.prepareReceive(on.there))
                        .post();
            }
        });
        return rows.stream();
    }

    @TestFactory
    Stream<DynamicTest> posts() {
        rows.rejected("closed region of the second member", STATE, "closed", on -> {
            MemoryRegion region = on.region(8);
            WorkChain<SendRequest> chain = WorkChain.of(on.write(), on.left.prepareWrite(on.remote, region));
            region.close();
            chain.post();
        });
        rows.rejected("second member beyond the remote memory", IndexOutOfBoundsException.class, "", on -> {
            SendRequest second = on.write();
            WorkChain<SendRequest> chain = WorkChain.of(on.write(), second);
            second.remoteOffset(8);
            chain.post();
        });
        rows.rejected(
                "complete() of a chain whose last member is unsignaled",
                STATE,
                "signaled",
                on -> WorkChain.of(on.write(), on.write().signaled(false)).complete(LIMIT));
        rows.rejected(
                "limit of 0",
                ARGUMENT,
                "1 to 2",
                on -> WorkChain.of(on.write(), on.write()).limit(0));
        rows.rejected(
                "limit above the size",
                ARGUMENT,
                "1 to 2",
                on -> WorkChain.of(on.write(), on.write()).limit(3));
        rows.rejected("post on another thread", THREAD, "release()", on -> {
            WorkChain<SendRequest> chain = WorkChain.of(on.write(), on.write());
            on.onAnotherThread(bench -> chain.post());
        });
        rows.rejected("chain made on another thread", THREAD, "release()", on -> {
            SendRequest write = on.write();
            on.onAnotherThread(bench -> WorkChain.of(write));
        });
        return rows.stream();
    }
}
