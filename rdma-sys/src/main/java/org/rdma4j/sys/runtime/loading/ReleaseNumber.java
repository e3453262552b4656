package org.rdma4j.sys.runtime.loading;

/**
 * Releases of rdma-core as integers, as C code compares them: major × 100 + minor, such as 4400 for 44.0.
 *
 * @see "docs/reference/loading.md"
 */
public final class ReleaseNumber {
    /** Release of functions and fields that all releases known to the bindings have. */
    public static final int ALWAYS = 0;

    private static final int MINORS = 100;

    private ReleaseNumber() {}

    /** Returns the number of a release. */
    public static int of(int major, int minor) {
        return major * MINORS + minor;
    }

    /** Returns a release as text, such as {@code 44.0}. */
    public static String format(int release) {
        return release / MINORS + "." + release % MINORS;
    }
}
