/**
 * Sizes, alignments, offsets and widths, by the System V rules that gcc and clang follow on LP64 targets.
 *
 * <p>In: declarations that {@code parse} left without numbers, and a way to look names up. Out: the same declarations
 * with every number filled in. Knows the model alone; called by {@code pipeline}, and asked by {@code parse} for a
 * {@code sizeof} inside a constant expression.
 */
@NullMarked
package org.rdma4j.gen.layout;

import org.jspecify.annotations.NullMarked;
