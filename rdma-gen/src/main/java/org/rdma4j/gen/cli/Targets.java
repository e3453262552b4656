package org.rdma4j.gen.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.layout.Agreement;
import org.rdma4j.gen.layout.Retargeting;
import org.rdma4j.gen.metadata.MetadataReader;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/**
 * The targets that a configuration names beside the one that headers were read for. Where all have the same headers their
 * numbers follow; where each has its own, they are what is checked in. So a machine of any of them gives the same file.
 */
final class Targets {

    private final Config config;
    private final Console console;
    /** Whether what is checked in for another target may be dropped where it does not fit what was read. */
    private final boolean drops;

    Targets(Config config, Console console, boolean drops) {
        this.config = config;
        this.console = console;
        this.drops = drops;
    }

    /**
     * The metadata with the other targets in it. What is known for none of them is left out, and said.
     *
     * @param here what was read
     * @param imported the metadata that the configuration imports, in its order
     * @param file names the file that what was read belongs in; asked where each target has headers of its own
     */
    Metadata complete(Metadata here, List<Metadata> imported, Supplier<Path> file) {
        List<Target> wanted =
                config.output().targets().triples().stream().map(this::target).toList();
        List<Metadata> all = new ArrayList<>(List.of(here));
        if (wanted.contains(here.target())) {
            for (Target target : wanted) {
                if (!target.equals(here.target())) {
                    other(here, target, imported, file).ifPresent(all::add);
                }
            }
        }
        return Metadata.of(all);
    }

    private Target target(String triple) {
        return Target.of(triple)
                .orElseThrow(() -> ProblemException.badInput(
                        Location.of(config.file().toString()),
                        "output.targets names " + triple,
                        "it may name "
                                + String.join(
                                        ", ",
                                        Target.ALL.stream().map(Target::triple).toList())));
    }

    private Optional<Metadata> other(Metadata here, Target target, List<Metadata> imported, Supplier<Path> file) {
        if (config.output().targets().ownHeaders()) {
            return checkedIn(here, target, file.get());
        }
        List<Metadata> there =
                imported.stream().flatMap(m -> m.on(target).stream()).toList();
        if (there.size() < imported.size()) {
            console.note(config.output().name() + " is described for "
                    + here.target().triple() + " alone: what it imports says nothing of " + target.triple());
            return Optional.empty();
        }
        return Optional.of(Retargeting.compute(here, target, there));
    }

    private Optional<Metadata> checkedIn(Metadata here, Target target, Path file) {
        Optional<Metadata> there =
                Files.isRegularFile(file) ? MetadataReader.read(file).on(target) : Optional.empty();
        if (there.isEmpty()) {
            console.note(config.output().name() + " is described for "
                    + here.target().triple() + " alone; " + remedy(target));
            return there;
        }
        Optional<String> difference = Agreement.difference(here, there.get());
        if (difference.isEmpty()) {
            return there;
        }
        String what = Paths.shown(file) + " has another description for " + target.triple() + ": " + difference.get();
        if (!drops) {
            throw ProblemException.missing(what, remedy(target));
        }
        console.note(what + "; it is dropped; " + remedy(target));
        return Optional.empty();
    }

    private String remedy(Target target) {
        return "its headers are read with its own compiler: install gcc-"
                + target.triple().replace('_', '-') + " and libc6-dev-"
                + (target.equals(Target.AARCH64) ? "arm64" : "amd64") + "-cross, and run: rdma-gen extract --config "
                + Paths.shown(config.file()) + " --target " + target.triple() + " --cc " + target.triple() + "-gcc";
    }
}
