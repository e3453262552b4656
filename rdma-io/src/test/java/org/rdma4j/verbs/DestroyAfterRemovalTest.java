package org.rdma4j.verbs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.Closeable;
import java.net.InetAddress;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.sys.Gid;

/**
 * Objects of a device that the kernel has removed although the program uses it. Destroying them must not fail, although
 * the kernel may answer with {@code EIO}.
 */
@Timeout(20)
class DestroyAfterRemovalTest {
    private final Deque<Closeable> open = new ArrayDeque<>();
    private long objects;
    private long violations;

    private <T extends Closeable> T own(T object) {
        open.push(object);
        return object;
    }

    @BeforeEach
    void count() {
        objects = LoopControl.objects();
        violations = LoopControl.violations();
    }

    @AfterEach
    void nothingIsLeft() {
        LoopControl.reset();
        assertThat(LoopControl.objects()).isEqualTo(objects);
        assertThat(LoopControl.violations()).isEqualTo(violations);
    }

    private Context openAllKinds() throws Exception {
        Context context = own(Device.named("loop0").open());
        ProtectionDomain domain = own(ProtectionDomain.allocate(context));
        own(DeviceMemory.allocate(context, 64, 0));
        own(MemoryRegion.allocate(domain, 64));
        own(MemoryWindow.allocate(domain, MemoryWindow.Type.TYPE_2));
        own(BufferPool.create(domain, 64, 4, 1));
        CompletionQueue completions = own(CompletionQueue.createWithEvents(context, 16));
        own(SharedReceiveQueue.create(domain, 16, 1));
        QueuePair datagrams = own(QueuePair.builder(domain, QueuePairType.UD)
                .completions(completions)
                .sendRequests(2)
                .receiveRequests(2)
                .create());
        datagrams.startDatagrams(1);
        own(AddressHandle.create(domain, datagrams.endpoint()));
        own(MulticastGroup.join(datagrams, Gid.of(InetAddress.getByName("239.1.1.1"))));
        return context;
    }

    private void closeAll() throws Exception {
        while (!open.isEmpty()) {
            open.peek().close();
            open.pop();
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void everyKindOfObjectCanBeClosed(boolean refused) throws Exception {
        openAllKinds();
        LoopControl.remove();
        LoopControl.refuseDestroys(refused);
        closeAll();
        assertThat(LoopControl.objects()).isEqualTo(objects);
    }

    /** The device no longer uses the buffers. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void workInFlightCanBeAborted(boolean refused) throws Exception {
        Context context = openAllKinds();
        ProtectionDomain domain = own(ProtectionDomain.allocate(context));
        CompletionQueue completions = own(CompletionQueue.createWithEvents(context, 16));
        MemoryRegion region = own(MemoryRegion.allocate(domain, 64));
        QueuePair queuePair = own(QueuePair.builder(domain, QueuePairType.RC)
                .completions(completions)
                .sendRequests(2)
                .receiveRequests(2)
                .create());
        ReceiveRequest receive = queuePair.init().prepareReceive(region);
        receive.post();
        LoopControl.remove();
        LoopControl.refuseDestroys(refused);
        assertThatThrownBy(() -> receive.await(Duration.ofMillis(200))).isInstanceOf(RdmaException.class);
        queuePair.abort();
        assertThat(receive.isInFlight()).isFalse();
        closeAll();
        assertThat(LoopControl.objects()).isEqualTo(objects);
    }

    /** The device may still access the memory. */
    @Test
    void theSameErrorOfADeviceThatExistsIsReported() throws Exception {
        openAllKinds();
        LoopControl.refuseDestroys(true);
        long before = LoopControl.objects();
        for (Closeable each : open) {
            if (each instanceof MemoryRegion region) {
                assertThatThrownBy(region::close)
                        .isInstanceOfSatisfying(
                                VerbsException.class,
                                e -> assertThat(e.errnoName()).isEqualTo("EIO"));
                assertThat(region.isOpen()).isTrue();
            }
        }
        assertThat(LoopControl.objects()).isEqualTo(before);
        LoopControl.refuseDestroys(false);
        closeAll();
    }
}
