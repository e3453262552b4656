/**
 * C text from the model: declarators, and the wrapper library that makes inline functions callable, each by itself and
 * those together that the configuration lists as sequences.
 *
 * <p>In: types and declarations of {@code model}. Out: C source as text, the same on every run. Writes no file and runs
 * no compiler. Called by {@code extract}, {@code emit}, {@code dump} and {@code verify}.
 */
@NullMarked
package org.rdma4j.gen.cprint;

import org.jspecify.annotations.NullMarked;
