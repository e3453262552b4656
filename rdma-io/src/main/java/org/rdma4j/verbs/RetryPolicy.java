package org.rdma4j.verbs;

import java.util.Objects;

/**
 * Retransmission parameters of a reliable queue pair. The failure of a peer is detected when the last retry has failed:
 * after about {@code ackRetries + 1} times the acknowledge timeout, or up to four times as long on some devices.
 *
 * {@snippet lang=java :
 * RetryPolicy patient = RetryPolicy.DEFAULT
 *         .ackTimeout(AckTimeout.atLeast(Duration.ofMillis(500)))
 *         .rnrRetries(RetryPolicy.FOREVER);
 * queuePair.connect(peer, patient, Mtu.MTU_4096);
 * }
 *
 * @param ackTimeout time to wait for an acknowledgement
 * @param ackRetries number of retransmissions of an unacknowledged packet, 0 to 7; soft-RoCE treats 7 as unlimited
 * @param rnrRetries number of retries when the peer has no receive posted (receiver not ready), 0 to 6; {@link
 *     #FOREVER} for an unlimited number
 * @param rnrTimer time that a peer is asked to wait when this side has no receive posted
 * @see "docs/reference/tuning.md"
 */
public record RetryPolicy(AckTimeout ackTimeout, int ackRetries, int rnrRetries, RnrTimer rnrTimer) {
    /** Value of {@link #rnrRetries} for an unlimited number of retries. */
    public static final int FOREVER = 7;

    /**
     * Default policy of {@link QueuePair#connect(Endpoint)}: an unacknowledged packet is retransmitted at most 6 times,
     * at intervals of 67 ms, and a message is retried at most 6 times if the peer has no receive posted. A peer is
     * asked to wait 0.64 ms before it retries. Channels that are connected by exchanging endpoints use {@link
     * org.rdma4j.channel.ChannelBuilder#RETRIES} instead.
     */
    public static final RetryPolicy DEFAULT = new RetryPolicy(new AckTimeout(14), 6, 6, new RnrTimer(12));

    private static final int MAX_RETRIES = 7;

    public RetryPolicy {
        Objects.requireNonNull(ackTimeout);
        Objects.requireNonNull(rnrTimer);
        check("ackRetries", ackRetries);
        check("rnrRetries", rnrRetries);
    }

    private static void check(String name, int count) {
        if (count < 0 || count > MAX_RETRIES) {
            throw new IllegalArgumentException(
                    name + " is " + count + ", but must be in the range 0 to " + MAX_RETRIES);
        }
    }

    /** Returns a copy of this policy with the given acknowledge timeout. */
    public RetryPolicy ackTimeout(AckTimeout timeout) {
        return new RetryPolicy(timeout, ackRetries, rnrRetries, rnrTimer);
    }

    /** Returns a copy of this policy with the given number of retransmissions of an unacknowledged packet. */
    public RetryPolicy ackRetries(int count) {
        return new RetryPolicy(ackTimeout, count, rnrRetries, rnrTimer);
    }

    /** Returns a copy of this policy with the given number of retries when the receiver is not ready. */
    public RetryPolicy rnrRetries(int count) {
        return new RetryPolicy(ackTimeout, ackRetries, count, rnrTimer);
    }

    /** Returns a copy of this policy with the given time that peers are asked to wait. */
    public RetryPolicy rnrTimer(RnrTimer timer) {
        return new RetryPolicy(ackTimeout, ackRetries, rnrRetries, timer);
    }
}
