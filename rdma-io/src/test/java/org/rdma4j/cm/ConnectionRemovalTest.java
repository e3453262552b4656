package org.rdma4j.cm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rdma4j.cm.LoopConnections.LIMIT;
import static org.rdma4j.cm.LoopConnections.anyPort;
import static org.rdma4j.cm.LoopConnections.start;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.ReceiveRequest;

/**
 * Removal of a device that connections and listeners without an event loop use. The kernel destroys all objects of the
 * device immediately, as it does with the drivers of most adapters. The argument is whether calls that destroy objects
 * fail as well.
 */
@Timeout(60)
@ExtendWith(LoopLeakCheck.class)
class ConnectionRemovalTest {
    private static final ConnectionOptions OPTIONS = new ConnectionOptions();

    private static void remove(boolean refused) {
        LoopControl.remove();
        LoopControl.refuseDestroys(refused);
        LoopManager.removeDevice();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aWaitingReceiveEndsAndTheConnectionCanBeClosed(boolean refused) throws Exception {
        long objects = LoopControl.objects();
        try (LoopConnections pair = LoopConnections.open(OPTIONS, OPTIONS)) {
            Connection client = pair.client();
            CountDownLatch posted = new CountDownLatch(1);
            FutureTask<Throwable> waiting = start(() -> {
                ReceiveRequest receive = client.prepareReceive(client.allocate(64));
                receive.post();
                posted.countDown();
                try {
                    receive.await(Duration.ofSeconds(30));
                    return null;
                } catch (RdmaException e) {
                    return e;
                } finally {
                    client.release();
                }
            });
            assertThat(posted.await(LIMIT.toMillis(), TimeUnit.MILLISECONDS)).isTrue();
            // Usually, the thread waits when the device is removed.
            Thread.sleep(100);
            remove(refused);
            Throwable failure = waiting.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
            assertThat(failure).isInstanceOf(RdmaException.class);
            // Either the completion queue reports the removal first, or the connection manager does.
            assertThat(failure + " " + failure.getCause()).contains("the device has been removed");
            client.awaitEnd(LIMIT);
            assertThat(client.isConnected()).isFalse();
        }
        assertThat(LoopControl.objects()).isEqualTo(objects);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aConnectionThatIsNotInUseCanBeClosed(boolean refused) throws IOException {
        long objects = LoopControl.objects();
        try (LoopConnections pair = LoopConnections.open(OPTIONS, OPTIONS)) {
            pair.client().allocate(64);
            remove(refused);
        }
        assertThat(LoopControl.objects()).isEqualTo(objects);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aListenerThatWaitsForARequestEnds(boolean refused) throws Exception {
        try (Listener listener = Listener.on(anyPort())) {
            FutureTask<Connection> waiting = start(() -> listener.next(Duration.ofSeconds(15)));
            Thread.sleep(200);
            remove(refused);
            assertThatThrownBy(() -> waiting.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS))
                    .hasCauseInstanceOf(ConnectionException.class);
        }
    }
}
