package org.rdma4j.safety;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.io.IOException;
import java.lang.foreign.ValueLayout;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.AddressHandle;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.MemoryWindow;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkChain;

/** Changes of a request that are refused, and leave the request unchanged. */
class RefusedChangeTest {
    private static final Duration LIMIT = Duration.ofSeconds(5);
    private static final int QKEY = 0x1234;

    private LoopDevice device;
    private CompletionQueue completions;
    private MemoryRegion memory;
    private QueuePair[] pair;

    @BeforeEach
    void open() throws IOException {
        device = LoopDevice.open();
        completions = device.completions(128);
        memory = device.memory(64, Access.REMOTE_WRITE, Access.REMOTE_ATOMIC, Access.MW_BIND);
        pair = device.pair(completions, completions);
    }

    @AfterEach
    void close() throws IOException {
        device.close();
        assertThat(LoopControl.objects()).isZero();
    }

    /** Returns what a change throws on another thread. */
    private static Throwable thrownByAnotherThread(Runnable change) throws InterruptedException {
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Thread other = Thread.ofPlatform().start(() -> {
            try {
                change.run();
            } catch (RuntimeException e) {
                thrown.set(e);
            }
        });
        other.join();
        return thrown.get();
    }

    @Test
    void onlyTheOwnerChangesARequest() throws Exception {
        RemoteMemory remote = memory.remoteMemory();
        LocalMemory word = memory.slice(0, 8);
        QueuePair sender = pair[0];
        SendRequest send = sender.prepareSend(word);
        SendRequest write = sender.prepareWrite(remote, word);
        SendRequest add = sender.prepareFetchAndAdd(remote, word, 1);
        SendRequest swap = sender.prepareCompareAndSwap(remote, word, 1, 2);
        ReceiveRequest receive = pair[1].prepareReceive(memory);
        WorkChain<SendRequest> chain = WorkChain.of(sender.prepareSend(word), sender.prepareSend(word));
        QueuePair datagrams = device.own(QueuePair.builder(device.domain(), QueuePairType.UD)
                        .completions(completions)
                        .create())
                .startDatagrams(QKEY);
        AddressHandle handle = device.own(AddressHandle.create(device.domain(), datagrams.endpoint()));
        SendRequest datagram = datagrams.prepareSend(word);
        List<Runnable> changes = new ArrayList<>(List.of(
                () -> send.inline(true),
                () -> send.fence(true),
                () -> send.solicited(true),
                () -> send.signaled(false),
                () -> send.immediate(1),
                () -> send.invalidate(remote),
                () -> send.withoutImmediate(),
                () -> send.local(word),
                () -> send.local(word, word),
                () -> send.range(0, 4),
                () -> send.range(0, 0, 4),
                () -> write.remote(remote),
                () -> write.remoteOffset(8)));
        changes.addAll(List.of(
                () -> add.add(2),
                () -> swap.compareAndSwap(3, 4),
                () -> receive.local(word),
                () -> receive.range(0, 4),
                () -> chain.limit(1),
                () -> datagram.to(handle, 1, QKEY)));
        for (int i = 0; i < changes.size(); i++) {
            assertThat(thrownByAnotherThread(changes.get(i)))
                    .as("change %d", i)
                    .isInstanceOf(WrongThreadException.class);
        }
    }

    @Test
    void aRequestThatIsRefusedToBeInlineIsReadByTheDeviceOnly() throws Exception {
        MemoryRegion into = device.memory(8);
        ReceiveRequest receive = pair[1].prepareReceive(into);
        SendRequest send = pair[0].prepareSend(memory.slice(0, 8));
        assertThat(thrownByAnotherThread(() -> send.inline(true))).isInstanceOf(WrongThreadException.class);
        memory.memory().set(ValueLayout.JAVA_LONG, 0, 1);
        LoopControl.hold(true);
        receive.post();
        send.post();
        // A message that is not inline is read when the device processes the request.
        memory.memory().set(ValueLayout.JAVA_LONG, 0, 2);
        LoopControl.hold(false);
        send.await(LIMIT);
        receive.await(LIMIT);
        assertThat(into.memory().get(ValueLayout.JAVA_LONG, 0)).isEqualTo(2);
    }

    @Test
    void aNullWindowLeavesTheImmediateData() throws IOException {
        ReceiveRequest receive = pair[1].prepareReceive(memory).post();
        SendRequest send = pair[0].prepareSend(memory.slice(0, 8)).immediate(7);
        assertThatNullPointerException().isThrownBy(() -> send.invalidate(null));
        send.complete(LIMIT);
        receive.await(LIMIT);
        assertThat(receive.hasInvalidated()).isFalse();
        assertThat(receive.immediate()).isEqualTo(7);
    }

    @Test
    void aWindowIsNotBoundToNull() throws IOException {
        MemoryWindow window = device.own(MemoryWindow.allocate(device.domain(), MemoryWindow.Type.TYPE_2));
        assertThatNullPointerException().isThrownBy(() -> pair[0].prepareBind(window, null, Access.REMOTE_WRITE));
    }

    @Test
    void anArrayOfRegionsIsReplacedByASlice() throws IOException {
        MemoryRegion[] regions = {memory};
        ReceiveRequest receive = pair[1].prepareReceive(device.memory(64)).post();
        SendRequest send = pair[0].prepareSend(regions);
        send.local(memory.slice(0, 8)).complete(LIMIT);
        receive.await(LIMIT);
        assertThat(receive.length()).isEqualTo(8);
    }
}
