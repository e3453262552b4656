package org.rdma4j.verbs;

import java.util.Objects;

/**
 * Recipient of a datagram, for {@link SendRequest#to(Recipient)}.
 *
 * @param handle path to the recipient; remains owned by the caller, who closes it
 * @param queuePair number of the recipient's queue pair, 24 bits; {@link #GROUP} for a multicast group
 * @param qkey key that the recipient requires of datagrams. If its highest bit is set, the key of the sending queue pair is
 *     used instead
 * @see "docs/guide/datagrams.md"
 */
public record Recipient(AddressHandle handle, int queuePair, int qkey) {
    /** Queue pair number that addresses all members of a multicast group. */
    public static final int GROUP = 0xffffff;

    public Recipient {
        Objects.requireNonNull(handle);
    }
}
