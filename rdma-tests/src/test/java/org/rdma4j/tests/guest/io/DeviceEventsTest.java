package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.channels.AsynchronousCloseException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ibverbs.ibv_event_type;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.support.Run;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.DeviceEvent;
import org.rdma4j.verbs.DeviceEventType;
import org.rdma4j.verbs.DeviceEvents;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.Port;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairAttributes;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.SharedReceiveQueue;

/** Asynchronous device events, each triggered on purpose, and the ways in which a wait for them ends. */
@InGuest
@Timeout(60)
class DeviceEventsTest {

    @Test
    void eventTypesHaveNames() throws IllegalAccessException {
        int count = 0;
        for (Field field : ibv_event_type.class.getFields()) {
            if (field.getType() == int.class && field.getName().startsWith("IBV_EVENT_")) {
                DeviceEventType type = DeviceEventType.valueOf(field.getName().substring("IBV_EVENT_".length()));
                assertThat(type.ordinal()).as(type.name()).isEqualTo(field.getInt(null));
                count++;
            }
        }
        assertThat(count).isEqualTo(DeviceEventType.UNKNOWN.ordinal());
    }

    private static DeviceEvent next(DeviceEvents events, DeviceEventType type) throws IOException {
        while (true) {
            DeviceEvent event = events.next(LIMIT).orElseThrow(() -> new AssertionError("no " + type));
            if (event.type() == type) {
                return event;
            }
        }
    }

    @OnDevices
    @Shows(Capability.DEVICE_EVENTS)
    void linkGoesDownAndUp(org.rdma4j.tests.guest.support.Device device) throws IOException {
        // By default the kernel removes IPv6 addresses when the link goes down, but other tests need them.
        Files.writeString(Path.of("/proc/sys/net/ipv6/conf", device.netName(), "keep_addr_on_down"), "1");
        try (Context context = Device.named(device.verbsName()).open()) {
            assertThat(context.events().next(Duration.ZERO)).isEmpty();
            try {
                Run.ok(List.of("ip", "link", "set", device.netName(), "down"));
                DeviceEvent down = next(context.events(), DeviceEventType.PORT_ERR);
                assertThat(down.port()).isEqualTo(1);
                assertThat(down.source()).isEmpty();
                assertThat(down).hasToString("PORT_ERR on port 1: the link is down");
                assertThat(context.port(1).state()).isEqualTo(Port.State.DOWN);
            } finally {
                Run.ok(List.of("ip", "link", "set", device.netName(), "up"));
            }
            assertThat(next(context.events(), DeviceEventType.PORT_ACTIVE).port())
                    .isEqualTo(1);
        }
    }

    @Test
    void sendQueueDrains() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs()) {
            ends.left.modify(new QueuePairAttributes().state(QueuePairState.SQD).drainedEvent(true));
            DeviceEvent drained = next(ends.context.events(), DeviceEventType.SQ_DRAINED);
            assertThat(drained.source()).containsSame(ends.left);
            assertThat(drained.port()).isZero();
        }
    }

    @Test
    @Shows(Capability.EVENT_DESCRIPTOR)
    void customEventLoop() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs()) {
            DeviceEvents events = ends.context.events();
            int descriptor = events.descriptor();
            assertThat(ConnectedQueuePairs.isReadable(descriptor, Duration.ofMillis(50)))
                    .isFalse();
            ends.left.modify(new QueuePairAttributes().state(QueuePairState.SQD).drainedEvent(true));
            assertThat(ConnectedQueuePairs.isReadable(descriptor, LIMIT)).isTrue();
            assertThat(events.next(Duration.ZERO).orElseThrow().type()).isEqualTo(DeviceEventType.SQ_DRAINED);
            assertThat(events.next(Duration.ZERO)).isEmpty();
            assertThat(ConnectedQueuePairs.isReadable(descriptor, Duration.ZERO))
                    .isFalse();
        }
    }

    @Test
    @Shows(Capability.DEVICE_EVENTS)
    void sharedReceiveQueueLimit() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs()) {
            MemoryRegion memory = MemoryRegion.allocate(ends.domain, 8);
            SharedReceiveQueue shared = SharedReceiveQueue.create(ends.domain, 4, 1);
            try (QueuePair server = QueuePair.builder(ends.domain, QueuePairType.RC)
                            .completions(ends.leftQueue)
                            .receives(shared)
                            .create()
                            .init();
                    QueuePair client = QueuePair.builder(ends.domain, QueuePairType.RC)
                            .completions(ends.rightQueue)
                            .create()
                            .init()) {
                server.connect(client.endpoint());
                client.connect(server.endpoint());
                shared.prepareReceive(memory).post();
                shared.prepareReceive(memory).post();
                shared.limit(2);
                client.prepareSend(memory).complete(LIMIT);
                assertThat(next(ends.context.events(), DeviceEventType.SRQ_LIMIT_REACHED)
                                .source())
                        .containsSame(shared);
                assertThat(ends.context.events().next(Duration.ofMillis(50))).isEmpty();
            }
            shared.close();
            memory.close();
        }
    }

    @Test
    void closingTheContextEndsTheWait() throws Exception {
        Context context = Device.named("rxe0").open();
        CompletableFuture<Optional<DeviceEvent>> waits = new CompletableFuture<>();
        Thread thread = new Thread(() -> {
            try {
                waits.complete(context.events().next(Duration.ofSeconds(Long.MAX_VALUE)));
            } catch (IOException e) {
                waits.completeExceptionally(e);
            }
        });
        thread.start();
        Waits.untilIn(thread, "DeviceEvents", "sleep");
        assertThat(waits).isNotDone();
        long start = System.nanoTime();
        context.close();
        assertThat(System.nanoTime() - start).isLessThan(5_000_000_000L);
        thread.join();
        assertThat(waits).isCompletedExceptionally();
        assertThat(waits.exceptionNow()).isInstanceOf(AsynchronousCloseException.class);
        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> context.events().next(LIMIT))
                .withMessageContaining("is closed");
    }
}
