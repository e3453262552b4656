package org.rdma4j.misuse;

import static org.rdma4j.misuse.MisuseBench.LIMIT;

import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;

/** Calls on objects that have children, work in flight, or another owner thread. */
class ObjectsInUseTest {
    private static final Class<IllegalStateException> STATE = IllegalStateException.class;
    private static final Class<WrongThreadException> THREAD = WrongThreadException.class;

    private final MisuseRows rows = new MisuseRows();

    @TestFactory
    Stream<DynamicTest> parentsWithChildren() {
        rows.rejected(
                "context with a protection domain",
                STATE,
                "protection domain 0 of " + MisuseBench.DEVICE,
                on -> on.context.close());
        rows.rejected("protection domain with regions", STATE, "memory region of 64 bytes", on -> on.domain.close());
        rows.rejected("completion queue with queue pairs", STATE, "RC queue pair", on -> on.leftQueue.close());
        return rows.stream();
    }

    @TestFactory
    Stream<DynamicTest> workInFlight() {
        rows.fails("region that a receive may write to", STATE, "completion", on -> {
            on.right.prepareReceive(on.there).post();
            on.there.close();
        });
        rows.fails("region in a list of buffers", STATE, "in flight", on -> {
            on.right.prepareReceive(on.here.slice(0, 4), on.there).post();
            on.there.close();
        });
        rows.fails("buffers of a request", STATE, "completion", on -> {
            ReceiveRequest receive = on.right.prepareReceive(on.there).post();
            receive.local(on.here);
        });
        rows.fails("signaled() of a request", STATE, "in flight", on -> {
            SendRequest send = on.left.prepareSend(on.here).post();
            send.signaled(false);
        });
        rows.fails("post to a full queue", STATE, "tryPost()", on -> {
            for (int i = 0; i < 5; i++) {
                on.right.prepareReceive(on.there).post();
            }
        });
        return rows.stream();
    }

    @TestFactory
    Stream<DynamicTest> otherThreads() {
        rows.rejected("post", THREAD, "release()", on -> {
            SendRequest write = on.write();
            on.onAnotherThread(bench -> write.post());
        });
        rows.rejected("prepare", THREAD, "release()", on -> {
            on.write();
            on.onAnotherThread(MisuseBench::write);
        });
        rows.rejected("poll", THREAD, "release()", on -> {
            on.leftQueue.poll();
            on.onAnotherThread(bench -> bench.leftQueue.poll());
        });
        rows.rejected("release", THREAD, "release()", on -> {
            on.write();
            on.onAnotherThread(bench -> bench.left.release());
        });
        rows.rejected("close", THREAD, "release()", on -> {
            on.write();
            on.onAnotherThread(bench -> bench.left.close());
        });
        rows.rejected("await", THREAD, "release()", on -> {
            ReceiveRequest receive = on.right.prepareReceive(on.there).post();
            try {
                on.onAnotherThread(bench -> receive.await(Duration.ofMillis(50)));
            } finally {
                on.sendEmpty();
                receive.await(LIMIT);
            }
        });
        return rows.stream();
    }

    @TestFactory
    Stream<DynamicTest> completions() {
        rows.rejected("await of an unsignaled request", STATE, "signaled", on -> {
            SendRequest write = on.left.prepareWrite(on.remote, on.there).signaled(false);
            try {
                write.post();
                write.await(Duration.ofMillis(200));
            } finally {
                on.left.prepareRead(on.remote, on.there).complete(LIMIT);
            }
        });
        rows.rejected(
                "complete() of an unsignaled request",
                STATE,
                "signaled",
                on -> on.write().signaled(false).complete(LIMIT));
        rows.rejected(
                "request() before next()",
                STATE,
                "next()",
                on -> on.leftQueue.poll().request());
        rows.fails("immediate() of a message without immediate data", STATE, "no immediate data", on -> {
            ReceiveRequest receive =
                    on.right.prepareReceive(on.there.slice(0, 0)).post();
            on.left.prepareSend().complete(LIMIT);
            receive.await(LIMIT).immediate();
        });
        return rows.stream();
    }
}
