/**
 * Checks the metadata against the C compiler: every number and type through a probe that is compiled, every declaration
 * through a second reader of the same headers, every symbol through the library's own table.
 *
 * <p>In: {@code model.Metadata} and where its headers and libraries are. Out: {@link
 * org.rdma4j.gen.verify.VerifyReport}. Changes nothing but a temporary folder. Called by {@code cli}: {@code
 * Verifier.verify} for the command of that name, {@code Verifier.compare}, which leaves out libraries, by the gate of
 * extract, generate and check.
 *
 * <p>The way through: {@code *Facts} turn declarations into {@code Fact}s, each with the C that measures it; {@code
 * ProbeSource} writes them as one source; {@code Probe} compiles it, takes out what does not compile, reads the answers
 * from the {@code ObjectFile} and compares. Nothing is linked or run, so a cross compiler serves as well. {@code
 * SecondReader} has the compiler list what the headers declare, gcc through {@code DwarfReader} and {@code AuxInfoReader},
 * clang through {@code ClangAstReader}, both through {@code HeaderText}; {@code CompletenessCheck} compares names. {@code
 * SymbolCheck} reads libraries.
 */
@NullMarked
package org.rdma4j.gen.verify;

import org.jspecify.annotations.NullMarked;
