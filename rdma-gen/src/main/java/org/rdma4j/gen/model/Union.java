package org.rdma4j.gen.model;

/**
 * What several releases have between them: one metadata with the newest release's declarations and, behind them, those
 * that only older ones have.
 *
 * @param metadata the declarations; its release and versions are the newest's
 * @param history which release has what
 */
public record Union(Metadata metadata, History history) {

    /** One release alone. */
    public static Union of(Metadata metadata) {
        return new Union(metadata, History.NONE);
    }
}
