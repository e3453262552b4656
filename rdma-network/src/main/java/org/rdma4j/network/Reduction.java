package org.rdma4j.network;

/**
 * An operation with which {@link Collectives#allReduce Collectives.allReduce} combines two elements.
 *
 * @see "docs/guide/cluster.md"
 */
public enum Reduction {
    /** Sum. Integers wrap around on overflow. */
    SUM,

    /** Minimum, as defined by {@link Math#min}: the result is NaN if an element is NaN, and -0.0 is less than 0.0. */
    MIN,

    /** Maximum, as defined by {@link Math#max}: the result is NaN if an element is NaN, and 0.0 is greater than -0.0. */
    MAX
}
