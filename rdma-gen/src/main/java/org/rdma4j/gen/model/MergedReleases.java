package org.rdma4j.gen.model;

/**
 * The union of several releases: the declarations of the newest release, followed by those that only older ones have.
 *
 * @param metadata the declarations; release and versions are those of the newest release
 * @param history the releases in which each declaration exists
 */
public record MergedReleases(Metadata metadata, History history) {

    /** Returns a single release. */
    public static MergedReleases of(Metadata metadata) {
        return new MergedReleases(metadata, History.NONE);
    }
}
