package org.rdma4j.gen.pipeline;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.ConfigReader;
import org.rdma4j.gen.config.TypeImport;
import org.rdma4j.gen.emit.unsupported.DeclarationOrigins;
import org.rdma4j.gen.merge.Merger;
import org.rdma4j.gen.metadata.HistoryWriter;
import org.rdma4j.gen.metadata.MetadataWriter;
import org.rdma4j.gen.model.MergedReleases;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.AsyncTask;

/**
 * Generates the files of configurations and of the configurations that they import.
 *
 * <p>A release of the headers is <em>known</em> if its metadata is checked in for this machine's kernel headers, libc
 * and target, or if it is being adopted. Otherwise the files that are checked in are emitted from their own metadata,
 * and what the headers of this machine give is written below {@value #UNKNOWN_RELEASES}.
 */
public final class Generation {

    /** Folder for the files of an unknown release, relative to the configuration's folder. */
    private static final String UNKNOWN_RELEASES = "target/rdma-gen";

    private final ExtractOptions options;
    private final boolean adopt;
    private final CompilerGate gate;
    private final ProgressListener listener;
    private final FileSink tree;
    private final FileSink elsewhere;
    private final List<Supplier<GenerationResult>> products = new ArrayList<>();
    /** Configurations being generated, each followed by the one that it imports. */
    private final Deque<Path> open = new ArrayDeque<>();
    /** Configurations generated so far, by file. */
    private final Map<Path, Made> made = new HashMap<>();

    /**
     * Creates a generation.
     *
     * @param adopt whether a release that is not checked in is added
     * @param gate compares the metadata with the C compiler
     * @param tree receives the files that belong in the source tree
     * @param elsewhere receives the files of an unknown release
     */
    public Generation(
            ExtractOptions options,
            boolean adopt,
            CompilerGate gate,
            ProgressListener listener,
            FileSink tree,
            FileSink elsewhere) {
        this.options = options;
        this.adopt = adopt;
        this.gate = gate;
        this.listener = listener;
        this.tree = tree;
        this.elsewhere = elsewhere;
    }

    /**
     * Generates the configurations.
     *
     * <p>The headers of a configuration are read while the files of the previous one are emitted.
     *
     * @return one result for each configuration, in order; imported configurations come before those that import them
     */
    public List<GenerationResult> run(List<Config> configs) {
        try (BackgroundThread emission = new BackgroundThread("emission")) {
            configs.forEach(config -> make(config, options, emission));
            return products.stream().map(Supplier::get).toList();
        }
    }

    /**
     * Metadata of a configuration.
     *
     * @param here the metadata to check in for the headers of this machine; the newest metadata that is checked in if
     *     their release is unknown
     * @param all the merged releases
     */
    private record Made(Metadata here, Supplier<MergedReleases> all) {

        /** Returns the metadata with which a configuration that imports this one is emitted. */
        Metadata emittedWith(TypeImport entry) {
            return entry.isOfEachRelease() ? all.get().metadata() : here;
        }
    }

    /** Generates a configuration after those that it imports. */
    private Made make(Config config, ExtractOptions extractOptions, BackgroundThread emission) {
        if (open.contains(config.file())) {
            throw ProblemException.badInput(
                    Location.of(open.getLast().toString()),
                    "imports " + config.file() + ", which imports it in turn",
                    "remove one of the two [[type_import]] entries");
        }
        Made earlier = made.get(config.file());
        if (earlier != null) {
            return earlier;
        }
        open.addLast(config.file());
        Supplier<List<Metadata>> releases = AsyncTask.start(() -> CheckedInMetadata.read(config));
        Extraction extraction = new Extraction(config, extractOptions, gate);
        List<Metadata> imported = new ArrayList<>();
        List<Supplier<Metadata>> emittedWith = new ArrayList<>();
        for (TypeImport entry : config.imports()) {
            if (entry.config().isPresent()) {
                Path from = ImportedMetadata.existing(entry.config().get(), config, "configuration");
                Made other = make(ConfigReader.read(from), options.ofTheMachine(), emission);
                imported.add(other.here());
                emittedWith.add(() -> other.emittedWith(entry));
            } else {
                Metadata other = ImportedMetadata.read(entry, config, extraction::release);
                imported.add(other);
                emittedWith.add(() -> other);
            }
        }
        open.removeLast();
        Made result = read(config, extraction, releases.get(), imported, emittedWith, emission);
        made.put(config.file(), result);
        return result;
    }

