/**
 * The compiler's own preprocessor, and what becomes of its output before it is parsed.
 *
 * <p>In: the compiler with the flags of the configuration, and the C text of a translation unit. Out: {@link
 * org.rdma4j.gen.preprocess.AdaptedTokens}, which {@code parse} turns into declarations, and {@link
 * org.rdma4j.gen.preprocess.MacroTable}. Nothing here evaluates a condition or expands a macro: which branch of an
 * {@code #if} is taken, what a macro stands for and which file an {@code #include} finds is what {@code cc -E} says.
 *
 * <p>The way through: {@code CompilerProbe} describes a {@code Compiler}; {@code Preprocessor} runs it; {@code Lexer}
 * and {@code PreprocessedText} read its output into tokens with their places; {@code GrammarAdapter} takes out of them
 * what the parser's grammar does not know.
 */
@NullMarked
package org.rdma4j.gen.preprocess;

import org.jspecify.annotations.NullMarked;
