package org.rdma4j.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.cm.LoopConnections.LIMIT;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.Listener;
import org.rdma4j.cm.LoopLeakCheck;
import org.rdma4j.cm.LoopManager;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.verbs.MemoryRegion;

/** Event loops whose device is removed. The loop must close the device: otherwise the removal would never complete. */
@Timeout(60)
@ExtendWith(LoopLeakCheck.class)
class DeviceRemovalTest extends EventLoopFixture {
    @RegisterExtension
    final RecordedLog log = new RecordedLog("org.rdma4j.cm");

    @Test
    void theConnectionsOfARemovedDeviceEnd() throws Exception {
        long objects = LoopControl.objects();
        try (EventLoop loop = EventLoop.start();
                Listener listener = listen(loop, loop)) {
            RecordingHandler client = new RecordingHandler(1);
            Connection connection = get(connect(loop, listener, client));
            RecordingHandler server = accepted();
            get(server.open);
            int queries = LoopManager.deviceQueries();
            LoopManager.removeDevice();
            assertThat(get(client.closed)).hasMessageContaining("has been removed");
            assertThat(get(server.closed)).hasMessageContaining("has been removed");
            assertThat(connection.isConnected()).isFalse();
            await(() -> LoopControl.objects() == objects && LoopManager.deviceQueries() > queries);
            // Connections that are opened later open the device again.
            try (Listener next = listen(loop, loop)) {
                get(connect(loop, next, new RecordingHandler(1)));
                get(accepted().open);
            }
        }
        assertThat(LoopControl.objects()).isEqualTo(objects);
    }

    @Test
    void aDeviceWithoutConnectionsIsClosed() throws Exception {
        long objects = LoopControl.objects();
        try (EventLoop loop = EventLoop.start();
                Listener listener = listen(loop, loop)) {
            Connection connection = get(connect(loop, listener, new RecordingHandler(1)));
            RecordingHandler server = accepted();
            get(server.open);
            get(loop.close(connection));
            get(server.closed);
            assertThat(LoopControl.objects()).isGreaterThan(objects);
            LoopManager.removeDevice();
            await(() -> LoopControl.objects() == objects);
        }
    }

    @Test
    void aDeviceIsClosedWhenTheProgramHasClosedItsObjects() throws Exception {
        long objects = LoopControl.objects();
        EventLoop loop = EventLoop.start();
        try (Listener listener = listen(loop, loop)) {
            RecordingHandler client = new RecordingHandler(1);
            Connection connection = get(connect(loop, listener, client));
            get(accepted().open);
            MemoryRegion region = MemoryRegion.allocate(connection.domain(), 64);
            LoopManager.removeDevice();
            get(client.closed);
            Thread.sleep(300);
            assertThat(LoopControl.objects()).isGreaterThan(objects);
            region.close();
            await(() -> LoopControl.objects() == objects);
        }
        loop.close();
    }

    @Test
    void aListenerAtAnAddressOfTheDeviceIsClosed() throws Exception {
        try (EventLoop loop = EventLoop.start();
                Listener listener = listen(loop, loop)) {
            int identifiers = LoopManager.identifiers();
            LoopManager.removeDevice();
            await(() -> LoopManager.identifiers() < identifiers);
            assertThat(log.records())
                    .anyMatch(each -> each.getMessage().contains("is closed, because its device has been removed"));
            assertThat(listener.address().getPort()).isPositive();
        }
    }

    /**
     * The drivers of most adapters remove a device although programs use it. Calls that destroy objects may fail; the
     * loop must not repeat them for ever.
     */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aDeviceThatIsRemovedAtOnceIsClosed(boolean refused) throws Exception {
        long objects = LoopControl.objects();
        try (EventLoop loop = EventLoop.start();
                Listener listener = listen(loop, loop)) {
            RecordingHandler client = new RecordingHandler(1);
            Connection connection = get(connect(loop, listener, client));
            RecordingHandler server = accepted();
            get(server.open);
            connection.allocate(64);
            LoopControl.remove();
            LoopControl.refuseDestroys(refused);
            LoopManager.removeDevice();
            // The connection manager, the device and the completion queue report the removal in any order.
            for (RecordingHandler each : List.of(client, server)) {
                assertThat(get(each.closed).getMessage()).containsAnyOf("removed", "DEVICE_FATAL");
            }
            await(() -> !connection.isConnected());
            await(() -> LoopControl.objects() == objects);
            LoopControl.reset();
            try (Listener next = listen(loop, loop)) {
                get(connect(loop, next, new RecordingHandler(1)));
                get(accepted().open);
            }
        }
        assertThat(LoopControl.objects()).isEqualTo(objects);
    }

    /** The event loop is closed although it has not been told of the removal. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aLoopWhoseDeviceHasBeenRemovedCanBeClosed(boolean refused) throws Exception {
        long objects = LoopControl.objects();
        EventLoop loop = EventLoop.create(new EventLoopOptions());
        try (Listener listener = listen(loop, loop)) {
            loop.await(connect(loop, listener, new RecordingHandler(1)), LIMIT);
            loop.await(accepted().open, LIMIT);
            LoopControl.remove();
            LoopControl.refuseDestroys(refused);
        }
        loop.close();
        assertThat(LoopControl.objects()).isEqualTo(objects);
    }
}
