/**
 * Fuzz tests with random and damaged input. The same seed gives the same inputs on every machine.
 *
 * <p>{@link org.rdma4j.gen.fuzz.RandomHeader} draws valid C, whose layouts are verified with the compiler. {@link
 * org.rdma4j.gen.fuzz.RandomDirectives} draws C that is hard to preprocess; {@link org.rdma4j.gen.fuzz.CompilerNames}
 * compares its names with the compiler's as well. {@link org.rdma4j.gen.fuzz.Mutators} damages headers, configurations
 * and metadata. {@link org.rdma4j.gen.fuzz.TrialResults} counts the outcomes and lists each input that was neither
 * accepted nor refused with a clear error.
 *
 * <p>{@link org.rdma4j.gen.fuzz.FuzzTest} runs several hundred inputs of each kind, {@link
 * org.rdma4j.gen.fuzz.FuzzMain} any number of them.
 */
@NullMarked
package org.rdma4j.gen.fuzz;

import org.jspecify.annotations.NullMarked;
