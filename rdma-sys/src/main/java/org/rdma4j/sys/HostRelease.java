package org.rdma4j.sys;

import org.rdma4j.sys.runtime.checking.HostReleases;
import org.rdma4j.sys.runtime.checking.Release;

/**
 * The release of rdma-core that this host has.
 *
 * @param major such as 44
 * @param minor such as 0
 * @param exact whether the library's file name says so ({@code libibverbs.so.1.14.44.0}); otherwise it is the newest
 *     release whose exports are all there, and the host may be newer
 * @param file the library that this was read from
 */
public record HostRelease(int major, int minor, boolean exact, String file) {
    /**
     * The release of the libibverbs that this process uses. Loads it if no call has yet.
     *
     * @throws UnsatisfiedLinkError if the host has none, with all that was tried and the package to install
     * @throws IllegalCallerException if the JVM refuses native access
     */
    public static HostRelease current() {
        Release current = HostReleases.current();
        return new HostRelease(current.major(), current.minor(), current.exact(), current.file());
    }

    /**
     * Whether the host has at least a release.
     *
     * @param release as C code tests it: major × 100 + minor, 4400 for 44.0
     */
    public boolean isAtLeast(int release) {
        return number() >= release;
    }

    /** The release as C code tests it: major × 100 + minor, 4400 for 44.0. */
    public int number() {
        return release().number();
    }

    /**
     * Demands a release of this process's libibverbs, before memory is touched that an older one does not have.
     *
     * @param what needs it: a function or a field, by its C name
     * @param release as C code tests it: major × 100 + minor, 4400 for 44.0
     * @throws UnsupportedOperationException if the host's is older
     * @throws UnsatisfiedLinkError if the host has no libibverbs
     */
    public static void require(String what, int release) {
        if (!HostReleases.reaches(release)) {
            throw HostReleases.tooOld(what, release);
        }
    }

    /** Such as {@code 44.0}, or {@code 36.0 or newer} where only the exports tell. */
    @Override
    public String toString() {
        return release().toString();
    }

    private Release release() {
        return new Release(major, minor, exact, file);
    }
}
