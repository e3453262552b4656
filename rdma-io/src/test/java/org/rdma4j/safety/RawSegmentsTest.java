package org.rdma4j.safety;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rdma4j.cm.Event;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.sys.ibverbs.ibv_qp_attr_mask;
import org.rdma4j.verbs.AddressHandle;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.DeviceMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairAttributes;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.ReceiveRequest;

/** Public methods that take a segment, given segments that they must refuse. */
class RawSegmentsTest {
    private static final Set<String> REFUSALS = Set.of(
            "IllegalArgumentException",
            "IndexOutOfBoundsException",
            "IllegalStateException",
            "WrongThreadException",
            // The JVM's word for a mapped page that is gone.
            "InternalError");

    /** A method that takes a segment, and what of a hostile segment's traits it may accept. */
    enum Taker {
        ADDRESS_HANDLE(512),
        ATTRIBUTES(512),
        DESTINATION(512),
        DEVICE_WRITE(64, "heap", "readOnly"),
        DEVICE_READ(64, "heap"),
        REGISTER(64),
        REGISTER_UNCHECKED(64),
        CHANGE_MEMORY(64);

        private final int bytes;
        private final Set<String> accepted;

        Taker(int bytes, String... accepted) {
            this.bytes = bytes;
            this.accepted = Set.of(accepted);
        }

        private boolean takesAnyLength() {
            return this != ADDRESS_HANDLE && this != ATTRIBUTES && this != DESTINATION;
        }

        private void take(LoopDevice device, MemorySegment segment) throws IOException {
            switch (this) {
                case ADDRESS_HANDLE ->
                    AddressHandle.create(device.domain(), segment).close();
                case ATTRIBUTES -> QueuePairAttributes.of(segment, ibv_qp_attr_mask.IBV_QP_STATE);
                case DESTINATION -> new Event.Destination(segment, 1, 1);
                case DEVICE_WRITE -> {
                    try (DeviceMemory memory = DeviceMemory.allocate(device.context(), 64, 0)) {
                        memory.write(0, segment);
                    }
                }
                case DEVICE_READ -> {
                    try (DeviceMemory memory = DeviceMemory.allocate(device.context(), 64, 0)) {
                        memory.read(0, segment);
                    }
                }
                case REGISTER -> MemoryRegion.register(device.domain(), segment).close();
                case REGISTER_UNCHECKED ->
                    MemoryRegion.registerUnchecked(device.domain(), segment).close();
                case CHANGE_MEMORY -> {
                    try (MemoryRegion region = MemoryRegion.register(
                            device.domain(), Arena.ofAuto().allocate(64))) {
                        region.changeMemory(segment);
                    }
                }
            }
        }
    }

