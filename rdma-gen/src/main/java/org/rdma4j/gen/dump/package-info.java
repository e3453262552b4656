/**
 * Prints metadata with one fact per line, for grep and diff and for comparison with other tools.
 *
 * <p>Lines have four columns, {@code partition kind name value}, separated by tabs, and are sorted by bytes. Facts that
 * differ between targets are printed as a table. Called by {@code cli}; {@code diff} uses the rows, and {@code merge}
 * the signatures.
 *
 * <p>{@link org.rdma4j.gen.dump.DumpRows} creates the rows of each kind of declaration, {@link
 * org.rdma4j.gen.dump.AbiSignatures} signatures, {@link org.rdma4j.gen.dump.CSpelling} the C spelling of types, {@link
 * org.rdma4j.gen.dump.Dump} the dump, and {@link org.rdma4j.gen.dump.TargetTable} the table of targets.
 *
 * <p>Kinds: {@code struct union field enum enumerator function constant alias opaque}, and {@code type} (the C type of
 * a field, function or constant, with {@code {...}} for members that have rows of their own), {@code typedef},
 * {@code pointer} (the address of a pointer constant), {@code symbol} (library and version node), {@code skip} (the
 * reason).
 */
@NullMarked
package org.rdma4j.gen.dump;

import org.jspecify.annotations.NullMarked;
