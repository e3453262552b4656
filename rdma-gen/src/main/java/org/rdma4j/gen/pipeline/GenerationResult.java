package org.rdma4j.gen.pipeline;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.Metadata;

/**
 * What one configuration gives on this machine.
 *
 * @param config the configuration
 * @param metadata what its headers say here
 * @param history of the releases that were emitted together
 * @param obsolete files in the tree that belong there no longer
 * @param unknown what about this machine is not among what is checked in; empty when nothing is
 */
public record GenerationResult(
        Config config, Metadata metadata, History history, Set<Path> obsolete, Optional<String> unknown) {}
