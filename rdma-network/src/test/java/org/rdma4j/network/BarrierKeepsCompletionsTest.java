package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.ReceiveRequest;

/** Tests that a waiting barrier leaves the completions of other work for the next poll. */
@Timeout(30)
class BarrierKeepsCompletionsTest {
    private static final Duration LIMIT = Duration.ofSeconds(5);

    @Test
    void theCompletionIsDeliveredAfterTheBarrier() throws Exception {
        try (Context context = Device.named("loop0").open();
                ProtectionDomain domain = ProtectionDomain.allocate(context)) {
            List<PreparedNode> prepared = new ArrayList<>();
            for (int rank = 0; rank < 2; rank++) {
                prepared.add(Node.builder(domain).rank(rank).worldSize(2).prepare());
            }
            List<NodeEndpoint> endpoints =
                    prepared.stream().map(PreparedNode::endpoint).toList();
            Node first = prepared.get(0).handshake(endpoints);
            Node second = prepared.get(1).handshake(endpoints);
            first.release();
            ReceiveRequest receive =
                    second.channel(0).prepareReceive(second.allocate(64)).post();
            FutureTask<Void> other = Nodes.start(() -> {
                first.channel(1).send(first.allocate(64), LIMIT);
                Thread.sleep(100);
                first.barrier(LIMIT);
                first.close();
                return null;
            });
            second.barrier(LIMIT);
            other.get();
            Completions done = second.channel(0).completions().poll();
            boolean found = done.next();
            boolean same = found && done.request() == receive;
            boolean inFlight = receive.isInFlight();
            second.close();
            assertThat(inFlight).as("received").isFalse();
            assertThat(found && same).as("the completion of the receive").isTrue();
        }
    }
}
