/**
 * Hostile and random input, seeded: the same seed gives the same inputs on every machine.
 *
 * <p>In: a seed and a number. {@link org.rdma4j.gen.fuzz.RandomHeader} makes valid C, whose layouts the compiler checks;
 * {@link org.rdma4j.gen.fuzz.RandomDirectives} makes C that is hard to preprocess, whose names {@link
 * org.rdma4j.gen.fuzz.CompilerNames} compares with the compiler's as well; the mutators damage headers, TOML and metadata. Out: {@link org.rdma4j.gen.fuzz.TrialResults}, which counts what came of
 * each input, and names every one that was neither accepted nor refused with a clear error. {@link
 * org.rdma4j.gen.fuzz.FuzzTest} runs some hundreds of each kind, {@link org.rdma4j.gen.fuzz.FuzzMain} as many as asked.
 */
@NullMarked
package org.rdma4j.gen.fuzz;

import org.jspecify.annotations.NullMarked;
