package org.rdma4j.sys;

import org.rdma4j.sys.runtime.checking.Release;
import org.rdma4j.sys.runtime.checking.ReleaseDetector;

/**
 * The release of rdma-core on this host.
 *
 * @param major the major release, such as 44
 * @param minor the minor release, such as 0
 * @param exact whether the file name of the library states the release ({@code libibverbs.so.1.14.44.0}). Otherwise
 *     this is the newest release whose exports the library has, and the host may be newer
 * @param file the path of the library
 * @see "docs/verbs/bindings.md"
 */
public record HostRelease(int major, int minor, boolean exact, String file) {
    /**
     * Returns the release of the libibverbs that this process uses. Loads the library if necessary.
     *
     * @throws UnsatisfiedLinkError if libibverbs cannot be loaded; the message lists the attempts and the package to
     *     install
     * @throws IllegalCallerException if the JVM refuses native access
     */
    public static HostRelease current() {
        Release current = ReleaseDetector.current();
        return new HostRelease(current.major(), current.minor(), current.exact(), current.file());
    }

    /**
     * Returns {@code true} if the host has the given release or a newer one.
     *
     * @param release a release as C code compares it: major × 100 + minor, such as 4400 for 44.0
     */
    public boolean isAtLeast(int release) {
        return number() >= release;
    }

    /** Returns the release as C code compares it: major × 100 + minor, such as 4400 for 44.0. */
    public int number() {
        return release().number();
    }

    /**
     * Checks that this process uses a new enough libibverbs, before a field is accessed that older releases do not
     * have.
     *
     * @param what the C name of the function or field
     * @param release the required release as C code compares it: major × 100 + minor, such as 4400 for 44.0
     * @throws UnsupportedOperationException if the host has an older release
     * @throws UnsatisfiedLinkError if libibverbs cannot be loaded
     */
    public static void require(String what, int release) {
        if (!ReleaseDetector.isAtLeast(release)) {
            throw ReleaseDetector.tooOld(what, release);
        }
    }

    /** Returns text such as {@code 44.0}, or {@code 36.0 or newer} if the release is not exact. */
    @Override
    public String toString() {
        return release().toString();
    }

    private Release release() {
        return new Release(major, minor, exact, file);
    }
}
