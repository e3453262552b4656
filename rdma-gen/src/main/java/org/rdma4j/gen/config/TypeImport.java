package org.rdma4j.gen.config;

import java.nio.file.Path;
import java.util.Optional;

/**
 * {@code [[type_import]]}: metadata of another configuration.
 *
 * @param metadata the file
 * @param namespace the namespace in it
 * @param javaPackage the Java package of its bindings
 * @param config the configuration that makes that metadata; {@code generate} and {@code check} run it first
 */
public record TypeImport(Path metadata, String namespace, String javaPackage, Optional<Path> config) {}
