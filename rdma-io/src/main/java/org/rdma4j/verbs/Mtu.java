package org.rdma4j.verbs;

/**
 * The maximum payload size of a packet: {@code enum ibv_mtu}.
 *
 * @see "docs/concepts.md"
 */
public enum Mtu {
    MTU_256,
    MTU_512,
    MTU_1024,
    MTU_2048,
    MTU_4096;

    private static final Mtu[] ALL = values();

    /** Returns this MTU in bytes. */
    public int bytes() {
        return 256 << ordinal();
    }

    int value() {
        return ordinal() + 1;
    }

    static Mtu of(int value) {
        return ALL[Math.min(Math.max(value, 1), ALL.length) - 1];
    }

    /** Returns the smaller of this MTU and the given MTU. */
    public Mtu min(Mtu other) {
        return compareTo(other) <= 0 ? this : other;
    }
}
