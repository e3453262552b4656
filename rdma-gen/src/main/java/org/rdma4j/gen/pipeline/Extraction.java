package org.rdma4j.gen.pipeline;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
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
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.Command;
import org.rdma4j.gen.symbols.LinkNames;
import org.rdma4j.gen.verify.VerificationInput;

/**
 * Reads the headers of one configuration, with the compiler of one target, and describes them as metadata.
 *
 * <p>An extraction parses the headers and then applies its {@linkplain #passes passes} in order.
 */
public final class Extraction {

    private final Config config;
    private final ExtractOptions options;
    private final CompilerGate gate;
    /** C text that includes the headers of each partition, by namespace. */
    private final Map<String, String> includes = new HashMap<>();

    private Supplier<List<TargetDependent>> dependent = List::of;
    private @Nullable CompilerCommand command;
    private @Nullable Compiler compiler;

    /** @param gate compares the metadata with the C compiler */
    public Extraction(Config config, ExtractOptions options, CompilerGate gate) {
        this.config = config;
        this.options = options;
        this.gate = gate;
    }

    /**
     * Reads the headers.
     *
     * @param imported the metadata that the configuration imports, in its order
     */
    public Metadata run(List<Metadata> imported) {
        HeaderParser parser = new HeaderParser(
                compiler(),
                config.file().getParent(),
                lookup -> new Layout(compiler().target(), lookup));
        ParsedHeaders parsed = parser.parse(headerPartitions(), parseConfig(imported));
        dependent = parsed.dependent();
        Metadata metadata = declarations(parsed);
        for (UnaryOperator<Metadata> pass : passes(imported, parser, parsed)) {
            metadata = pass.apply(metadata);
        }
        return metadata;
    }

    /** The passes from parsed declarations to complete metadata. */
    private List<UnaryOperator<Metadata>> passes(List<Metadata> imported, HeaderParser parser, ParsedHeaders parsed) {
        return List.of(
                // Sizes, alignments and offsets.
                metadata -> layOut(metadata, parsed),
                // The soname of each library and the version node of each function.
                metadata -> resolveSymbols(metadata, parser, parsed),
                // The release of the headers, the versions of the compiler, libc and kernel headers.
                metadata -> addVersions(metadata, parsed),
                // Imported records must have the same layout in these headers.
                metadata -> checkImports(metadata, imported),
                // wrapper.h, printed from the other partitions and read back.
                metadata -> addWrapper(metadata, parser),
                // The inline functions that belong to the wrapper's partition.
                metadata -> NestedPartition.join(metadata, config),
                // Starts the comparison with the C compiler, which runs until the gate is passed.
                this::startComparison);
    }

    private List<PartitionConfig> headerPartitions() {
        return config.partitions().stream()
                .filter(partition -> !WrapperPartition.isWrapper(config, partition))
                .toList();
    }

    private ParseConfig parseConfig(List<Metadata> imported) {
        return new ParseConfig(
                configFile(), config.skip(), config.shadow(), config.injected(), importedTypes(config, imported));
    }

    /** Returns the parsed declarations as metadata that lacks what the passes add. */
    private Metadata declarations(ParsedHeaders parsed) {
        return new Metadata(
                config.output().name(),
                "",
                compiler().target(),
                new TreeMap<>(),
                parsed.partitions(),
                parsed.foreign());
    }

    private Metadata layOut(Metadata metadata, ParsedHeaders parsed) {
        PartitionLayout layout = new PartitionLayout(new Layout(metadata.target(), parsed.lookup()));
        try {
            return new Metadata(
                    metadata.name(),
                    metadata.release(),
                    metadata.target(),
                    metadata.versions(),
                    metadata.partitions().stream().map(layout::complete).toList(),
                    layout.complete(metadata.foreign()));
        } catch (UnsizedTypeException e) {
            throw ProblemException.badInput(
                    configFile(),
                    e.getMessage(),
                    "add the header that defines it, or list what uses it under [[skip]]");
        }
    }

