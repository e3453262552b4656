package org.rdma4j.sys.runtime.loading;

/** Releases of rdma-core as C tests them: major × 100 + minor, 4400 for 44.0. */
public final class ReleaseNumber {
    /** For what every release that the bindings know of has. */
    public static final int ALWAYS = 0;

    private static final int MINORS = 100;

    private ReleaseNumber() {}

    /** The number of a release. */
    public static int of(int major, int minor) {
        return major * MINORS + minor;
    }

    /** A number for people, as in {@code 44.0}. */
    public static String words(int release) {
        return release / MINORS + "." + release % MINORS;
    }
}
