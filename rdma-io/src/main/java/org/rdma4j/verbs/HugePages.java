package org.rdma4j.verbs;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.sys.runtime.calling.Segments;

/** Allocates memory in huge pages that the system has reserved. */
final class HugePages {
    /** Key of the huge page size in {@code /proc/meminfo}. */
    private static final String SIZE = "Hugepagesize:";
    /** Huge page size in bytes if {@code /proc/meminfo} cannot be read. */
    private static final long DEFAULT_SIZE = 2L << 20;

    private HugePages() {}

    /** Returns the default huge page size in bytes. */
    static long size() {
        try {
            for (String line : Files.readAllLines(Path.of("/proc/meminfo"))) {
                if (line.startsWith(SIZE)) {
                    return Long.parseLong(line.substring(SIZE.length())
                                    .replace("kB", "")
                                    .strip())
                            << 10;
                }
            }
        } catch (IOException e) {
            return DEFAULT_SIZE;
        }
        return DEFAULT_SIZE;
    }

    /**
     * Maps zeroed memory, which is unmapped when the given arena is closed.
     *
     * @throws VerbsException if there are too few free huge pages
     */
    static MemorySegment map(long bytes, Arena arena) throws VerbsException {
        long page = size();
        // A number of bytes that cannot be rounded up is one that the system refuses, too.
        long rounded = Math.min(bytes, Long.MAX_VALUE - page) / page * page + (bytes % page == 0 ? 0 : page);
        try {
            MemorySegment mapped = Posix.mmapChecked(
                    MemorySegment.NULL,
                    rounded,
                    Posix.PROT_READ | Posix.PROT_WRITE,
                    Posix.MAP_PRIVATE | Posix.MAP_ANONYMOUS | Posix.MAP_HUGETLB,
                    -1,
                    0);
            return Segments.owned(mapped, rounded, arena, memory -> Posix.munmap(memory, rounded))
                    .asSlice(0, bytes);
        } catch (ErrnoException e) {
            throw VerbsException.of(
                    e,
                    e.errno() == Errno.ENOMEM || e.errno() == Errno.EINVAL
                            ? "there are fewer than " + rounded / page + " free huge pages of " + (page >> 10)
                                    + " KiB: raise /proc/sys/vm/nr_hugepages"
                            : "");
        }
    }
}
