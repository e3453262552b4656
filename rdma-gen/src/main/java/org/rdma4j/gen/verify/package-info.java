/**
 * Checks metadata against the C compiler: numbers and types by a probe that is compiled, declarations by a second
 * reader of the same headers, symbols by the symbol table of the library.
 *
 * <p>In: {@code model.Metadata}, and the compiler, headers and libraries to compare with. Out: {@link
 * org.rdma4j.gen.verify.VerifyReport}. Called by {@code cli} ({@code Verifier.verify}) and by the gate of {@code
 * pipeline} ({@code Verifier.compare}, without libraries).
 *
 * <p>{@code *Facts} create a {@code Fact} for each statement of the metadata, with the C code that measures it. {@code
 * ProbeSource} prints all facts as one source; {@code Probe} compiles it, removes facts that do not compile, reads the
 * results from the {@code ObjectFile} and compares them. Nothing is linked or run, so the compiler may be a cross
 * compiler. {@code SecondReader} has the compiler list the declarations: gcc through {@code DwarfReader} and {@code
 * AuxInfoReader}, clang through {@code ClangAstReader}, both through {@code HeaderText}. {@code CompletenessCheck}
 * compares their names, {@code SymbolCheck} the symbols of libraries.
 */
@NullMarked
package org.rdma4j.gen.verify;

import org.jspecify.annotations.NullMarked;
