package org.rdma4j.misuse;

import static org.rdma4j.misuse.MisuseBench.LIMIT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.SendRequest;

/** Buffers, ranges and registrations that cannot be used. */
class MemoryMisuseTest {
    private static final Class<IllegalArgumentException> ARGUMENT = IllegalArgumentException.class;
    private static final Class<IllegalStateException> STATE = IllegalStateException.class;
    private static final Class<IndexOutOfBoundsException> BOUNDS = IndexOutOfBoundsException.class;

    private final MisuseRows rows = new MisuseRows();

    @TestFactory
    Stream<DynamicTest> otherDomains() {
        rows.rejected("region of another protection domain", ARGUMENT, "a different protection domain", on -> {
            MemoryRegion region = on.own(MemoryRegion.allocate(on.own(ProtectionDomain.allocate(on.context)), 8));
            on.left.prepareSend(region);
        });
        rows.rejected("region of another device", ARGUMENT, "a different protection domain", on -> {
            MemoryRegion region = on.own(MemoryRegion.allocate(
                    on.own(ProtectionDomain.allocate(
                            on.own(Device.named("loop1").open()))),
                    8));
            on.left.prepareSend(region);
        });
        return rows.stream();
    }

    @TestFactory
    Stream<DynamicTest> ranges() {
        rows.rejected("slice beyond the region", BOUNDS, "", on -> on.here.slice(60, 5));
        rows.rejected("slice at a negative offset", BOUNDS, "", on -> on.here.slice(-1, 5));
        rows.rejected("slice of a negative length", BOUNDS, "", on -> on.here.slice(1, -5));
        rows.rejected("slice whose end overflows", BOUNDS, "", on -> on.here.slice(8, Long.MAX_VALUE));
        rows.rejected(
                "slice beyond its slice", BOUNDS, "", on -> on.here.slice(8, 8).slice(4, 5));
        rows.rejected("range beyond the buffer", BOUNDS, "", on -> on.write().range(60, 5));
        rows.rejected("range of a negative length", BOUNDS, "", on -> on.write().range(0, -1));
        rows.rejected("range of a missing buffer", BOUNDS, "", on -> on.write().range(1, 0, 1));
        rows.rejected("remote slice beyond the memory", BOUNDS, "", on -> on.remote.slice(60, 5));
        rows.rejected(
                "remote offset beyond the memory", BOUNDS, "", on -> on.write().remoteOffset(65));
        rows.rejected("negative remote offset", BOUNDS, "", on -> on.write().remoteOffset(-1));
        rows.rejected(
                "write longer than the remote memory",
                BOUNDS,
                "8",
                on -> on.left.prepareWrite(on.remote.slice(0, 8), on.here).post());
        rows.rejected(
                "write beyond the remote memory by its offset",
                BOUNDS,
                "offset 1",
                on -> on.write().remoteOffset(1).post());
        return rows.stream();
    }

    @TestFactory
    Stream<DynamicTest> buffersOfRequests() {
        rows.rejected(
                "more buffers than the queue pair has elements",
                ARGUMENT,
                "2",
                on -> on.left.prepareSend(on.here.slice(0, 1), on.here.slice(1, 1), on.here.slice(2, 1)));
        rows.rejected(
                "more inline data than the queue pair takes",
                ARGUMENT,
                "16",
                on -> on.write().range(0, 17).inline(true).post());
        rows.rejected(
                "atomic operation on 4 bytes",
                ARGUMENT,
                "has 8",
                on -> on.left
                        .prepareFetchAndAdd(on.remote, on.here.slice(0, 4), 1)
                        .post());
        rows.rejected(
                "atomic operation without a buffer",
                ARGUMENT,
                "has 8",
                on -> on.left
                        .prepareFetchAndAdd(on.remote, on.here.slice(0, 8), 1)
                        .local()
                        .post());
        rows.rejected(
                "atomic operation at a misaligned address",
                ARGUMENT,
                "multiple of 8",
                on -> on.left
                        .prepareFetchAndAdd(on.remote.slice(4, 8), on.here.slice(0, 8), 1)
                        .post());
        return rows.stream();
    }

    @TestFactory
    Stream<DynamicTest> regions() {
        rows.rejected(
                "remote memory of a region with local access only",
                STATE,
                "REMOTE_READ",
                on -> on.own(MemoryRegion.allocate(on.domain, 8)).remoteMemory());
        rows.rejected("arena closed under a region", STATE, "arena is closed", on -> {
            Arena arena = Arena.ofShared();
            MemoryRegion region = on.own(MemoryRegion.registerUnchecked(on.domain, arena.allocate(64)));
            SendRequest write = on.left.prepareWrite(on.remote, region);
            arena.close();
            write.post();
        });
        rows.rejected("arena closed under a region after its first use", STATE, "arena is closed", on -> {
            Arena arena = Arena.ofShared();
            MemoryRegion region = on.own(MemoryRegion.registerUnchecked(on.domain, arena.allocate(64)));
            SendRequest read = on.left.prepareRead(on.remote, region).complete(LIMIT);
            arena.close();
            read.post();
        });
        rows.rejected(
                "heap memory",
                ARGUMENT,
                "heap",
                on -> MemoryRegion.register(on.domain, MemorySegment.ofArray(new byte[64])));
        rows.rejected(
                "heap memory, unchecked",
                ARGUMENT,
                "heap",
                on -> MemoryRegion.registerUnchecked(on.domain, MemorySegment.ofArray(new byte[64])));
        rows.rejected(
                "read-only memory",
                ARGUMENT,
                "read-only",
                on -> MemoryRegion.register(
                        on.domain, Arena.ofAuto().allocate(8).asReadOnly()));
        rows.rejected(
                "empty memory",
                ARGUMENT,
                "at least 1",
                on -> MemoryRegion.register(
                        on.domain, Arena.ofAuto().allocate(8).asSlice(0, 0)));
        rows.rejected("NULL", ARGUMENT, "at least 1", on -> MemoryRegion.register(on.domain, MemorySegment.NULL));
        rows.rejected("memory of a confined arena", ARGUMENT, "allocate()", on -> {
            try (Arena arena = Arena.ofConfined()) {
                MemoryRegion.register(on.domain, arena.allocate(8));
            }
        });
        rows.rejected("memory of a shared arena", ARGUMENT, "allocate()", on -> {
            try (Arena arena = Arena.ofShared()) {
                MemoryRegion.register(on.domain, arena.allocate(8));
            }
        });
        return rows.stream();
    }
}
