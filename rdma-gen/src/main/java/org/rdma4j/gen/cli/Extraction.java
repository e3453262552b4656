package org.rdma4j.gen.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.PartitionConfig;
import org.rdma4j.gen.cprint.WrapperText;
import org.rdma4j.gen.layout.Layout;
import org.rdma4j.gen.layout.PartitionLayout;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.UnsizedTypeException;
import org.rdma4j.gen.parse.HeaderParser;
import org.rdma4j.gen.parse.ParseConfig;
import org.rdma4j.gen.parse.ParsedHeaders;
import org.rdma4j.gen.parse.TargetDependent;
import org.rdma4j.gen.preprocess.Compiler;
import org.rdma4j.gen.preprocess.CompilerProbe;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.Command;
import org.rdma4j.gen.symbols.LinkNames;
import org.rdma4j.gen.verify.CheckedHeaders;

/** From headers to metadata: one configuration, one release, one target. */
final class Extraction {

    private final Config config;
    private final ExtractOptions options;
    private final CompilerGate gate;
    private Supplier<List<TargetDependent>> dependent = List::of;
    private final Map<String, String> headers = new HashMap<>();
    private List<String> flags = List.of();
    private @Nullable Compiler compiler;

    /** @param gate checks what is read against the C compiler */
    Extraction(Config config, ExtractOptions options, CompilerGate gate) {
        this.config = config;
        this.options = options;
        this.gate = gate;
    }

    /**
     * Reads the headers.
     *
     * @param imported the metadata that the configuration imports, in its order
     */
    Metadata run(List<Metadata> imported) {
        Location configFile = Location.of(config.file().toString());
        Compiler compiler = compiler();
        List<PartitionConfig> fromHeaders =
                config.partitions().stream().filter(p -> !isWrapper(p)).toList();
        HeaderParser parser =
                new HeaderParser(compiler, config.file().getParent(), lookup -> new Layout(compiler.target(), lookup));
        ParseConfig binding = new ParseConfig(
                configFile, config.skip(), config.shadow(), config.injected(), importedTypes(config, imported));
        ParsedHeaders parsed = parser.parse(fromHeaders, binding);
        dependent = parsed.dependent();

        PartitionLayout layout = new PartitionLayout(new Layout(compiler.target(), parsed.lookup()));
        SymbolResolver symbols = new SymbolResolver(
                compiler.command(),
                libraryFolders(compiler),
                config,
                linkNames(compiler, fromHeaders.stream().map(parser::includes).collect(Collectors.joining()), parsed),
                parsed.functionLocations());
        List<Partition> partitions = new ArrayList<>();
        Metadata metadata;
        try {
            parsed.partitions().forEach(p -> partitions.add(symbols.resolve(layout.complete(p))));
            HeaderVersions versions = new HeaderVersions(compiler, parsed.macros());
            String release = release();
            metadata = new Metadata(
                    config.output().name(),
                    release,
                    compiler.target(),
                    versions.all(config, release),
                    partitions,
                    layout.complete(parsed.foreign()));
        } catch (UnsizedTypeException e) {
            throw ProblemException.badInput(
                    configFile, e.getMessage(), "add the header that defines it, or list what uses it under [[skip]]");
        }
        ImportedMetadata.check(config, imported, metadata);
        fromHeaders.forEach(p -> headers.put(p.namespace(), parser.includes(p)));
        Metadata complete = NestedPartition.join(withWrapper(metadata, parser), config);
        gate.check(complete, checked(compiler.command()));
        return complete;
    }

    private CheckedHeaders checked(List<String> command) {
        return new CheckedHeaders(
                command,
                headers,
                config.wrapper().map(PartitionConfig::namespace),
                config.file().toAbsolutePath().getParent(),
                config.partitions(),
                config.skip().keySet(),
                Command.DEFAULT_TIMEOUT);
    }

    /** The release of the headers; empty where nothing tells it. */
    String release() {
        return options.release().orElseGet(() -> HeaderVersions.release(compiler(), config));
    }

    private Compiler compiler() {
        if (compiler == null) {
            Compiler probed = CompilerProbe.probe(compilerCommand());
            CompilerTarget.of(probed, options.target());
            compiler = probed;
        }
        return compiler;
    }

