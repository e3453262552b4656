package org.rdma4j.channel;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.Listener;
import org.rdma4j.cm.LoopConnections;
import org.rdma4j.cm.LoopLeakCheck;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;

/** Channels over connections whose queue pair has two completion queues. */
@Timeout(60)
@ExtendWith(LoopLeakCheck.class)
class ChannelOfAConnectionTest {
    @Test
    void withTwoCompletionQueues() throws Exception {
        try (Listener listener = Listener.on(LoopConnections.anyPort());
                Context context = Device.named("loop0").open();
                CompletionQueue sends = CompletionQueue.create(context, 64);
                CompletionQueue receives = CompletionQueue.create(context, 64);
                Connection connection = Connection.to(
                        listener.address(),
                        new ConnectionOptions().withSendCompletionQueue(sends).withReceiveCompletionQueue(receives),
                        LoopConnections.LIMIT)) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Channel.of(connection))
                    .withMessageContaining("two completion queues");
        }
    }
}
