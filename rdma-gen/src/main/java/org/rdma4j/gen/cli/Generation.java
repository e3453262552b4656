package org.rdma4j.gen.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.ConfigReader;
import org.rdma4j.gen.config.TypeImport;
import org.rdma4j.gen.merge.Merger;
import org.rdma4j.gen.metadata.HistoryWriter;
import org.rdma4j.gen.metadata.MetadataWriter;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Union;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/** Everything that a configuration and the ones it imports give on this machine, in memory. */
final class Generation {

    /** Where the products of a release that is not checked in go, below the configuration's folder. */
    private static final String ELSEWHERE = "target/rdma-gen";

    private final ExtractOptions options;
    private final boolean adopt;
    private final Console console;
    private final List<Product> products = new ArrayList<>();
    /** The configurations that are being made, the one that imports before the one that is imported. */
    private final Deque<Path> open = new ArrayDeque<>();

    /**
     * A generation.
     *
     * @param adopt whether a release that is not checked in is to be added
     */
    Generation(ExtractOptions options, boolean adopt, Console console) {
        this.options = options;
        this.adopt = adopt;
        this.console = console;
    }

    /** The products, imported configurations first. */
    List<Product> run(Config config) {
        make(config, options);
        return products;
    }

    /** Makes one configuration after those that it imports, and returns the metadata that belongs in the tree. */
    private Metadata make(Config config, ExtractOptions extractOptions) {
        if (open.contains(config.file())) {
            throw ProblemException.badInput(
                    Location.of(open.getLast().toString()),
                    "imports " + config.file() + ", which imports it in turn",
                    "remove one of the two [[type_import]]");
        }
        open.addLast(config.file());
        List<Metadata> imported = new ArrayList<>();
        for (TypeImport entry : config.imports()) {
            imported.add(
                    entry.config().isPresent()
                            ? make(ConfigReader.read(existing(entry.config().get(), config)), options.ofTheMachine())
                            : Imports.read(entry, config));
        }
        open.removeLast();
        console.progress("reading the headers of " + config.output().name());
        Metadata here = new Extraction(config, extractOptions).run(imported);
        List<Metadata> checkedIn = CheckedIn.read(config);
        Optional<Metadata> same = CheckedIn.same(checkedIn, here);
        if (same.isPresent()) {
            here = CheckedIn.madeBy(here, same.get());
        }
        boolean known = same.isPresent() || adopt || checkedIn.isEmpty();
        // What is checked in of another release's own headers says nothing about these.
        Metadata complete = known || !config.output().targets().ownHeaders() ? complete(config, here, imported) : here;
        console.progress("emitting " + config.output().name());
        if (known) {
            products.add(known(config, complete, checkedIn, imported));
            return complete;
        }
        products.add(unknown(config, complete, checkedIn, imported));
        return checkedIn.get(checkedIn.size() - 1);
    }

    private Metadata complete(Config config, Metadata here, List<Metadata> imported) {
        return new Targets(config, console, false).complete(here, imported, () -> Outputs.metadataFile(config, here));
    }

    private static Path existing(Path imported, Config config) {
        if (!Files.exists(imported)) {
            throw ProblemException.badInput(
                    Location.of(config.file().toString()),
                    "the imported configuration " + imported + " does not exist",
                    "correct [[type_import]]");
        }
        return imported;
    }

    private static Product known(Config config, Metadata here, List<Metadata> checkedIn, List<Metadata> imported) {
        List<Metadata> releases = CheckedIn.with(checkedIn, here);
        Union union = Merger.merge(releases, config);
        Map<Path, String> texts = new TreeMap<>(Emission.texts(config, union, releases, imported));
        texts.put(Outputs.metadataFile(config, here), MetadataWriter.write(here));
        addHistory(texts, config, union);
        return new Product(config, here, union.history(), texts, Emission.obsolete(texts), Map.of(), Optional.empty());
    }

    /** What is checked in stays as it is, emitted from its own metadata; what these headers add goes elsewhere. */
    private static Product unknown(Config config, Metadata here, List<Metadata> checkedIn, List<Metadata> imported) {
        Union known = Merger.merge(checkedIn, config);
        Map<Path, String> texts = new TreeMap<>(Emission.texts(config, known, checkedIn, imported));
        addHistory(texts, config, known);
        String what = config.output().name() + " with " + versions(here) + " is not among the checked-in metadata";
        List<Metadata> releases = CheckedIn.with(checkedIn, here);
        Union union;
        try {
            union = Merger.merge(releases, config);
        } catch (ProblemException e) {
            // Not this machine's fault: its headers are still worth a binding of their own.
            releases = List.of(here);
            union = Union.of(here);
            what += " and does not go together with it (" + e.getMessage() + ")";
        }
        Path folder = config.file().getParent();
        Path target = folder.resolve(ELSEWHERE).resolve(label(here));
        Map<Path, String> elsewhere = new TreeMap<>();
        Map<Path, String> emitted = new TreeMap<>(Emission.texts(config, union, releases, imported));
        emitted.put(Outputs.metadataFile(config, here), MetadataWriter.write(here));
        emitted.forEach((path, text) -> elsewhere.put(target.resolve(folder.relativize(path)), text));
        return new Product(
                config, here, union.history(), texts, Emission.obsolete(texts), elsewhere, Optional.of(what));
    }

    private static void addHistory(Map<Path, String> texts, Config config, Union union) {
        if (!union.history().releases().isEmpty()) {
            texts.put(Outputs.historyFile(config), HistoryWriter.write(union.metadata(), union.history()));
        }
    }

    private static String label(Metadata metadata) {
        return metadata.release().isEmpty() ? metadata.name() : metadata.name() + "-" + metadata.release();
    }

    /** The versions of one metadata, as a person reads them. */
    static String versions(Metadata metadata) {
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
