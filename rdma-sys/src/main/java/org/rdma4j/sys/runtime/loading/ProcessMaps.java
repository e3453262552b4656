package org.rdma4j.sys.runtime.loading;

import java.io.FileInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * Finds mapped files in {@code /proc/self/maps}. The lines are sorted by address, so a binary search parses only a few
 * of them; parsing the whole file would take a millisecond in interpreted code.
 */
final class ProcessMaps {
    private static final int HEXADECIMAL = 16;

    private ProcessMaps() {}

    /** Returns the path of the file that is mapped at an address; empty if there is none, or /proc is not available. */
    static String fileAt(long address) {
        try (FileInputStream in = new FileInputStream("/proc/self/maps")) {
            return fileAt(in.readAllBytes(), address);
        } catch (IOException e) {
            return "";
        }
    }

    private static String fileAt(byte[] maps, long address) {
        int found = 0;
        int low = 0;
        int high = maps.length;
        while (low < high) {
            int line = (low + high) >>> 1;
            while (line > low && maps[line - 1] != '\n') {
                line--;
            }
            if (Long.compareUnsigned(begin(maps, line), address) > 0) {
                high = line;
            } else {
                found = line;
                low = end(maps, line) + 1;
            }
        }
        int end = end(maps, found);
        int path = found;
        while (path < end && maps[path] != '/') {
            path++;
        }
        return new String(maps, path, end - path, StandardCharsets.UTF_8);
    }

    private static long begin(byte[] maps, int line) {
        long number = 0;
        for (int at = line; maps[at] != '-'; at++) {
            number = number * HEXADECIMAL + Character.digit(maps[at], HEXADECIMAL);
        }
        return number;
    }

    private static int end(byte[] maps, int line) {
        int end = line;
        while (end < maps.length && maps[end] != '\n') {
            end++;
        }
        return end;
    }
}
