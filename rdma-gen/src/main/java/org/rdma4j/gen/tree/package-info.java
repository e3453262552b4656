/**
 * The content of a file as a tree of values with their locations, so that all messages about values have the same form:
 * file, line, key, and the expected and the actual type.
 *
 * <p>{@code syntax} builds trees with a {@link org.rdma4j.gen.tree.TreeBuilder}; {@code config} and {@code metadata}
 * read them through typed accessors. The package does not depend on a parser library.
 */
@NullMarked
package org.rdma4j.gen.tree;

import org.jspecify.annotations.NullMarked;
