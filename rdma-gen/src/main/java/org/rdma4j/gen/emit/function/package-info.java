/**
 * Classes of the functions of a partition: methods, method handles, and methods that throw exceptions on failure.
 * {@link org.rdma4j.gen.emit.function.FunctionBinder} determines how each function is called. Called by {@code emit}.
 */
@NullMarked
package org.rdma4j.gen.emit.function;

import org.jspecify.annotations.NullMarked;
