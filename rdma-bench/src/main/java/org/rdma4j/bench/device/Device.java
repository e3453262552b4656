package org.rdma4j.bench.device;

/** The devices of src/main/c/null_provider.h, in the same order. */
public enum Device {
    /** Polls find no completions; posts are only counted. */
    EMPTY,
    /** Polls find as many completions as requested; posts are only counted. */
    FULL,
    /** Posts read and complete every request; polls find its completion. */
    CHECKING
}
