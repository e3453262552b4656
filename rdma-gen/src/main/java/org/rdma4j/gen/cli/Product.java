package org.rdma4j.gen.cli;

import java.nio.file.Path;
import java.util.Map;
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
 * @param texts every file that belongs in the tree, by path
 * @param obsolete files in the tree that belong there no longer
 * @param elsewhere for a release that the tree does not have: what it gives, by path below {@code target}
 * @param unknown what about this machine is not among what is checked in; empty when nothing is
 */
record Product(
        Config config,
        Metadata metadata,
        History history,
        Map<Path, String> texts,
        Set<Path> obsolete,
        Map<Path, String> elsewhere,
        Optional<String> unknown) {}
