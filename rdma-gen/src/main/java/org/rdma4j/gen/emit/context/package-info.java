/**
 * Context of the generators of a partition: metadata, facts in the configuration, names, and unsupported declarations.
 * Used by {@code record}, {@code enumeration}, {@code callback} and {@code function}.
 */
@NullMarked
package org.rdma4j.gen.emit.context;

import org.jspecify.annotations.NullMarked;
