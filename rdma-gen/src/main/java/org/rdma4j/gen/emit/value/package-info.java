/**
 * How a C value crosses into Java: its carrier, the type that a caller sees, and its memory layout.
 *
 * <p>In: C types, looked up in {@link org.rdma4j.gen.emit.value.BoundMetadata}, on each target. Out: {@link
 * org.rdma4j.gen.emit.value.JavaValue}s and the code of layouts; a number that targets disagree on is a {@link
 * org.rdma4j.gen.emit.value.PerTargetNumber}. Called by {@code call} and {@code record}.
 */
@NullMarked
package org.rdma4j.gen.emit.value;

import org.jspecify.annotations.NullMarked;
