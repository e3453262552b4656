package org.rdma4j.tests.guest.data;

import java.util.TreeSet;
import java.util.stream.IntStream;

/** Message lengths at which something changes. */
final class Sizes {
    private Sizes() {}

    /** Nothing, one byte, the edges of one, two and 16 packets, of a page, and the largest, each once. */
    static int[] around(int mtu, int largest) {
        TreeSet<Integer> sizes = new TreeSet<>();
        sizes.add(0);
        sizes.add(1);
        for (int edge : new int[] {mtu, 2 * mtu, 16 * mtu, 4096}) {
            IntStream.rangeClosed(edge - 1, edge + 1).forEach(sizes::add);
        }
        sizes.add(largest - 1);
        sizes.add(largest);
        return sizes.stream()
                .mapToInt(Integer::intValue)
                .filter(size -> size <= largest)
                .toArray();
    }
}
