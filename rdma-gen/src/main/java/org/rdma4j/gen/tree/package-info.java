/**
 * A read file as a tree of values that know where they stand, so that whoever asks for a string and finds a number says
 * so with file, line and key, in the same words everywhere.
 *
 * <p>In: {@link org.rdma4j.gen.tree.TreeBuilder} is fed by {@code syntax}. Out: tables, lists and leaves with
 * typed accessors. Called by {@code syntax}, which feeds it, and by {@code config}
 * and {@code metadata}; no parser library is known here.
 */
@NullMarked
package org.rdma4j.gen.tree;

import org.jspecify.annotations.NullMarked;
