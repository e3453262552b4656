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

/** Tests that a barrier that fails because of a closed channel poisons the barriers of all other nodes. */
@Timeout(30)
class BarrierWithAClosedChannelTest {
    @Test
    void theBarriersArePoisoned() throws Exception {
        try (Context context = Device.named("loop0").open();
                ProtectionDomain domain = ProtectionDomain.allocate(context)) {
            List<PreparedNode> prepared = new ArrayList<>();
            for (int rank = 0; rank < 4; rank++) {
                prepared.add(Node.builder(domain)
                        .rank(rank)
                        .worldSize(4)
                        .barrier(BarrierAlgorithm.CENTRALIZED)
                        .prepare());
            }
            List<NodeEndpoint> endpoints =
                    prepared.stream().map(PreparedNode::endpoint).toList();
            List<Node> nodes = new ArrayList<>();
            for (PreparedNode each : prepared) {
                nodes.add(each.handshake(endpoints));
            }
            nodes.forEach(Node::release);
            List<FutureTask<Throwable>> others = new ArrayList<>();
            for (int rank = 1; rank < 4; rank++) {
                Node node = nodes.get(rank);
                others.add(Nodes.start(() -> {
                    Throwable thrown = catchThrowable(() -> node.barrier(Duration.ofSeconds(3)));
                    node.close();
                    return thrown;
                }));
            }
            Thread.sleep(200);
            nodes.get(0).channel(2).close();
            Throwable first = catchThrowable(() -> nodes.get(0).barrier(Duration.ofSeconds(3)));
            Throwable last = others.get(2).get();
            others.get(1).get();
            nodes.get(0).close();
            assertThat(first)
                    .isInstanceOf(BarrierException.class)
                    .hasMessageContaining("rank 0 could not reach rank 2");
            assertThat(last).isInstanceOf(BarrierException.class).hasMessageContaining("rank 0 could not reach rank 2");
        }
    }
}
