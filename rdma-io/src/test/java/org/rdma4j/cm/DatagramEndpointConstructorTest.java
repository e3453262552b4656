package org.rdma4j.cm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.loop.LoopControl;

/**
 * The constructor of an endpoint reads its local address when it has created its queue pair. Whatever is thrown from there on,
 * such as an OutOfMemoryError and here the exception for an address that is not supported, leaves the queue pair, its
 * completion queue, protection domain and context behind.
 */
@Timeout(20)
class DatagramEndpointConstructorTest {
    @Test
    void aConstructorThatThrowsLeavesNothing() throws Exception {
        LoopManager.install();
        InetAddress peer = InetAddress.getByName("127.0.0.1");
        DatagramEndpoint.towards(peer, Duration.ofSeconds(5)).close();
        long before = LoopControl.objects();
        LoopManager.sourceFamily(27);
        assertThatThrownBy(() -> DatagramEndpoint.towards(peer, Duration.ofSeconds(5)))
                .isInstanceOf(UnsupportedOperationException.class);
        assertThat(LoopControl.objects()).isEqualTo(before);
    }
}
