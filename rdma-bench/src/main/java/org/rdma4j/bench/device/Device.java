package org.rdma4j.bench.device;

/** The devices of src/main/c/null_provider.h, in its order. */
public enum Device {
    /** Polling finds nothing; posting counts its calls. */
    EMPTY,
    /** Polling finds as many completions as asked for; posting counts its calls. */
    FULL,
    /** Posting reads every request and completes it; polling finds what was posted. */
    CHECKING
}
