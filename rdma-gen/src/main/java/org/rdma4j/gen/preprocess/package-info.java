/**
 * Runs the preprocessor of the C compiler and prepares its output for parsing.
 *
 * <p>Takes the compiler with the flags of the configuration and the text of a translation unit, and returns
 * {@link org.rdma4j.gen.preprocess.AdaptedTokens} for {@code parse} and a {@link org.rdma4j.gen.preprocess.MacroTable}.
 * Conditions are evaluated, macros expanded and included files found by {@code cc -E} only.
 *
 * <p>{@code CompilerProbe} describes a {@code Compiler}; {@code Preprocessor} runs it; {@code Lexer} and
 * {@code PreprocessedText} convert its output to tokens with locations; {@code GrammarAdapter} removes what the grammar
 * of the parser does not support.
 */
@NullMarked
package org.rdma4j.gen.preprocess;

import org.jspecify.annotations.NullMarked;
