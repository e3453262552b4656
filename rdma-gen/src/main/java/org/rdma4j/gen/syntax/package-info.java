/**
 * Parsers of TOML, YAML and JSON.
 *
 * <p>A parser takes the name and text of a file, and returns a {@link org.rdma4j.gen.tree.Value} with lines, or throws
 * an error with file and line. Called by {@code config} and {@code metadata}. Only this package and the writers of JSON
 * depend on Jackson.
 */
@NullMarked
package org.rdma4j.gen.syntax;

import org.jspecify.annotations.NullMarked;
