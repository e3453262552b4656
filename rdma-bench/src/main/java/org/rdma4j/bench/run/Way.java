package org.rdma4j.bench.run;

/** A way to call verbs; the benchmarks have a method for each. */
public enum Way {
    C("cWrapper", "C, through the wrapper"),
    C_INLINE("cInline", "C, inline"),
    JNI("jni", "JNI"),
    PLAIN("plain", "plain FFM, as jextract emits it"),
    /** In a JVM that was started with {@code -Dorg.rdma4j.critical=false}. */
    TRANSITION("sys", "rdma-sys, critical=false"),
    SEGMENTS("sys", "rdma-sys, segments"),
    ADDRESSES("sysLong", "rdma-sys, addresses"),
    ALL_CRITICAL("sysLongAllCritical", "addresses, the lock-takers critical too (not safe)"),
    OPERATIONS("ops", "operations' pointers, called from Java"),
    C_ONE_CALL("cOneCall", "C, one call of the wrapper's own"),
    ONE_CALL("sysOneCall", "rdma-sys, one call of the wrapper's own"),
    UNCHECKED("unchecked", "by hand, addresses in an object, no check"),
    LEAST_CHECKS("leastChecks", "by hand, the least checks"),
    IO("io", "rdma-io, polled"),
    IO_BLOCKING("ioBlocking", "rdma-io, blocking"),
    IO_EACH("ioEach", "rdma-io, queue pairs"),
    CHANNEL("channel", "rdma-io, channels"),
    BY_HAND("byHand", "rdma-io, prepared requests"),
    MESSAGE("message", "rdma-io, messages");

    private final String method;
    private final String title;

    Way(String method, String title) {
        this.method = method;
        this.title = title;
    }

    /** The benchmark's method. */
    String method() {
        return method;
    }

    /** What the table calls it. */
    String title() {
        return title;
    }
}
