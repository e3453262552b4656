/**
 * The configuration of the generator, read from TOML or YAML and validated key by key.
 *
 * <p>{@link org.rdma4j.gen.config.ConfigReader} reads a file and returns a {@link org.rdma4j.gen.config.Config}, or
 * throws an error with file, line and key. Called by {@code cli}.
 */
@NullMarked
package org.rdma4j.gen.config;

import org.jspecify.annotations.NullMarked;
