/**
 * Representation of C values in Java: carrier, API type and memory layout.
 * {@link org.rdma4j.gen.emit.value.BoundMetadata} resolves types, {@link org.rdma4j.gen.emit.value.JavaValue} is the
 * representation of a value, and {@link org.rdma4j.gen.emit.value.PerTargetNumber} a number that may differ between
 * targets. Called by {@code call} and {@code record}.
 */
@NullMarked
package org.rdma4j.gen.emit.value;

import org.jspecify.annotations.NullMarked;