    private static Map<String, MemorySegment> hostile(Taker taker) throws Exception {
        Map<String, MemorySegment> all = new LinkedHashMap<>();
        all.put("heap", MemorySegment.ofArray(new long[taker.bytes / 8]));
        try (Arena arena = Arena.ofConfined()) {
            all.put("closed", arena.allocate(taker.bytes, 8));
        }
        MemorySegment[] confined = new MemorySegment[1];
        Thread owner = new Thread(() -> confined[0] = Arena.ofConfined().allocate(taker.bytes, 8));
        owner.start();
        owner.join();
        all.put("confined", confined[0]);
        if (taker.takesAnyLength()) {
            Path file = Files.createTempFile("rdma4j", "mapped");
            Files.write(file, new byte[taker.bytes]);
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
                all.put("readOnly", channel.map(FileChannel.MapMode.READ_ONLY, 0, taker.bytes, Arena.ofAuto()));
                if (taker == Taker.DEVICE_WRITE || taker == Taker.DEVICE_READ) {
                    all.put("truncated", channel.map(FileChannel.MapMode.READ_WRITE, 0, taker.bytes, Arena.ofAuto()));
                    channel.truncate(0);
                }
            }
            Files.delete(file);
        } else {
            all.put("short", Arena.global().allocate(8, 8));
            all.put("null", MemorySegment.NULL);
            all.put("foreign", MemorySegment.ofAddress(0x10000));
        }
        return all;
    }

    /** Runs in a JVM of its own: offers all hostile segments to one method. */
    public static final class Attack {
        private Attack() {}

        public static void main(String[] arguments) throws Exception {
            Taker taker = Taker.valueOf(arguments[0]);
            try (LoopDevice device = LoopDevice.open()) {
                for (Map.Entry<String, MemorySegment> each : hostile(taker).entrySet()) {
                    System.out.print(each.getKey() + ": ");
                    System.out.flush();
                    String outcome = "accepted";
                    try {
                        taker.take(device, each.getValue());
                    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
                        outcome = e instanceof IllegalArgumentException
                                ? "IllegalArgumentException"
                                : "IndexOutOfBoundsException";
                    } catch (Exception | InternalError e) {
                        outcome = e.getClass().getSimpleName();
                    }
                    System.out.println(outcome);
                }
            }
            System.out.println("end");
        }
    }

    /** A channel that gives memory of the program's choice, and keeps the arena that it is given. */
    private static final class OwnChannel extends FileChannel {
        private final Function<Arena, MemorySegment> mapping;

        private OwnChannel(Function<Arena, MemorySegment> mapping) {
            this.mapping = mapping;
        }

        @Override
        public MemorySegment map(MapMode mode, long offset, long size, Arena arena) {
            return mapping.apply(arena);
        }

        @Override
        public int read(ByteBuffer into) {
            throw new UnsupportedOperationException();
        }

        @Override
        public long read(ByteBuffer[] into, int offset, int length) {
            throw new UnsupportedOperationException();
        }

        @Override
        public int write(ByteBuffer from) {
            throw new UnsupportedOperationException();
        }

        @Override
        public long write(ByteBuffer[] from, int offset, int length) {
            throw new UnsupportedOperationException();
        }

        @Override
        public long position() {
            throw new UnsupportedOperationException();
        }

        @Override
        public FileChannel position(long to) {
            throw new UnsupportedOperationException();
        }

        @Override
        public long size() {
            throw new UnsupportedOperationException();
        }

        @Override
        public FileChannel truncate(long size) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void force(boolean metadata) {
            throw new UnsupportedOperationException();
        }

        @Override
        public long transferTo(long position, long count, WritableByteChannel target) {
            throw new UnsupportedOperationException();
        }

        @Override
        public long transferFrom(ReadableByteChannel source, long position, long count) {
            throw new UnsupportedOperationException();
        }

        @Override
        public int read(ByteBuffer into, long position) {
            throw new UnsupportedOperationException();
        }

        @Override
        public int write(ByteBuffer from, long position) {
            throw new UnsupportedOperationException();
        }

        @Override
        public MappedByteBuffer map(MapMode mode, long position, long size) {
            throw new UnsupportedOperationException();
        }

        @Override
        public FileLock lock(long position, long size, boolean shared) {
            throw new UnsupportedOperationException();
        }

        @Override
        public FileLock tryLock(long position, long size, boolean shared) {
            throw new UnsupportedOperationException();
        }

        @Override
        protected void implCloseChannel() {}
    }

    @Test
    void aChannelOfTheProgramCannotFreeWhatIsRegistered() throws IOException {
        try (LoopDevice device = LoopDevice.open();
                Arena other = Arena.ofShared()) {
            try (FileChannel channel = new OwnChannel(arena -> other.allocate(64))) {
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> MemoryRegion.map(device.domain(), channel, 0, 64));
            }
            Arena[] kept = new Arena[1];
            Function<Arena, MemorySegment> keeping = arena -> {
                kept[0] = arena;
                return arena.allocate(64);
            };
            try (FileChannel channel = new OwnChannel(keeping);
                    MemoryRegion region = MemoryRegion.map(device.domain(), channel, 0, 64)) {
                assertThatThrownBy(kept[0]::close).isInstanceOf(UnsupportedOperationException.class);
                assertThat(region.memory().byteSize()).isEqualTo(64);
            }
        }
    }

    /** Runs in a JVM of its own: asks for the sender of a datagram whose buffer is a file that has become shorter. */
    public static final class Truncation {
        private Truncation() {}

        public static void main(String[] arguments) throws Exception {
            Duration limit = Duration.ofSeconds(5);
            Path file = Path.of("received");
            try (LoopDevice device = LoopDevice.open();
                    FileChannel channel = FileChannel.open(
                            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
                MemoryRegion into = device.own(MemoryRegion.map(device.domain(), channel, 0, 4096));
                CompletionQueue completions = device.completions(64);
                QueuePair queuePair = device.own(QueuePair.builder(device.domain(), QueuePairType.UD)
                        .completions(completions)
                        .create());
                queuePair.startDatagrams(1);
                AddressHandle handle = device.own(AddressHandle.create(device.domain(), queuePair.endpoint()));
                ReceiveRequest receive = queuePair.prepareReceive(into).post();
                queuePair
                        .prepareSend(device.memory(8))
                        .to(handle, queuePair.number(), 1)
                        .complete(limit);
                receive.await(limit);
                channel.truncate(0);
                for (Callable<?> use :
                        List.<Callable<?>>of(receive::sender, () -> receive.senderHandle(device.domain()))) {
                    try {
                        use.call();
                    } catch (InternalError e) {
                        System.out.println("InternalError");
                    }
                }
            }
        }
    }

    @Test
    void theSenderOfADatagramInATruncatedFile() throws IOException {
        ChildJvm.Ended child = ChildJvm.run(Truncation.class, List.of());
        assertThat(child.output()).isEqualTo("InternalError\nInternalError\n");
        assertThat(child.exit()).isZero();
    }

    @ParameterizedTest
    @EnumSource
    void hostileSegmentsAreRefused(Taker taker) throws IOException {
        ChildJvm.Ended child = ChildJvm.run(Attack.class, List.of(), taker.name());
        assertThat(child.output()).endsWith("end\n");
        assertThat(child.output().lines().filter(line -> !line.equals("end")))
                .isNotEmpty()
                .allSatisfy(line -> {
                    String[] parts = line.split(": ");
                    assertThat(REFUSALS.contains(parts[1])
                                    || taker.accepted.contains(parts[0]) && parts[1].equals("accepted"))
                            .as(line)
                            .isTrue();
                });
        assertThat(child.exit()).isZero();
    }
}
