/**
 * The metadata as one fact a line, for people with grep and diff and for checks from outside.
 *
 * <p>In: {@link org.rdma4j.gen.model.Metadata}. Out: lines of four columns, {@code partition kind name value}, tab
 * between them, sorted by byte; and what differs between targets as a table. Called by {@code cli}; {@code diff} takes
 * its rows and {@code merge} its words of signatures from here.
 *
 * <p>Where things are: {@link org.rdma4j.gen.dump.DumpRows} has the rows of each kind of declaration, {@link
 * org.rdma4j.gen.dump.AbiSignatures} the words of signatures, {@link org.rdma4j.gen.dump.CSpelling} C types as text,
 * {@link org.rdma4j.gen.dump.Dump} the whole, {@link org.rdma4j.gen.dump.TargetTable} the table.
 *
 * <p>Kinds: {@code struct union field enum enumerator function constant alias opaque}, and {@code type} (the C type of a
 * field, function or constant; {@code {...}} stands for members that have rows of their own), {@code typedef},
 * {@code pointer} (a pointer constant's address), {@code symbol} (the library and the version node), {@code skip} (the
 * reason). Enumerators of unnamed enums have rows wherever the enum is written.
 */
@NullMarked
package org.rdma4j.gen.dump;

import org.jspecify.annotations.NullMarked;
