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

/** Everything that configurations and the ones they import give on this machine. */
public final class Generation {

    /** Where the products of a release that is not checked in go, below the configuration's folder. */
    private static final String ELSEWHERE = "target/rdma-gen";

    private final ExtractOptions options;
    private final boolean adopt;
    private final CompilerGate gate;
    private final ProgressListener listener;
    private final FileSink tree;
    private final FileSink elsewhere;
    private final List<Supplier<GenerationResult>> products = new ArrayList<>();
    /** The configurations that are being made, the one that imports before the one that is imported. */
    private final Deque<Path> open = new ArrayDeque<>();
    /** What is made, by the configuration's file. */
    private final Map<Path, Made> made = new HashMap<>();

    /**
     * A generation.
     *
     * @param adopt whether a release that is not checked in is to be added
     * @param gate checks what is read against the C compiler
     * @param tree takes what belongs in the tree
     * @param elsewhere takes what a release that the tree does not have gives, with paths below {@code target}
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
     * The products, in the configurations' order, what one imports before it, and each once. While one is emitted the
     * headers of the next are read.
     */
    public List<GenerationResult> run(List<Config> configs) {
        try (BackgroundThread emission = new BackgroundThread("emission")) {
            configs.forEach(config -> make(config, options, emission));
            return products.stream().map(Supplier::get).toList();
        }
    }

    /** What came of a configuration: what belongs in the tree for these headers, and what its releases have between them. */
    private record Made(Metadata here, Supplier<MergedReleases> all) {

        /** What another configuration that imports this one emits with. */
        Metadata emittedWith(TypeImport entry) {
            return entry.isOfEachRelease() ? all.get().metadata() : here;
        }
    }

    /** Makes one configuration after those that it imports. */
    private Made make(Config config, ExtractOptions extractOptions, BackgroundThread emission) {
        if (open.contains(config.file())) {
            throw ProblemException.badInput(
                    Location.of(open.getLast().toString()),
                    "imports " + config.file() + ", which imports it in turn",
                    "remove one of the two [[type_import]]");
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
        // What is checked in of another release's own headers says nothing about these.
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

    /** What is checked in stays as it is, emitted from its own metadata; what these headers add goes elsewhere. */
    private GenerationResult unknown(
            Config config, Metadata here, List<Metadata> checkedIn, MergedReleases known, List<Metadata> imported) {
        Set<Path> files =
                emit(config, known, imported, FileOrigins.of(config, CheckedInMetadata.files(config), checkedIn));
        String what = config.output().name() + " with " + versions(here) + " is not among the checked-in metadata";
        MergedReleases union;
        try {
            union = Merger.merge(CheckedInMetadata.with(checkedIn, here), config);
        } catch (ProblemException e) {
            // Not this machine's fault: its headers are still worth a binding of their own.
            union = MergedReleases.of(here);
            boolean unnamed = here.release().isEmpty()
                    && checkedIn.stream().noneMatch(m -> m.release().isEmpty());
            what += unnamed
                    ? ": the release of these headers is not known, give it with --release or pkg_config under [output]"
                    : " and does not go together with it (" + e.getMessage() + ")";
        }
        Path folder = config.file().getParent();
        Path target = folder.resolve(ELSEWHERE).resolve(label(here));
        FileSink below = (path, text) -> elsewhere.add(target.resolve(folder.relativize(path)), text);
        Emission.run(config, union, imported, FileOrigins.of(config, List.of(), List.of()), below);
        below.add(OutputPaths.metadataFile(config, here), MetadataWriter.write(here));
        return new GenerationResult(config, here, union.history(), Emission.obsolete(files), Optional.of(what));
    }

    /** Emits into the tree, with the history of what is emitted together; gives what it made. */
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

    /** The versions of one metadata, as a person reads them. */
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