    private Metadata resolveSymbols(Metadata metadata, HeaderParser parser, ParsedHeaders parsed) {
        headerPartitions().forEach(partition -> includes.put(partition.namespace(), parser.includes(partition)));
        String unit = headerPartitions().stream().map(parser::includes).collect(Collectors.joining());
        SymbolResolver symbols = new SymbolResolver(
                compiler().command(),
                command().libraryFolders(compiler()),
                config,
                LinkNames.read(compiler().command(), unit, linkedFunctions(metadata)),
                parsed.functionLocations());
        return metadata.withPartitions(
                metadata.partitions().stream().map(symbols::resolve).toList());
    }

    private static List<String> linkedFunctions(Metadata metadata) {
        return metadata.partitions().stream()
                .flatMap(partition -> partition.functions().stream())
                .filter(function -> function.linkage() != FunctionDecl.Linkage.INLINE)
                .map(FunctionDecl::name)
                .toList();
    }

    private Metadata addVersions(Metadata metadata, ParsedHeaders parsed) {
        String release = release();
        return new Metadata(
                metadata.name(),
                release,
                metadata.target(),
                new HeaderVersions(compiler(), parsed.macros()).all(config, release),
                metadata.partitions(),
                metadata.foreign());
    }

    private Metadata checkImports(Metadata metadata, List<Metadata> imported) {
        ImportedMetadata.check(config, imported, metadata);
        return metadata;
    }

    private Metadata addWrapper(Metadata metadata, HeaderParser parser) {
        Optional<PartitionConfig> wrapper = config.wrapper();
        if (wrapper.isEmpty()) {
            return metadata;
        }
        Path header = config.output().wrapper().orElseThrow().resolve(WrapperPartition.HEADER);
        WrapperText text = WrapperPartition.print(metadata, config);
        Partition printed =
                WrapperPartition.partition(wrapper.get(), parser.parsePrinted(header, text.header()), metadata, config);
        // Nested partitions need no include of their own: wrapper.h includes their headers.
        includes.put(printed.namespace(), "#line 1 \"" + header + "\"\n" + text.header());
        List<Partition> all = new ArrayList<>(metadata.partitions());
        all.add(config.partitions().indexOf(wrapper.get()), printed);
        return metadata.withPartitions(all);
    }

    private Metadata startComparison(Metadata metadata) {
        gate.check(metadata, checkedHeaders(compiler().command()));
        return metadata;
    }

    /**
     * Starts to compare metadata that was computed for another target with the compiler of that target, which must be
     * installed. It reads the same headers.
     */
    void confirm(Metadata computed) {
        gate.confirm(computed, checkedHeaders(command().of(computed.target())));
    }

    private VerificationInput checkedHeaders(List<String> compiler) {
        return new VerificationInput(
                compiler,
                includes,
                config.wrapper().map(PartitionConfig::namespace),
                config.file().toAbsolutePath().getParent(),
                config.partitions(),
                config.skip().keySet(),
                Command.DEFAULT_TIMEOUT);
    }

    /** Returns the release of the headers, or the empty string if it is unknown. */
    public String release() {
        return options.release().orElseGet(() -> HeaderVersions.release(compiler(), config));
    }

    /** Returns what the headers define in a way that may differ between targets. */
    public List<TargetDependent> dependent() {
        return dependent.get();
    }

    private CompilerCommand command() {
        if (command == null) {
            command = new CompilerCommand(config, options);
        }
        return command;
    }

    private Compiler compiler() {
        if (compiler == null) {
            compiler = command().probe();
        }
        return compiler;
    }

    private Location configFile() {
        return Location.of(config.file().toString());
    }

    /** Returns the types that each imported namespace declares, by namespace. */
    public static Map<String, Set<NamedType>> importedTypes(Config config, List<Metadata> imported) {
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
