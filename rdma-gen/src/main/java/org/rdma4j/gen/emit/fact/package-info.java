/**
 * What is known of a declaration beside its C: the configuration's facts, and which releases have it.
 *
 * <p>In: the configuration and the history of the releases. Out: facts that have been checked against the metadata, and
 * the sentences that comments say about releases. Called by whatever makes classes.
 */
@NullMarked
package org.rdma4j.gen.emit.fact;

import org.jspecify.annotations.NullMarked;
