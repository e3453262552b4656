package org.rdma4j.sys.runtime.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.tests.support.C;
import org.rdma4j.tests.support.Run;

/**
 * Reading a library file terminates without an exception, regardless of its content. This test is in the package of
 * {@link ElfFile}, which is package-private. {@code -Delf.damages} sets the number of damaged files (default 2,000),
 * and {@code -Delf.seed} the seed (default 4711).
 */
class DamagedElfTest {
    private static final int DAMAGES = Integer.getInteger("elf.damages", 2000);
    private static final long SEED = Long.getLong("elf.seed", 4711);
    private static final int HEADER = 64;
    private static final int SEGMENT = 56;
    private static final int TYPE_LOAD = 1;
    private static final int TYPE_DYNAMIC = 2;

    private static final long[] EXTREMES = {
        0,
        1,
        -1,
        0x7f,
        0x80,
        0xff,
        0x7fff,
        0x8000,
        0xffff,
        Integer.MAX_VALUE,
        Integer.MIN_VALUE,
        0xffffffffL,
        Long.MAX_VALUE,
        Long.MIN_VALUE,
        -16,
        -20,
        0xfffffff0L
    };

    @TempDir
    Path directory;

    private final Random random = new Random(SEED);

    private byte[] damaged(byte[] whole) {
        switch (random.nextInt(5)) {
            case 0:
                return Arrays.copyOf(whole, random.nextInt(whole.length));
            case 1:
                return Arrays.copyOf(whole, random.nextInt(4 * HEADER));
            default:
                byte[] bytes = whole.clone();
                List<int[]> places = places(bytes);
                for (int i = random.nextInt(8); i >= 0; i--) {
                    // Select a part first: in a library of a megabyte, random offsets would rarely hit the tables.
                    int[] place = places.get(random.nextInt(places.size()));
                    damage(bytes, place[0] + random.nextInt(Math.max(1, place[1])));
                }
                return bytes;
        }
    }

    private void damage(byte[] bytes, int at) {
        ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        long extreme = EXTREMES[random.nextInt(EXTREMES.length)];
        int aligned = at & -8;
        if (at >= bytes.length) {
            return;
        }
        switch (random.nextInt(4)) {
            case 0:
                bytes[at] = (byte) random.nextInt();
                break;
            case 1:
                bytes[at] ^= (byte) (1 << random.nextInt(8));
                break;
            case 2:
                if (aligned + 8 <= bytes.length) {
                    file.putLong(aligned, extreme);
                }
                break;
            default:
                int half = aligned + 4 * random.nextInt(2);
                if (half + 4 <= bytes.length) {
                    file.putInt(half, (int) extreme);
                }
                break;
        }
    }

    /**
     * Returns the parts to damage, each with its offset and length: the file, its header, its program headers, the
     * dynamic section, and the beginning of each table to which the dynamic section refers.
     */
    private static List<int[]> places(byte[] bytes) {
        ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        int segments = (int) file.getLong(32);
        int count = file.getShort(56);
        List<int[]> places = new ArrayList<>();
        places.add(new int[] {0, bytes.length});
        places.add(new int[] {0, HEADER});
        places.add(new int[] {segments, count * SEGMENT});
        for (int i = 0; i < count; i++) {
            int segment = segments + i * SEGMENT;
            if (file.getInt(segment) == TYPE_DYNAMIC) {
                int dynamic = (int) file.getLong(segment + 8);
                places.add(new int[] {dynamic, (int) file.getLong(segment + 32)});
                for (int at = dynamic; file.getLong(at) != 0; at += 16) {
                    place(file, segments, count, file.getLong(at + 8), places);
                }
            }
        }
        return places;
    }

    private static void place(ByteBuffer file, int segments, int count, long address, List<int[]> places) {
        for (int i = 0; i < count; i++) {
            int segment = segments + i * SEGMENT;
            long within = address - file.getLong(segment + 16);
            if (file.getInt(segment) == TYPE_LOAD
                    && address != 0
                    && within >= 0
                    && within < file.getLong(segment + 32)) {
                places.add(new int[] {(int) (file.getLong(segment + 8) + within), HEADER});
            }
        }
    }

    /** Calls the methods that read a library file before it is passed to the loader. */
    private static void read(Path file) {
        ElfFile.isElf(file.toString());
        ElfFile.unfit(file.toString());
        ElfFile.read(file.toString()).ifPresent(elf -> {
            elf.describe();
            elf.bindsAtOnce();
            elf.isDefault("ibv_get_device_list", "IBVERBS_1.1");
            elf.isDefault("ibv_no_such_thing", "IBVERBS_1.1");
            elf.isDefault("rdma_wrap_ibv_post_send", "");
            elf.isDefault("answer", "NEW_2.0");
        });
    }

    /**
     * Each version definition contains the distance to the next one. Reading terminates even if a distance, modulo
     * 2^32, leads back to the previous definition.
     */
    @Test
    @Timeout(value = 1, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void endsOnCyclicVersionDefinitions() throws IOException {
        byte[] bytes = twoVersions();
        ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        int definitions = Integer.parseInt(
                Run.ok(List.of(
                                "sh",
                                "-c",
                                "readelf -SW " + twoVersionsFile()
                                        + " | sed -n 's/.*gnu.version_d *VERDEF *[0-9a-f]* *\\([0-9a-f]*\\) .*/\\1/p'"))
                        .out()
                        .trim(),
                16);
        int step = file.getInt(definitions + 16);
        // The second definition points back to the first, and neither has the index of a symbol's version.
        file.putInt(definitions + step + 16, -step);
        file.putShort(definitions + 4, (short) 77);
        file.putShort(definitions + step + 4, (short) 78);
        Path damaged = Files.write(directory.resolve("circle.so"), bytes);
        assertThat(ElfFile.read(damaged.toString()).orElseThrow().isDefault("answer", "NEW_2.0"))
                .isFalse();
    }

    private static Path twoVersionsFile() {
        return C.library("two_versions", "-Wl,--version-script=src/test/c/two_versions.map");
    }

    private static byte[] twoVersions() throws IOException {
        return Files.readAllBytes(twoVersionsFile());
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void throwsNoExceptionForDamagedFiles() throws IOException {
        byte[] wrapper;
        try (var in = ElfFile.class.getResourceAsStream(
                Library.wrapper().location().orElseThrow().replace("jar:", "/"))) {
            wrapper = in.readAllBytes();
        }
        List<byte[]> libraries = List.of(
                wrapper, Files.readAllBytes(Path.of(Library.ibverbs().location().orElseThrow())), twoVersions());
        Map<String, Integer> thrown = new TreeMap<>();
        Path file = directory.resolve("damaged.so");
        for (int i = 0; i < DAMAGES; i++) {
            byte[] bytes = damaged(libraries.get(i % libraries.size()));
            Files.write(file, bytes);
            try {
                read(file);
            } catch (RuntimeException | Error e) {
                thrown.merge(e + " at " + e.getStackTrace()[0], 1, Integer::sum);
            }
        }
        assertThat(thrown).as("seed " + SEED).isEmpty();
    }
}
