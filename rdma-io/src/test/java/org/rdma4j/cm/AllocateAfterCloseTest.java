package org.rdma4j.cm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.net.InetAddress;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;

/** Tests that a closed endpoint allocates no memory, which no close would free. */
@Timeout(60)
class AllocateAfterCloseTest {
    @Test
    void aClosedEndpointAllocatesNothing() throws Exception {
        LoopManager.install();
        try (LoopDevice device = LoopDevice.open()) {
            DatagramEndpoint endpoint = DatagramEndpoint.towards(
                    InetAddress.getByName("127.0.0.1"),
                    new ConnectionOptions().withDomain(device.domain()),
                    Duration.ofSeconds(5));
            endpoint.close();
            long before = LoopControl.objects();
            Throwable thrown = catchThrowable(() -> endpoint.allocate(64));
            endpoint.close();
            assertThat(LoopControl.objects()).isEqualTo(before);
            assertThat(thrown).isInstanceOf(IllegalStateException.class);
        }
    }
}
