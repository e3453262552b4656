/**
 * Checks metadata against the C compiler: numbers and types by a probe that is compiled, declarations by a second
 * reader of the same headers, symbols by the symbol table of the library.
 *
 * <p>In: {@code model.Metadata}, and the compiler, headers and libraries to compare with. Out: {@link
 * org.rdma4j.gen.verify.VerifyReport}. Called by {@code cli} ({@code Verifier.verify}) and by the gate of {@code
 * pipeline} ({@code Verifier.compare}, without libraries).
 *
 * <p>The way through: {@code *Facts} turn declarations into {@code Fact}s, each with the C that measures it;
 * {@code ProbeSource} writes them as one source; {@code Probe} compiles it, takes out what does not compile, reads the
 * answers from the {@code ObjectFile} and compares. Nothing is linked or run, so a cross compiler serves as well.
 * {@code SecondReader} has the compiler list what the headers declare, gcc through {@code DwarfReader} and
 * {@code AuxInfoReader}, clang through {@code ClangAstReader}, both through {@code HeaderText};
 * {@code CompletenessCheck} compares names. {@code SymbolCheck} reads libraries.
 */
@NullMarked
package org.rdma4j.gen.verify;

import org.jspecify.annotations.NullMarked;