    private Made read(
            Config config,
            Extraction extraction,
            List<Metadata> checkedIn,
            List<Metadata> imported,
            List<Supplier<Metadata>> emittedWith,
            BackgroundThread emission) {
        listener.progress("reading the headers of " + config.output().name());
        Metadata here = extraction.run(imported);
        Optional<Metadata> same = CheckedInMetadata.same(checkedIn, here);
        if (same.isPresent()) {
            here = CheckedInMetadata.madeBy(here, same.get());
        }
        boolean known = same.isPresent() || adopt || checkedIn.isEmpty();
        // With separate headers for each target, the checked-in targets of another release do not apply to this one.
        Metadata complete =
                known || !config.output().targets().ownHeaders() ? complete(config, extraction, here, imported) : here;
        listener.progress("emitting " + config.output().name());
        Supplier<MergedReleases> all = emission.start(
                () -> Merger.merge(known ? CheckedInMetadata.with(checkedIn, complete) : checkedIn, config));
        products.add(emission.start(() -> {
            List<Metadata> with = emittedWith.stream().map(Supplier::get).toList();
            return known
                    ? known(config, complete, all.get(), with)
                    : unknown(config, complete, checkedIn, all.get(), with);
        }));
        return new Made(known ? complete : checkedIn.get(checkedIn.size() - 1), all);
    }

    private Metadata complete(Config config, Extraction extraction, Metadata here, List<Metadata> imported) {
        return new AdditionalTargets(config, listener, false)
                .complete(here, imported, extraction, () -> OutputPaths.metadataFile(config, here));
    }

    private GenerationResult known(Config config, Metadata here, MergedReleases union, List<Metadata> imported) {
        Supplier<String> metadata = AsyncTask.start(() -> MetadataWriter.write(here));
        Set<Path> files = emit(config, union, imported, DeclarationOrigins.HEADERS);
        tree.add(OutputPaths.metadataFile(config, here), metadata.get());
        return new GenerationResult(config, here, union.history(), Emission.obsolete(files), Optional.empty());
    }

    /** Emits the checked-in releases from their own metadata, and the unknown release to its own folder. */
    private GenerationResult unknown(
            Config config, Metadata here, List<Metadata> checkedIn, MergedReleases known, List<Metadata> imported) {
        Set<Path> files =
                emit(config, known, imported, FileOrigins.of(config, CheckedInMetadata.files(config), checkedIn));
        String what = config.output().name() + " with " + versions(here) + " is not among the checked-in metadata";
        MergedReleases union;
        try {
            union = Merger.merge(CheckedInMetadata.with(checkedIn, here), config);
        } catch (ProblemException e) {
            // The unknown release cannot be merged with the others: it gets a binding of its own.
            union = MergedReleases.of(here);
            boolean unnamed = here.release().isEmpty()
                    && checkedIn.stream().noneMatch(m -> m.release().isEmpty());
            what += unnamed
                    ? ": the release of these headers is unknown; specify it with --release, or with pkg_config under"
                            + " [output]"
                    : " and cannot be merged with it (" + e.getMessage() + ")";
        }
        Path folder = config.file().getParent();
        Path target = folder.resolve(UNKNOWN_RELEASES).resolve(label(here));
        FileSink below = (path, text) -> elsewhere.add(target.resolve(folder.relativize(path)), text);
        Emission.run(config, union, imported, FileOrigins.of(config, List.of(), List.of()), below);
        below.add(OutputPaths.metadataFile(config, here), MetadataWriter.write(here));
        return new GenerationResult(config, here, union.history(), Emission.obsolete(files), Optional.of(what));
    }

    /** Emits files into the source tree, with the history of the merged releases, and returns their paths. */
    private Set<Path> emit(Config config, MergedReleases union, List<Metadata> imported, DeclarationOrigins origins) {
        Set<Path> files = new HashSet<>();
        FileSink noted = (path, text) -> {
            files.add(path);
            tree.add(path, text);
        };
        Emission.run(config, union, imported, origins, noted);
        if (!union.history().releases().isEmpty()) {
            noted.add(OutputPaths.historyFile(config), HistoryWriter.write(union.metadata(), union.history()));
        }
        return files;
    }

    private static String label(Metadata metadata) {
        return metadata.release().isEmpty() ? metadata.name() : metadata.name() + "-" + metadata.release();
    }

    /** Returns the versions of the headers and the compiler as text for messages. */
    public static String versions(Metadata metadata) {
        List<String> parts = new ArrayList<>();
        metadata.versions().forEach((name, version) -> {
            if (name.equals("compiler")) {
                parts.add(version);
            } else {
                parts.add(name + " " + version);
            }
        });
        return String.join(", ", parts);
    }
}
