package org.rdma4j.verbs;

import java.net.InetSocketAddress;
import java.util.function.Consumer;
import org.rdma4j.internal.QueuePairControl;

/** Implements the queue pair operations that other packages of this module call. */
final class InternalQueuePairControl implements QueuePairControl<QueuePair, RdmaException> {
    @Override
    public void entered(QueuePair queuePair, int state) {
        queuePair.stateMachine.enter(QueuePairState.of(state));
    }

    @Override
    public void connected(QueuePair queuePair, InetSocketAddress peer, int port) {
        queuePair.connector.uses(port);
        String address = peer.toString();
        queuePair.describePeer(", to " + address.substring(address.indexOf('/') + 1));
    }

    @Override
    public void watchLink(QueuePair queuePair, long limitNanos, Consumer<String> lost) {
        queuePair.watchLink(new LinkCheck(queuePair.domain().context(), queuePair.port(), limitNanos, lost));
    }

    @Override
    public void checkLink(QueuePair queuePair, long now) {
        queuePair.checkLink(now);
    }

    @Override
    public int port(QueuePair queuePair) {
        return queuePair.port();
    }

    @Override
    public void disconnected(QueuePair queuePair, RdmaException reason) {
        queuePair.stateMachine.disconnected(reason);
    }

    @Override
    public void beginAbort(QueuePair queuePair) throws VerbsException {
        queuePair.beginAbort(null);
    }

    @Override
    public boolean isInFlight(QueuePair queuePair) {
        return queuePair.queues.isInFlight();
    }

    @Override
    public boolean hasOnlyUnsignaled(QueuePair queuePair) {
        return queuePair.queues.hasOnlyUnsignaled();
    }

    @Override
    public boolean finishAbort(QueuePair queuePair) throws VerbsException {
        boolean inFlight = queuePair.queues.isInFlight();
        if (inFlight && !queuePair.isLost()) {
            queuePair.finishAbort();
        }
        return inFlight;
    }
}
