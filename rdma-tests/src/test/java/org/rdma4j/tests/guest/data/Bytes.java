package org.rdma4j.tests.guest.data;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.util.Arrays;
import org.rdma4j.tests.guest.support.Region;

/** Copies parts of memory to arrays, so that failed comparisons show both sides. */
final class Bytes {
    private Bytes() {}

    static byte[] of(Region region, long offset, long length) {
        return region.memory().asSlice(offset, length).toArray(JAVA_BYTE);
    }

    static byte[] slice(byte[] bytes, int offset, int length) {
        return Arrays.copyOfRange(bytes, offset, offset + length);
    }
}
