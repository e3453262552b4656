/**
 * Checks the metadata against the C compiler: every number and type through a probe that is compiled, every declaration
 * through a second reader of the same headers, every symbol through the library's own table.
 *
 * <p>In: {@code model.Metadata} and where its headers and libraries are. Out: {@link
 * org.rdma4j.gen.verify.VerifyReport}. Changes nothing but a temporary folder. Called by {@code cli}: {@code
 * Verifier.verify} for the command of that name, {@code Verifier.numbers} by the gate of extract, generate and check,
 * which asks for the numbers and types alone.
 *
 * <p>The way through: {@code *Facts} turn declarations into {@code Fact}s, each with the C that measures it; {@code
 * ProbeSource} writes them as one source; {@code Probe} compiles it, takes out what does not compile, reads the answers
 * from the {@code ObjectFile} and compares. Nothing is linked or run, so a cross compiler serves as well. {@code Dwarf*},
 * {@code Prototypes} and {@code Macros} are the second reader, {@code Completeness} compares names. {@code Symbols} reads
 * libraries.
 */
@NullMarked
package org.rdma4j.gen.verify;

import org.jspecify.annotations.NullMarked;
