package org.rdma4j.misuse;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairAttributes;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.WorkException;

/** Work and transitions that the state or the type of a queue pair does not allow. */
class QueuePairStateMisuseTest {
    private static final Class<IllegalStateException> STATE = IllegalStateException.class;
    private static final Class<UnsupportedOperationException> UNSUPPORTED = UnsupportedOperationException.class;

    private final MisuseRows rows = new MisuseRows();

    @TestFactory
    Stream<DynamicTest> workInTheWrongState() {
        rows.rejected(
                "send in RESET",
                STATE,
                "state RESET",
                on -> on.inReset(QueuePairType.RC).prepareSend(on.here).post());
        rows.rejected(
                "receive in RESET",
                STATE,
                "init()",
                on -> on.inReset(QueuePairType.RC).prepareReceive(on.here).post());
        rows.rejected(
                "send in INIT",
                STATE,
                "connect",
                on -> on.inReset(QueuePairType.RC).init().prepareSend(on.here).post());
        rows.rejected("send in RTR", STATE, "startDatagrams()", on -> {
            QueuePair pair = on.inReset(QueuePairType.UD);
            pair.modify(new QueuePairAttributes()
                    .state(QueuePairState.INIT)
                    .pkeyIndex(0)
                    .port(1)
                    .qkey(5));
            pair.modify(new QueuePairAttributes().state(QueuePairState.RTR));
            pair.prepareSend(on.here).post();
        });
        rows.fails("send in ERR", WorkException.class, "IBV_WC_WR_FLUSH_ERR", on -> {
            on.left.abort();
            on.write().post();
        });
        rows.fails("receive in ERR", WorkException.class, "IBV_WC_WR_FLUSH_ERR", on -> {
            on.right.abort();
            on.right.prepareReceive(on.there).post();
        });
        return rows.stream();
    }

    @TestFactory
    Stream<DynamicTest> transitions() {
        rows.rejected(
                "connect() in RESET",
                STATE,
                "init()",
                on -> on.inReset(QueuePairType.RC).connect(on.right.endpoint()));
        rows.rejected(
                "endpoint() in RESET",
                STATE,
                "init()",
                on -> on.inReset(QueuePairType.RC).endpoint());
        rows.rejected("connect() in RTS", STATE, "RTS", on -> on.left.connect(on.right.endpoint()));
        rows.rejected("init() in RTS", STATE, "RTS", on -> on.left.init());
        rows.rejected(
                "RTS from INIT",
                STATE,
                "from INIT to RTS",
                on -> on.inReset(QueuePairType.RC).init().modify(new QueuePairAttributes().state(QueuePairState.RTS)));
        return rows.stream();
    }

    @TestFactory
    Stream<DynamicTest> types() {
        rows.rejected(
                "read of a UC queue pair",
                UNSUPPORTED,
                "sends and writes",
                on -> on.inReset(QueuePairType.UC).prepareRead(on.remote, on.here));
        rows.rejected(
                "atomic operation of a UC queue pair",
                UNSUPPORTED,
                "fetch and add",
                on -> on.inReset(QueuePairType.UC).prepareFetchAndAdd(on.remote, on.here.slice(0, 8), 1));
        rows.rejected(
                "write of a UD queue pair",
                UNSUPPORTED,
                "only sends",
                on -> on.inReset(QueuePairType.UD).prepareWrite(on.remote, on.here));
        rows.rejected("datagram without a destination", STATE, "to()", on -> {
            QueuePair pair = on.inReset(QueuePairType.UD).startDatagrams(5);
            pair.prepareSend(on.here).post();
        });
        rows.rejected(
                "remote access to a UD queue pair",
                UNSUPPORTED,
                "startDatagrams()",
                on -> on.inReset(QueuePairType.UD).init(Access.REMOTE_WRITE));
        return rows.stream();
    }

    @TestFactory
    Stream<DynamicTest> operations() {
        rows.rejected(
                "immediate data of a read",
                UNSUPPORTED,
                "immediate data",
                on -> on.left.prepareRead(on.remote, on.here).immediate(1));
        rows.rejected(
                "inline read",
                UNSUPPORTED,
                "inline",
                on -> on.left.prepareRead(on.remote, on.here).inline(true));
        rows.rejected(
                "remote memory of a send",
                UNSUPPORTED,
                "remote memory",
                on -> on.left.prepareSend(on.here).remote(on.remote));
        rows.rejected(
                "remote offset of a send",
                UNSUPPORTED,
                "remote memory",
                on -> on.left.prepareSend(on.here).remoteOffset(1));
        rows.rejected(
                "value to add of a write",
                UNSUPPORTED,
                "fetch",
                on -> on.write().add(1));
        rows.rejected(
                "values to swap of a fetch and add",
                UNSUPPORTED,
                "compare",
                on -> on.left
                        .prepareFetchAndAdd(on.remote, on.here.slice(0, 8), 1)
                        .compareAndSwap(1, 2));
        return rows.stream();
    }
}
