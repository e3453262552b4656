/**
 * Prints C: declarators, and the wrapper library, which exports inline functions.
 *
 * <p>Takes types and declarations of {@code model} and returns C source, which is the same in each run. Neither writes
 * files nor runs a compiler. Called by {@code cli}, {@code dump}, {@code emit} and {@code verify}.
 */
@NullMarked
package org.rdma4j.gen.cprint;

import org.jspecify.annotations.NullMarked;
