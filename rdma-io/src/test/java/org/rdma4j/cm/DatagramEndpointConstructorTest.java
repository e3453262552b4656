package org.rdma4j.cm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.loop.LoopControl;

/** Tests that an endpoint whose constructor throws leaves no resources behind. */
@Timeout(60)
class DatagramEndpointConstructorTest {
    private static final int AF_INET = 2;
    /** An address family that is not supported. */
    private static final int AF_IB = 27;

    @Test
    void aConstructorThatThrowsLeavesNothing() throws Exception {
        LoopManager.install();
        InetAddress peer = InetAddress.getByName("127.0.0.1");
        DatagramEndpoint.towards(peer, Duration.ofSeconds(5)).close();
        long before = LoopControl.objects();
        LoopManager.sourceFamily(AF_IB);
        try {
            assertThatThrownBy(() -> DatagramEndpoint.towards(peer, Duration.ofSeconds(5)))
                    .isInstanceOf(UnsupportedOperationException.class);
        } finally {
            LoopManager.sourceFamily(AF_INET);
        }
        assertThat(LoopControl.objects()).isEqualTo(before);
    }
}
