package org.rdma4j.sys.runtime.checking;

import org.rdma4j.sys.runtime.loading.ReleaseNumber;

/**
 * A release of rdma-core, as detected from a library.
 *
 * @param major the major release, such as 44
 * @param minor the minor release, such as 0
 * @param exact whether the file name of the library states the release; otherwise the library may be newer
 * @param file the path of the library
 * @see "docs/verbs/bindings.md"
 */
public record Release(int major, int minor, boolean exact, String file) {
    /** Returns the release as a {@link ReleaseNumber}. */
    public int number() {
        return ReleaseNumber.of(major, minor);
    }

    /** Returns text such as {@code 44.0}, or {@code 36.0 or newer} if the release is not exact. */
    @Override
    public String toString() {
        return major + "." + minor + (exact ? "" : " or newer");
    }
}
