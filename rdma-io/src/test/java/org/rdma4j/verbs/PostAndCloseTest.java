package org.rdma4j.verbs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;

/** Objects that one thread closes while another posts work which uses them. */
class PostAndCloseTest {
    private static final Duration LIMIT = Duration.ofSeconds(5);
    private static final int ROUNDS = 100;
    private static final int POSTERS = 2;
    private static final int QKEY = 0x1234;

    private LoopDevice device;
    private CompletionQueue completions;

    @BeforeEach
    void open() throws IOException {
        device = LoopDevice.open();
        completions = device.completions(512);
    }

    @AfterEach
    void close() throws IOException {
        device.close();
        assertThat(LoopControl.objects()).isZero();
    }

    private interface Body {
        void run() throws IOException;
    }

    /** Has each body run on a thread of its own until it throws, closes the object, and waits for the threads. */
    private static void race(List<Body> posting, Resource closed) throws Exception {
        List<Throwable> thrown = new CopyOnWriteArrayList<>();
        List<Thread> threads = new ArrayList<>();
        for (Body body : posting) {
            threads.add(Thread.ofPlatform().start(() -> {
                try {
                    while (true) {
                        body.run();
                        Thread.yield();
                    }
                } catch (IOException | RuntimeException | Error e) {
                    thrown.add(e);
                }
            }));
        }
        Thread.sleep(1);
        while (closed.isOpen()) {
            try {
                closed.close();
            } catch (IllegalStateException inUse) {
                Thread.onSpinWait();
            }
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(thrown).hasSameSizeAs(posting).allMatch(IllegalStateException.class::isInstance);
    }

    @Test
    void inlineDataOfARegionThatIsClosed() throws Exception {
        MemoryRegion target = device.memory(64, Access.REMOTE_WRITE);
        List<QueuePair> writers = new ArrayList<>();
        List<CompletionQueue> queues = new ArrayList<>();
        for (int i = 0; i < POSTERS; i++) {
            queues.add(device.completions(64));
            writers.add(device.pair(queues.get(i), completions)[0]);
        }
        for (int round = 0; round < ROUNDS; round++) {
            // So large that it is unmapped when it is freed.
            MemoryRegion region = MemoryRegion.allocate(device.domain(), 1 << 20);
            List<Body> posting = new ArrayList<>();
            for (int i = 0; i < POSTERS; i++) {
                SendRequest write = writers.get(i)
                        .prepareWrite(target.remoteMemory(), region.slice(0, 32))
                        .inline(true);
                writers.get(i).release();
                queues.get(i).release();
                posting.add(() -> write.complete(LIMIT));
            }
            race(posting, region);
        }
    }

    @Test
    void anAddressHandleThatIsClosed() throws Exception {
        LocalMemory memory = device.memory(64);
        List<QueuePair> senders = new ArrayList<>();
        List<CompletionQueue> queues = new ArrayList<>();
        for (int i = 0; i < POSTERS; i++) {
            queues.add(device.completions(64));
            senders.add(device.own(QueuePair.builder(device.domain(), QueuePairType.UD)
                            .completions(queues.get(i))
                            .create())
                    .startDatagrams(QKEY));
        }
        for (int round = 0; round < ROUNDS; round++) {
            AddressHandle handle =
                    AddressHandle.create(device.domain(), senders.get(0).endpoint());
            List<Body> posting = new ArrayList<>();
            for (int i = 0; i < POSTERS; i++) {
                SendRequest send = senders.get(i)
                        .prepareSend(memory)
                        .to(handle, senders.get(0).number(), QKEY);
                senders.get(i).release();
                queues.get(i).release();
                posting.add(() -> send.complete(LIMIT));
            }
            race(posting, handle);
        }
    }

    @Test
    void inlineDataOfAFileThatIsTruncated(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("data");
        QueuePair[] pair = device.pair(completions, device.completions(512));
        MemoryRegion target = device.memory(64, Access.REMOTE_WRITE);
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            MemoryRegion region = device.own(MemoryRegion.map(device.domain(), channel, 0, 4096));
            SendRequest write = pair[0].prepareWrite(target.remoteMemory(), region.slice(0, 32))
                    .inline(true);
            write.complete(LIMIT);
            channel.truncate(0);
            assertThatThrownBy(() -> write.complete(LIMIT))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("truncated");
            assertThat(pair[0].sendsInFlight()).isZero();
        }
        assertThat(Files.size(file)).isZero();
    }

    @Test
    void inlineDataIsThatOfThePost() throws IOException {
        QueuePair[] pair = device.pair(completions, device.completions(512));
        MemoryRegion memory = device.memory(256, Access.REMOTE_WRITE);
        MemorySegment bytes = memory.memory();
        bytes.setString(0, "first");
        bytes.setString(32, "second");
        SendRequest write =
                pair[0].prepareWrite(memory.remoteMemory(), memory.slice(0, 64)).inline(true);
        write.remoteOffset(128).range(0, 6).complete(LIMIT);
        write.remoteOffset(160).range(32, 7).complete(LIMIT);
        write.remoteOffset(192).range(0, 0).complete(LIMIT);
        write.inline(false).range(0, 64).remoteOffset(192).complete(LIMIT);
        assertThat(bytes.getString(128)).isEqualTo("first");
        assertThat(bytes.getString(160)).isEqualTo("second");
        assertThat(bytes.getString(192)).isEqualTo("first");
        assertThatThrownBy(() -> write.range(0, 64).inline(true).range(0, 65))
                .isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void inlineDataInSeveralBuffersAndInAChain() throws IOException {
        MemoryRegion memory = device.memory(256, Access.REMOTE_WRITE);
        QueuePair one = device.own(device.queuePair(completions).elements(2).create());
        QueuePair other = device.own(device.queuePair(device.completions(512)).create());
        device.connect(one, other);
        MemorySegment bytes = memory.memory();
        bytes.setString(0, "ab");
        bytes.setString(32, "cd");
        SendRequest both = one.prepareWrite(memory.remoteMemory(), memory.slice(0, 2), memory.slice(32, 3))
                .inline(true)
                .remoteOffset(128);
        both.complete(LIMIT);
        assertThat(bytes.getString(128)).isEqualTo("abcd");
        SendRequest last = one.prepareWrite(memory.remoteMemory(), memory.slice(0, 2), memory.slice(32, 3))
                .inline(true)
                .remoteOffset(192);
        WorkChain<SendRequest> chain = WorkChain.of(
                one.prepareWrite(memory.remoteMemory(), memory.slice(0, 3)).remoteOffset(160), last);
        chain.complete(LIMIT);
        bytes.setString(0, "xy");
        chain.complete(LIMIT);
        assertThat(bytes.getString(160)).isEqualTo("xy");
        assertThat(bytes.getString(192)).isEqualTo("xycd");
    }

    @Test
    void memoryWhoseArenaIsClosed() throws IOException {
        QueuePair[] pair = device.pair(completions, device.completions(512));
        MemoryRegion target = device.memory(64, Access.REMOTE_WRITE);
        SendRequest write;
        try (Arena arena = Arena.ofShared()) {
            MemoryRegion region = device.own(MemoryRegion.registerUnchecked(device.domain(), arena.allocate(64)));
            write = pair[0].prepareWrite(target.remoteMemory(), region.slice(0, 32))
                    .inline(true);
            write.complete(LIMIT);
        }
        assertThatThrownBy(() -> write.complete(LIMIT)).isInstanceOf(IllegalStateException.class);
        assertThat(pair[0].sendsInFlight()).isZero();
    }
}
