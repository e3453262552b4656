/**
 * The classes of a partition's functions: the methods, their handles, and their forms that throw.
 *
 * <p>In: functions. {@link org.rdma4j.gen.emit.function.FunctionBinder} decides how Java reaches each, and the generators
 * make classes of what it found. Called by the top of {@code emit}.
 */
@NullMarked
package org.rdma4j.gen.emit.function;

import org.jspecify.annotations.NullMarked;
