package org.rdma4j.gen.pipeline;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.layout.Retargeting;
import org.rdma4j.gen.layout.TargetCompatibility;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.parse.TargetDependent;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.Command;

/**
 * Adds the other targets of a configuration to metadata that was read for one target.
 *
 * <p>If all targets have the same headers, sizes and offsets for the other targets are computed. If each target has its
 * own headers, the checked-in metadata of the other targets is used. Either way a machine of any target writes the same
 * file.
 */
public final class AdditionalTargets {

    private final Config config;
    private final ProgressListener listener;
    /**
     * Whether checked-in metadata of another target is dropped if it has other declarations; otherwise it is an error.
     */
    private final boolean dropsMismatch;

    /** @param dropsMismatch whether checked-in metadata with other declarations is dropped */
    public AdditionalTargets(Config config, ProgressListener listener, boolean dropsMismatch) {
        this.config = config;
        this.listener = listener;
        this.dropsMismatch = dropsMismatch;
    }

    /**
     * Returns the metadata with the other targets. The listener is notified of targets that cannot be added.
     *
     * @param here the metadata of one target
     * @param imported the metadata that the configuration imports, in order
     * @param extraction the extraction that read it
     * @param file supplies the metadata file; called if each target has its own headers
     */
    public Metadata complete(Metadata here, List<Metadata> imported, Extraction extraction, Supplier<Path> file) {
        List<Target> wanted =
                config.output().targets().triples().stream().map(this::target).toList();
        List<Metadata> all = new ArrayList<>(List.of(here));
        if (!wanted.isEmpty() && !wanted.contains(here.target())) {
            listener.note(config.output().name() + " is described for "
                    + here.target().triple()
                    + " only, the target of the compiler; output.targets does not list it");
        } else {
            for (Target target : wanted) {
                if (!target.equals(here.target())) {
                    other(here, target, imported, extraction, file).ifPresent(all::add);
                }
            }
        }
        return Metadata.of(all);
    }

    private Target target(String triple) {
        return Target.of(triple)
                .orElseThrow(() -> ProblemException.badInput(
                        Location.of(config.file().toString()),
                        "output.targets contains an unknown target: " + triple,
                        "the supported targets are " + Target.triples(", ")));
    }

    private Optional<Metadata> other(
            Metadata here, Target target, List<Metadata> imported, Extraction extraction, Supplier<Path> file) {
        if (config.output().targets().ownHeaders()) {
            return checkedIn(here, target, file.get());
        }
        List<Metadata> there =
                imported.stream().flatMap(m -> m.on(target).stream()).toList();
        if (there.size() < imported.size()) {
            listener.note(config.output().name() + " is not described for " + target.triple()
                    + ": the metadata that it imports does not describe that target");
            return Optional.empty();
        }
        Metadata computed = Retargeting.compute(here, target, there);
        List<Metadata> ours =
                imported.stream().flatMap(m -> m.on(here.target()).stream()).toList();
        Optional<TargetDependent> unconfirmed = extraction.dependent().stream()
                .filter(d -> !isKnown(d, ours, there))
                .findFirst();
        if (unconfirmed.isPresent() && Command.isOnPath(target.compiler())) {
            extraction.confirm(computed);
        } else if (unconfirmed.isPresent()) {
            List<Target> missing = config.output().targets().triples().stream()
                    .map(this::target)
                    .filter(t -> !t.equals(here.target()) && !Command.isOnPath(t.compiler()))
                    .toList();
            throw ProblemException.badInput(
                    unconfirmed.get().location(),
                    unconfirmed.get().what() + " may differ for " + joined(missing, Target::triple),
                    joined(missing, Target::remedy)
                            + " so that each target's compiler can confirm it, or remove the target from output.targets");
        }
        return Optional.of(computed);
    }

    private static String joined(List<Target> targets, Function<Target, String> words) {
        return targets.stream().map(words).collect(Collectors.joining(", "));
    }

    /**
     * Returns {@code true} if imported metadata proves that both targets agree. Constants have one value for all
     * targets.
     */
    private static boolean isKnown(TargetDependent dependent, List<Metadata> ours, List<Metadata> theirs) {
        boolean constant = dependent.macro().isPresent()
                && ours.stream()
                        .flatMap(m -> m.partitions().stream())
                        .anyMatch(p -> declares(p, dependent.macro().get()));
        return constant
                || dependent
                        .type()
                        .filter(type ->
                                size(type, ours).isPresent() && size(type, ours).equals(size(type, theirs)))
                        .isPresent();
    }

    private static boolean declares(Partition partition, String number) {
        return partition.constants().stream().anyMatch(c -> c.name().equals(number))
                || partition.allEnums().stream()
                        .anyMatch(e ->
                                e.enumerators().stream().anyMatch(n -> n.name().equals(number)));
    }

    /** Returns the size and alignment of a record, or the type behind a typedef. */
    private static Optional<Object> size(NamedType type, List<Metadata> imported) {
        return imported.stream()
                .map(TypeIndex::new)
                .flatMap(index -> Stream.concat(
                        index.record(type).stream().map(r -> List.of(r.size(), r.alignment())),
                        index.typedef(type).stream().map(t -> index.resolve(t.type()))))
                .map(Object.class::cast)
                .findFirst();
    }

    private Optional<Metadata> checkedIn(Metadata here, Target target, Path file) {
        Optional<Metadata> there =
                Files.isRegularFile(file) ? CheckedInMetadata.read(file).on(target) : Optional.empty();
        if (there.isEmpty()) {
            listener.note(config.output().name() + " is not described for " + target.triple() + "; " + remedy(target));
            return there;
        }
        Optional<String> difference = TargetCompatibility.difference(here, there.get());
        if (difference.isEmpty()) {
            return there;
        }
        String what = OutputPaths.shown(file) + " contains a different description for " + target.triple() + ": "
                + difference.get();
        if (!dropsMismatch) {
            throw ProblemException.missing(what, remedy(target));
        }
        listener.note(what + "; that description is removed; " + remedy(target));
        return Optional.empty();
    }

    private String remedy(Target target) {
        return "its headers require the compiler of the target: " + target.remedy()
                + ", and run: rdma-gen extract --config " + OutputPaths.shown(config.file()) + " --target "
                + target.triple()
                + " --cc " + target.compiler();
    }
}
