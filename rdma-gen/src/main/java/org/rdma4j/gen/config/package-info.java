/**
 * What is to be bound: the configuration, read from TOML or YAML and checked key by key.
 *
 * <p>In: a file that a person wrote. Out: {@link org.rdma4j.gen.config.Config}, with every path absolute; or one
 * error that names file, line and key. Called by {@code pipeline}.
 */
@NullMarked
package org.rdma4j.gen.config;

import org.jspecify.annotations.NullMarked;
