/**
 * The text of a file in TOML, YAML or JSON as a tree.
 *
 * <p>In: a file's name and text. Out: {@link org.rdma4j.gen.tree.Value}, whose parts know their lines; or one error that
 * names file and line. Called by {@code config} and {@code metadata}. Jackson reads the text; only this package and the
 * writers of JSON use it.
 */
@NullMarked
package org.rdma4j.gen.syntax;

import org.jspecify.annotations.NullMarked;