    private static LinkNames linkNames(Compiler compiler, String includes, ParsedHeaders parsed) {
        List<String> functions = parsed.partitions().stream()
                .flatMap(p -> p.functions().stream())
                .filter(f -> f.linkage() != FunctionDecl.Linkage.INLINE)
                .map(FunctionDecl::name)
                .toList();
        return LinkNames.read(compiler.command(), includes, functions);
    }

    /** What was read and need not be the same for another target. */
    List<TargetDependent> dependent() {
        return dependent.get();
    }

    /**
     * Has another target's compiler read the same headers: what is described for that target is to be so, and to be all
     * that it declares.
     */
    void confirm(Metadata computed) {
        List<String> command = new ArrayList<>(List.of(computed.target().compiler()));
        command.addAll(flags);
        gate.confirm(computed, checked(command));
    }

    private Metadata withWrapper(Metadata metadata, HeaderParser parser) {
        Optional<PartitionConfig> wrapper = config.wrapper();
        if (wrapper.isEmpty()) {
            return metadata;
        }
        Path header = config.output().wrapper().orElseThrow().resolve(WrapperPartition.HEADER);
        WrapperText text = WrapperPartition.print(metadata, config);
        Partition printed =
                WrapperPartition.partition(wrapper.get(), parser.parsePrinted(header, text.header()), metadata, config);
        // What is within it is included there.
        headers.put(printed.namespace(), "#line 1 \"" + header + "\"\n" + text.header());
        List<Partition> all = new ArrayList<>(metadata.partitions());
        all.add(config.partitions().indexOf(wrapper.get()), printed);
        return metadata.withPartitions(all);
    }

    private boolean isWrapper(PartitionConfig partition) {
        return WrapperPartition.isWrapper(config, partition);
    }

    private List<String> compilerCommand() {
        List<String> command = new ArrayList<>(options.compiler());
        Set<String> all = new LinkedHashSet<>();
        options.includePaths().forEach(p -> all.add("-I" + existing(p)));
        config.includePaths().forEach(p -> all.add("-I" + existing(p)));
        config.partitions().forEach(p -> all.addAll(p.cflags()));
        // A header beside wrapper.h is included as such.
        config.partitions().stream()
                .filter(p -> p.within().isPresent())
                .forEach(p -> config.output().wrapper().ifPresent(folder -> all.add("-iquote" + folder)));
        flags = List.copyOf(all);
        command.addAll(flags);
        return command;
    }

    /** Where libraries of the given headers may be: headers of another release have their libraries beside them. */
    private List<Path> libraryFolders(Compiler compiler) {
        List<Path> folders = new ArrayList<>();
        options.libraryPaths().forEach(p -> folders.add(existing(p, "library", "check -L")));
        for (Path include : options.includePaths()) {
            Path lib = existing(include).resolveSibling("lib");
            folders.add(lib.resolve(compiler.target().triple()));
            folders.add(lib);
        }
        return folders;
    }

    private static Path existing(Path folder) {
        return existing(folder, "include", "check -I and include_paths");
    }

    private static Path existing(Path folder, String kind, String remedy) {
        if (!Files.isDirectory(folder)) {
            throw ProblemException.badUsage(
                    kind + " folder " + folder + (Files.exists(folder) ? " is not a folder" : " does not exist"),
                    remedy);
        }
        return folder.toAbsolutePath().normalize();
    }

    /** The names that each imported namespace declares. */
    static Map<String, Set<NamedType>> importedTypes(Config config, List<Metadata> imported) {
        Map<String, Set<NamedType>> types = new LinkedHashMap<>();
        for (int i = 0; i < imported.size(); i++) {
            String namespace = config.imports().get(i).namespace();
            Partition partition = imported.get(i).partitions().stream()
                    .filter(p -> p.namespace().equals(namespace))
                    .findFirst()
                    .orElseThrow(() -> ProblemException.badInput(
                            Location.of(config.file().toString()),
                            "the imported metadata has no namespace '" + namespace + "'",
                            "check [[type_import]]"));
            Set<NamedType> names = new LinkedHashSet<>();
            partition.records().forEach(r -> names.add(r.type()));
            partition.enums().stream().filter(e -> !e.isUnnamed()).forEach(e -> names.add(e.type()));
            partition.typedefs().forEach(t -> names.add(new NamedType(NamedType.Tag.TYPEDEF, t.name())));
            partition.opaques().forEach(o -> names.add(o.type()));
            types.put(namespace, names);
        }
        return types;
    }
}
