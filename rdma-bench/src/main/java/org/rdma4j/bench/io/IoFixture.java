package org.rdma4j.bench.io;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.rdma4j.bench.device.VerbsFixture;
import org.rdma4j.sys.Gid;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.Mtu;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairAttributes;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkChain;

/** A queue pair of rdma-io that is connected to a nonexistent peer, with prepared requests. It is never closed. */
final class IoFixture {
    final CompletionQueue completions;
    final QueuePair queuePair;
    final SendRequest request;
    final WorkChain<SendRequest> sends;
    final WorkChain<ReceiveRequest> receives;

    IoFixture() {
        try {
            Context context = Device.named("null0").open();
            ProtectionDomain domain = ProtectionDomain.allocate(context);
            completions = CompletionQueue.create(context, 256);
            queuePair = connected(domain, completions, 64);
            MemoryRegion memory = MemoryRegion.allocate(domain, 4096);
            request = queuePair.prepareSend(memory);
            SendRequest[] sending = new SendRequest[VerbsFixture.CHAIN_LENGTH];
            for (int i = 0; i < sending.length; i++) {
                sending[i] = queuePair.prepareSend(memory);
            }
            sends = WorkChain.of(sending);
            ReceiveRequest[] receiving = new ReceiveRequest[VerbsFixture.MAX_COMPLETIONS];
            for (int i = 0; i < receiving.length; i++) {
                receiving[i] = queuePair.prepareReceive(memory);
            }
            receives = WorkChain.of(receiving);
            release();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Creates a queue pair that is connected to a nonexistent peer. */
    static QueuePair connected(ProtectionDomain domain, CompletionQueue completions, int sends) throws IOException {
        QueuePair queuePair = QueuePair.builder(domain, QueuePairType.RC)
                .completions(completions)
                .sendRequests(sends)
                .create()
                .init();
        Endpoint peer = new Endpoint(1, new Gid(0, 0), 1, 0, Mtu.MTU_1024);
        queuePair.modify(new QueuePairAttributes()
                .state(QueuePairState.RTR)
                .path(1, 0, peer)
                .pathMtu(peer.mtu())
                .peerQueuePair(peer.queuePair())
                .receivePsn(0)
                .readsAsTarget(1)
                .minRnrTimer(12));
        queuePair.modify(new QueuePairAttributes()
                .state(QueuePairState.RTS)
                .sendPsn(0)
                .timeout(14)
                .retries(6)
                .rnrRetries(6)
                .readsAsInitiator(1));
        return queuePair;
    }

    /** Lets another thread use the queues: each measurement may run on a different thread. */
    void release() {
        queuePair.release();
        completions.release();
    }
}
