/**
 * The files beside the Java that tools read at run time and build time: the table of sizes and offsets, and GraalVM's
 * reachability metadata.
 *
 * <p>In: layout tables, and the calls that emitted code links. Out: text. Called by {@code pipeline} and the top of {@code
 * emit}.
 */
@NullMarked
package org.rdma4j.gen.emit.resource;

import org.jspecify.annotations.NullMarked;
