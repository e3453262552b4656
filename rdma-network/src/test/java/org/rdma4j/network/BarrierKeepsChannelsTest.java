package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePairState;

/** Tests that a barrier does not abort the channel to a peer that has not acknowledged the last signal in time. */
@Timeout(30)
class BarrierKeepsChannelsTest {
    @Test
    void aBarrierLeavesTheChannelsUsable() throws Exception {
        try (Context context = Device.named("loop0").open();
                ProtectionDomain domain = ProtectionDomain.allocate(context)) {
            List<PreparedNode> prepared = new ArrayList<>();
            for (int rank = 0; rank < 2; rank++) {
                prepared.add(Node.builder(domain).rank(rank).worldSize(2).prepare());
            }
            List<NodeEndpoint> endpoints =
                    prepared.stream().map(PreparedNode::endpoint).toList();
            List<Node> nodes = new ArrayList<>();
            for (PreparedNode each : prepared) {
                nodes.add(each.handshake(endpoints));
            }
            nodes.forEach(Node::release);
            FutureTask<Throwable> other = Nodes.start(() -> {
                Throwable thrown = catchThrowable(() -> nodes.get(1).barrier(Duration.ofSeconds(2)));
                nodes.get(1).close();
                return thrown;
            });
            Thread.sleep(200);
            LoopDevices.hold(true);
            Throwable thrown = catchThrowable(() -> nodes.get(0).barrier(Duration.ofMillis(300)));
            LoopDevices.hold(false);
            QueuePairState state = nodes.get(0).channel(1).queuePair().state();
            other.get();
            nodes.get(0).close();
            assertThat(state).as("of the channel after the barrier: " + thrown).isEqualTo(QueuePairState.RTS);
        }
    }
}
