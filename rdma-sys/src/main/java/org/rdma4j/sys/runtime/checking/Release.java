package org.rdma4j.sys.runtime.checking;

import org.rdma4j.sys.runtime.loading.ReleaseNumber;

/**
 * A release of rdma-core that a library is of.
 *
 * @param major such as 44
 * @param minor such as 0
 * @param exact whether the library's file name says so; otherwise the library may be newer
 * @param file the library
 */
public record Release(int major, int minor, boolean exact, String file) {
    /** As C code tests it. */
    public int number() {
        return ReleaseNumber.of(major, minor);
    }

    /** Such as {@code 44.0}, or {@code 36.0 or newer} where only the exports tell. */
    @Override
    public String toString() {
        return major + "." + minor + (exact ? "" : " or newer");
    }
}
