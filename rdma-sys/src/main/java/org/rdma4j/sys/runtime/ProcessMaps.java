package org.rdma4j.sys.runtime;

import java.io.FileInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * The files that this process has mapped, from {@code /proc/self/maps}.
 *
 * <p>Of its bytes but one in ten is looked at (Horspool's search): the whole text, interpreted, would take a millisecond.
 */
final class ProcessMaps {
    private static final String FILE = "/proc/self/maps";
    private static final int ASCII = 0x80;

    private final byte[] maps;
    private final byte[] wanted;

    private ProcessMaps(byte[] maps, byte[] wanted) {
        this.maps = maps;
        this.wanted = wanted;
    }

    /**
     * The one mapped file that is called like a library; empty where there is none, or several, or /proc does not tell.
     *
     * @param soname such as {@code libibverbs.so.1}; the file may have another number, as in {@code libibverbs.so.1.14.44.0}
     * @return its real path
     */
    static Optional<String> file(String soname) {
        int so = soname.indexOf(".so");
        String start = "/".concat(so < 0 ? soname : soname.substring(0, so + 3));
        try (FileInputStream in = new FileInputStream(FILE)) {
            return new ProcessMaps(in.readAllBytes(), start.getBytes(StandardCharsets.ISO_8859_1)).only();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private Optional<String> only() {
        int length = wanted.length;
        int[] steps = new int[ASCII];
        Arrays.fill(steps, length);
        for (int i = 0; i < length - 1; i++) {
            steps[wanted[i]] = length - 1 - i;
        }
        String only = "";
        int at = 0;
        while (at + length <= maps.length) {
            int last = maps[at + length - 1];
            if (!isAt(at)) {
                at += last < 0 ? length : steps[last];
                continue;
            }
            int end = indexOf('\n', at);
            if (indexOf('/', at + 1) > end) {
                String path = path(at, end);
                if (!only.isEmpty() && !only.equals(path)) {
                    return Optional.empty();
                }
                only = path;
            }
            at = end;
        }
        return only.isEmpty() ? Optional.empty() : Optional.of(only);
    }

    private boolean isAt(int at) {
        int i = wanted.length - 1;
        while (i >= 0 && maps[at + i] == wanted[i]) {
            i--;
        }
        return i < 0;
    }

    /** The path at the end of a line: it begins at the first slash. */
    private String path(int at, int end) {
        int start = at;
        while (start > 0 && maps[start - 1] != '\n') {
            start--;
        }
        start = indexOf('/', start);
        return new String(maps, start, end - start, StandardCharsets.ISO_8859_1);
    }

    /** Where a byte is next; the end where it is nowhere. */
    private int indexOf(char wanted, int from) {
        int at = from;
        while (at < maps.length && maps[at] != wanted) {
            at++;
        }
        return at;
    }
}
