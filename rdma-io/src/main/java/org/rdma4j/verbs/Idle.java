package org.rdma4j.verbs;

/** What a thread does between two looks at an empty completion queue: spins first, then lets others have the processor. */
final class Idle {
    private static final int SPINS = 200;

    private int looks;

    void pause() {
        if (looks < SPINS) {
            looks++;
            Thread.onSpinWait();
        } else {
            Thread.yield();
        }
    }

    /** Whether it has spun long enough to sleep instead, where that is possible. */
    boolean isPatient() {
        return looks >= SPINS;
    }

    void reset() {
        looks = 0;
    }
}
