package org.rdma4j.bench.run;

/** Variants of an operation. The benchmarks have a method for each. */
public enum Variant {
    C("cWrapper", "C, through the wrapper"),
    C_INLINE("cInline", "C, inline"),
    JNI("jni", "JNI"),
    PLAIN("plain", "plain FFM, as jextract emits it"),
    /** Run in a JVM that was started with {@code -Dorg.rdma4j.critical=false}. */
    TRANSITION("sys", "rdma-sys, critical=false"),
    SEGMENTS("sys", "rdma-sys, segments"),
    ADDRESSES("sysLong", "rdma-sys, addresses"),
    ALL_CRITICAL("sysLongAllCritical", "addresses, critical calls that take locks (unsafe)"),
    OPERATIONS("ops", "operations, called directly from Java"),
    C_ONE_CALL("cOneCall", "C, one call for the sequence"),
    ONE_CALL("sysOneCall", "rdma-sys, one call for the sequence"),
    UNCHECKED("unchecked", "by hand, addresses in an object, no checks"),
    MINIMAL_CHECKS("minimalChecks", "by hand, minimal checks"),
    IO("io", "rdma-io, polled"),
    IO_BLOCKING("ioBlocking", "rdma-io, blocking"),
    IO_EACH("ioEach", "rdma-io, queue pairs"),
    CHANNEL("channel", "rdma-io, channels"),
    BY_HAND("byHand", "rdma-io, prepared requests"),
    MESSAGE("message", "rdma-io, messages");

    private final String method;
    private final String title;

    Variant(String method, String title) {
        this.method = method;
        this.title = title;
    }

    /** Returns the name of the method. */
    String method() {
        return method;
    }

    /** Returns the title in the table. */
    String title() {
        return title;
    }
}
