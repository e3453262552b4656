/**
 * Computes sizes, alignments, offsets and widths by the rules of the System V ABI, as gcc and clang do on LP64 targets.
 *
 * <p>Takes declarations from {@code parse} and a lookup of names, and returns copies with all sizes and offsets.
 * Depends on {@code model} only. Called by {@code cli}, and by {@code parse} for {@code sizeof} in constant
 * expressions.
 */
@NullMarked
package org.rdma4j.gen.layout;

import org.jspecify.annotations.NullMarked;
