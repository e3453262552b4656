package org.rdma4j.gen.model;

/**
 * What several releases have between them: one metadata with the newest release's declarations and, behind them, those
 * that only older ones have.
 *
 * @param metadata the declarations; its release and versions are the newest's
 * @param history which release has what
 */
public record MergedReleases(Metadata metadata, History history) {

    /** One release alone. */
    public static MergedReleases of(Metadata metadata) {
        return new MergedReleases(metadata, History.NONE);
    }
}
