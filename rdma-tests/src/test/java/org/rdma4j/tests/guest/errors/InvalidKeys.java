package org.rdma4j.tests.guest.errors;

/** Keys of no object. */
final class InvalidKeys {
    /** Has the form of a key, but no object of the guest has it. */
    static final int KEY = 0x7FFF_FF55;

    private InvalidKeys() {}
}
