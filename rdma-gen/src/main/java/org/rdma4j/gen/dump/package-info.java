/**
 * The metadata as one fact a line, for people with grep and diff and for checks from outside.
 *
 * <p>In: {@link org.rdma4j.gen.model.Metadata}. Out: lines of four columns, {@code partition kind name value}, tab
 * between them, sorted by byte. Called by {@code cli}.
 *
 * <p>Kinds: {@code struct union field enum enumerator function constant alias opaque}, and {@code type} (the C type of a
 * field, function or constant; {@code {...}} stands for members that have rows of their own), {@code typedef},
 * {@code pointer} (a pointer constant's address), {@code symbol} (the library and the version node), {@code skip} (the
 * reason). Words of signatures: see {@link org.rdma4j.gen.dump.SignatureWords}.
 */
@NullMarked
package org.rdma4j.gen.dump;

import org.jspecify.annotations.NullMarked;
