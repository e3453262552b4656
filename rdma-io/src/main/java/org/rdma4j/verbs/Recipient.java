package org.rdma4j.verbs;

import java.util.Objects;

/**
 * Who gets a datagram: all that {@link SendRequest#to} needs to know.
 *
 * @param handle the way there, which whoever made it closes
 * @param queuePair the number of the peer's queue pair; {@link #GROUP} of a multicast group
 * @param qkey which the datagram has to carry
 */
public record Recipient(AddressHandle handle, int queuePair, int qkey) {
    /** What stands for the queue pairs of all members of a multicast group. */
    public static final int GROUP = 0xffffff;

    public Recipient {
        Objects.requireNonNull(handle);
    }
}
