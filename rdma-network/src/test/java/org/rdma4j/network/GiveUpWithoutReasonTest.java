package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests that a rendezvous can still be closed after giveUp has rejected a null reason. */
@Timeout(60)
class GiveUpWithoutReasonTest extends NetworkFixture {
    GiveUpWithoutReasonTest() {
        super(2);
    }

    @Test
    void theConnectionsAreClosed() throws Exception {
        FutureTask<Throwable> peer = Nodes.start(() -> {
            try (Rendezvous rendezvous = Rendezvous.of(network, 1)) {
                rendezvous.exchange(Nodes.payload(1), Nodes.TIMEOUT);
                return catchThrowable(() -> rendezvous.exchange(Nodes.payload(1), Nodes.TIMEOUT));
            }
        });
        Rendezvous rendezvous = Rendezvous.of(network, 0);
        rendezvous.exchange(Nodes.payload(0), Nodes.TIMEOUT);
        Throwable thrown = catchThrowable(() -> rendezvous.giveUp(null));
        rendezvous.close();
        try {
            assertThat(peer.get(10, TimeUnit.SECONDS)).hasMessageContaining("rank 0");
        } catch (TimeoutException e) {
            throw new AssertionError("the peer waits for rank 0, whose giveUp threw " + thrown, e);
        }
    }
}
