package org.rdma4j.tests.guest.cm;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_cm_event_type;
import org.rdma4j.sys.rdmacm.rdma_port_space;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.support.Run;

/** Failing connection attempts: rejected, no listener, no answer, no route, port in use. */
@Tag("guest")
@InGuest
@Timeout(120)
class ConnectionFailuresTest {
    private static final int NO_SERVICE = 8;
    private static final int CONSUMER_SAYS_NO = 28;

    @OnDevices
    void rejectReportsTheReason(Device device) {
        byte[] reason = "not today".getBytes(StandardCharsets.US_ASCII);
        try (CmLoopback loopback = new CmLoopback(device, 1);
                Connection client = loopback.client();
                Arena arena = Arena.ofConfined()) {
            client.connect(new byte[0]);
            MemorySegment refused = loopback.request().id();
            MemorySegment data = arena.allocateFrom(JAVA_BYTE, reason);
            Rdmacm.rdma_rejectChecked(refused, data, reason.length);
            EventChannel.Event rejected =
                    loopback.clientEvents().expect(rdma_cm_event_type.RDMA_CM_EVENT_REJECTED, CmLoopback.PATIENCE);
            Rdmacm.rdma_destroy_idChecked(refused);

            assertThat(Arrays.copyOf(rejected.privateData(), reason.length)).isEqualTo(reason);
            // InfiniBand has a reason code for a rejection by the application; iWARP reports the reset of its TCP
            // connection.
            assertThat(rejected.status()).isEqualTo(device == Device.RXE ? CONSUMER_SAYS_NO : -Errno.ECONNRESET);
        }
    }

    @OnDevices
    void noListener(Device device) {
        try (EventChannel events = new EventChannel();
                Arena arena = Arena.ofConfined()) {
            MemorySegment address = SocketAddress.of(device.address(), 7999, arena);
            try (Connection client = new Connection(Connection.resolve(events, address, CmLoopback.PATIENCE), 1)) {
                if (device == Device.SIW) {
                    // iWARP connects its TCP socket within the call.
                    assertThatThrownBy(() -> client.connect(new byte[0]))
                            .isInstanceOf(ErrnoException.class)
                            .hasMessageContaining("ECONNREFUSED");
                    return;
                }
                client.connect(new byte[0]);
                EventChannel.Event event =
                        events.expect(rdma_cm_event_type.RDMA_CM_EVENT_REJECTED, CmLoopback.PATIENCE);
                assertThat(event.status()).isEqualTo(NO_SERVICE);
            }
        }
    }

    /** The request remains unanswered. The client waits as long as it wants and then destroys the identifier. */
    @OnDevices(Device.RXE)
    void noAnswer(Device device) {
        try (EventChannel events = new EventChannel();
                Arena arena = Arena.ofConfined()) {
            MemorySegment address = SocketAddress.of("10.77.0.99", 7999, arena);
            try (Connection client = new Connection(Connection.resolve(events, address, CmLoopback.PATIENCE), 1)) {
                client.connect(new byte[0]);
                assertThat(events.poll(Duration.ofSeconds(1))).isEmpty();
            }
        }
    }

    /** Resolves an address that no neighbor on the link has. Resolution fails after the given time. */
    @OnDevices
    void addressTimesOut(Device device) throws IOException, InterruptedException {
        String wire = "cm-" + device.verbsName();
        Run.ok(List.of("ip", "link", "add", wire, "type", "veth", "peer", "name", wire + "-b"));
        try (EventChannel events = new EventChannel();
                Arena arena = Arena.ofConfined()) {
            Run.ok(List.of("ip", "address", "add", "10.78." + device.ordinal() + ".1/24", "dev", wire));
            Run.ok(List.of("ip", "link", "set", wire, "up"));
            Run.ok(List.of("ip", "link", "set", wire + "-b", "up"));
            MemorySegment id = events.createId(rdma_port_space.RDMA_PS_TCP);
            MemorySegment address = SocketAddress.of("10.78." + device.ordinal() + ".9", 7999, arena);
            Rdmacm.rdma_resolve_addrChecked(id, MemorySegment.NULL, address, 300);
            EventChannel.Event event = events.expect(rdma_cm_event_type.RDMA_CM_EVENT_ADDR_ERROR, CmLoopback.PATIENCE);
            Rdmacm.rdma_destroy_idChecked(id);

            assertThat(Errno.name(-event.status())).isEqualTo("ETIMEDOUT");
        } finally {
            Run.ok(List.of("ip", "link", "delete", wire));
        }
    }

    @OnDevices
    void noRoute(Device device) {
        try (EventChannel events = new EventChannel();
                Arena arena = Arena.ofConfined()) {
            MemorySegment id = events.createId(rdma_port_space.RDMA_PS_TCP);
            // Reserved for documentation, so no interface has a route to it.
            MemorySegment address = SocketAddress.of("192.0.2.1", 7999, arena);
            int result = Rdmacm.rdma_resolve_addr(id, MemorySegment.NULL, address, 500);
            int error = result == 0
                    ? -events.expect(rdma_cm_event_type.RDMA_CM_EVENT_ADDR_ERROR, CmLoopback.PATIENCE)
                            .status()
                    : Errno.last();
            Rdmacm.rdma_destroy_idChecked(id);

            assertThat(Errno.name(error)).isEqualTo("ENETUNREACH");
        }
    }

    @OnDevices
    void portIsTaken(Device device) {
        try (CmLoopback loopback = new CmLoopback(device, 1);
                EventChannel events = new EventChannel()) {
            MemorySegment id = events.createId(rdma_port_space.RDMA_PS_TCP);
            int result = Rdmacm.rdma_bind_addr(id, loopback.address());
            int error = Errno.last();
            Rdmacm.rdma_destroy_idChecked(id);

            assertThat(result).isEqualTo(-1);
            assertThat(Errno.name(error)).isEqualTo("EADDRINUSE");
        }
    }
}
