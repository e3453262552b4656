package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.ConnectionRequest;
import org.rdma4j.cm.Listener;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageServer;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Fault;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkException;

/** Events in a flight recording of the JVM. {@link LeaksTest} covers leaks. */
@InGuest
@Timeout(60)
class FlightRecordingTest {
    private interface Action {
        void run() throws IOException;
    }

    private static List<RecordedEvent> recorded(String name, Action action) throws IOException {
        Path file = Files.createTempFile("rdma", ".jfr");
        try (Recording recording = new Recording()) {
            // The settings of a default recording, including its threshold.
            recording.enable("org.rdma4j." + name);
            recording.start();
            action.run();
            recording.stop();
            recording.dump(file);
            return RecordingFile.readAllEvents(file).stream()
                    .filter(event -> event.getEventType().getName().equals("org.rdma4j." + name))
                    .toList();
        } finally {
            Files.delete(file);
        }
    }

    @Test
    @Shows(Capability.FLIGHT_EVENTS)
    void registrations() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs()) {
            List<RecordedEvent> events = recorded("MemoryRegistration", () -> {
                try (MemoryRegion region = ends.region(12_345)) {
                    assertThat(region.isOpen()).isTrue();
                }
            });
            assertThat(events).singleElement().satisfies(event -> {
                assertThat(event.getLong("size")).isEqualTo(12_345);
                assertThat(event.getString("memory")).contains("12345 bytes");
                assertThat(event.getInt("access")).isPositive();
                assertThat(event.getStackTrace().getFrames())
                        .anyMatch(frame -> frame.getMethod().getName().contains("registrations"));
            });
        }
    }

    @Test
    @Shows(Capability.FLIGHT_EVENTS)
    void failedRequests() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion region = ends.region(8)) {
            SendRequest write = ends.left.prepareWrite(new RemoteMemory(0, 8, 77), region);
            List<RecordedEvent> events = recorded(
                    "FailedWork",
                    () -> assertThatExceptionOfType(WorkException.class).isThrownBy(() -> write.complete(LIMIT)));
            assertThat(events).singleElement().satisfies(event -> {
                assertThat(event.getString("status"))
                        .isEqualTo(
                                Fault.WRITE_WITH_A_KEY_OF_NOTHING.workStatus().name());
                assertThat(event.getString("request")).isEqualTo(write.toString());
            });
        }
    }

    @Test
    void longWaits() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(8)) {
            ReceiveRequest receive = ends.right.prepareReceive(there);
            SendRequest send = ends.left.prepareSend(here);
            List<RecordedEvent> events = recorded("Wait", () -> {
                receive.post();
                send.complete(LIMIT);
                receive.await(LIMIT);
                assertThatExceptionOfType(RdmaTimeoutException.class)
                        .isThrownBy(() -> receive.post().await(Duration.ofMillis(300)));
            });
            assertThat(events)
                    .filteredOn(event -> event.getString("what").equals(receive.toString()))
                    .singleElement()
                    .satisfies(event ->
                            assertThat(event.getDuration()).isBetween(Duration.ofMillis(200), Duration.ofSeconds(20)));
        }
    }

    @OnDevices
    void connections(Device device) throws IOException {
        List<RecordedEvent> events = recorded("Connect", () -> {
            try (Listener listener = Listener.on(new InetSocketAddress(device.address(), 0))) {
                connect(listener, false);
                connect(listener, true);
            }
        });
        assertThat(events).hasSize(3);
        assertThat(events).filteredOn(event -> !event.getBoolean("active")).singleElement();
        assertThat(events)
                .filteredOn(event -> event.getBoolean("active"))
                .extracting(event -> event.getBoolean("established"))
                .containsExactlyInAnyOrder(true, false);
        assertThat(events)
                .allSatisfy(event -> assertThat(event.getString("peer") + event.getString("local"))
                        .contains(device.address()));
    }

    @OnDevices
    void messageConnections(Device device) throws IOException {
        List<RecordedEvent> events = recorded("MessageConnectionClosed", () -> {
            try (MessageServer server = MessageServer.on(new InetSocketAddress(device.address(), 0))
                    .onRequest((client, request) -> request.answer(request.memory()))
                    .start()) {
                try (MessageConnection client = MessageConnection.to(server.address(), LIMIT)) {
                    client.request(new byte[100], LIMIT).close();
                }
            }
        });
        assertThat(events).hasSize(2).allSatisfy(event -> {
            assertThat(event.getString("reason")).isNull();
            assertThat(event.getString("peer")).contains(device.address());
            assertThat(event.getLong("sentMessages")).isEqualTo(1);
            assertThat(event.getLong("receivedMessages")).isEqualTo(1);
        });
    }

    private static void connect(Listener listener, boolean refused) throws IOException {
        ConnectingClients clients = new ConnectingClients();
        CompletableFuture<@Nullable Throwable> client =
                clients.connect(listener.address(), new ConnectionOptions(), LIMIT);
        try (ConnectionRequest request = listener.nextRequest(LIMIT)) {
            if (refused) {
                request.reject(new byte[0]);
                assertThat(client.join()).isInstanceOf(ConnectionException.class);
            } else {
                clients.serve(request.accept());
                assertThat(client.join()).isNull();
            }
        }
    }
}
