package org.rdma4j.tests.guest.errors;

/** Keys that belong to nothing. */
final class Bad {
    /** Looks like a key, of an object that the guest will not have made. */
    static final int KEY = 0x7FFF_FF55;

    private Bad() {}
}
