/**
 * What the generators of one partition share: the metadata, the configuration's facts, the names, and what is refused.
 *
 * <p>In: all of these, from the top of {@code emit}. Out: one object. Called by {@code record}, {@code enumeration},
 * {@code callback} and {@code function}.
 */
@NullMarked
package org.rdma4j.gen.emit.context;

import org.jspecify.annotations.NullMarked;
