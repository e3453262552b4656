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

/** Memory in the system's huge pages. */
final class HugePages {
    private static final String SIZE = "Hugepagesize:";
    private static final long USUAL_SIZE = 2L << 20;

    private HugePages() {}

    /** The size of one, in bytes. */
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
            return USUAL_SIZE;
        }
        return USUAL_SIZE;
    }

    /**
     * Maps memory of zeros, which is unmapped with the arena.
     *
     * @throws VerbsException if there are not enough huge pages, or none at all
     */
    static MemorySegment map(long bytes, Arena arena) throws VerbsException {
        long page = size();
        long whole = (bytes + page - 1) / page * page;
        try {
            MemorySegment mapped = Posix.mmapChecked(
                    MemorySegment.NULL,
                    whole,
                    Posix.PROT_READ | Posix.PROT_WRITE,
                    Posix.MAP_PRIVATE | Posix.MAP_ANONYMOUS | Posix.MAP_HUGETLB,
                    -1,
                    0);
            return Segments.owned(mapped, whole, arena, memory -> Posix.munmap(memory, whole))
                    .asSlice(0, bytes);
        } catch (ErrnoException e) {
            throw VerbsException.of(
                    e,
                    e.errno() == Errno.ENOMEM || e.errno() == Errno.EINVAL
                            ? "there are not " + whole / page + " free huge pages of " + (page >> 10)
                                    + " kB: raise /proc/sys/vm/nr_hugepages"
                            : "");
        }
    }
}
