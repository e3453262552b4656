package org.rdma4j.tests.guest.data;

import java.util.TreeSet;
import java.util.stream.IntStream;

/** Message lengths at the boundaries of packets and pages. */
final class MessageSizes {
    private MessageSizes() {}

    /**
     * Returns, in ascending order and without duplicates: 0, 1, the largest length, and the lengths around one, two and
     * 16 packets and one page.
     */
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
