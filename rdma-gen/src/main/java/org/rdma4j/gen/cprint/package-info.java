/**
 * C text from the model: declarators, and the wrapper library, which exports each inline function and the sequences that
 * the configuration lists.
 *
 * <p>In: types and declarations of {@code model}. Out: C source as text, the same on every run. Writes no file and runs
 * no compiler. Called by {@code extract}, {@code emit}, {@code dump} and {@code verify}.
 */
@NullMarked
package org.rdma4j.gen.cprint;

import org.jspecify.annotations.NullMarked;
