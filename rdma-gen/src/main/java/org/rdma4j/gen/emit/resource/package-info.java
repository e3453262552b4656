/**
 * Files other than Java source: the reachability metadata for GraalVM. Called by {@code emit}.
 */
@NullMarked
package org.rdma4j.gen.emit.resource;

import org.jspecify.annotations.NullMarked;
