/**
 * Holds the metadata against the C compiler: every number and type through a probe that is compiled and run, every
 * declaration through a second reader of the same headers, every symbol through the library's own table.
 *
 * <p>In: {@code model.Metadata} and where its headers and libraries are. Out: {@link
 * org.rdma4j.gen.verify.VerifyReport}. Changes nothing on disk. Called by {@code cli} and by tests.
 *
 * <p>The way through: {@code *Facts} turn declarations into {@code Fact}s, each with the C that measures it; {@code
 * ProbeSource} writes them as one program; {@code Probe} compiles it, takes out what does not compile, runs it and
 * compares. {@code Dwarf*}, {@code Prototypes} and {@code Macros} are the second reader, {@code Completeness} compares
 * names. {@code Symbols} reads libraries.
 */
@NullMarked
package org.rdma4j.gen.verify;

import org.jspecify.annotations.NullMarked;
