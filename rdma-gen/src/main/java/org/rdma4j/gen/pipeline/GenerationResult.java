package org.rdma4j.gen.pipeline;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.Metadata;

/**
 * Result of generating one configuration.
 *
 * @param config the configuration
 * @param metadata the metadata of the headers of this machine
 * @param history the history of the merged releases
 * @param obsolete emitted files in the source tree that are no longer emitted
 * @param unknown message about an unknown release; empty if the release is known
 */
public record GenerationResult(
        Config config, Metadata metadata, History history, Set<Path> obsolete, Optional<String> unknown) {}
