package org.rdma4j.gen.diff;

import org.rdma4j.gen.config.RecordFacts;

/** Who allocates a record, on which it depends whether it may grow. */
enum Allocation {
    LIBRARY("the library allocates it"),
    SIZED("callers say how much of it they have"),
    CALLER("callers allocate it");

    private final String reason;

    Allocation(String reason) {
        this.reason = reason;
    }

    static Allocation of(String record, RecordFacts facts) {
        if (facts.libraryAllocated().contains(record)) {
            return LIBRARY;
        }
        return facts.sizedByCaller().contains(record) ? SIZED : CALLER;
    }

    /** As a clause. */
    String reason() {
        return reason;
    }
}
