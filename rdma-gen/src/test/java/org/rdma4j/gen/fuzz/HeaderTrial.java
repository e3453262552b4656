package org.rdma4j.gen.fuzz;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.OutputConfig;
import org.rdma4j.gen.config.PartitionConfig;
import org.rdma4j.gen.config.RecordAllocation;
import org.rdma4j.gen.config.TargetsConfig;
import org.rdma4j.gen.emit.EmittedSources;
import org.rdma4j.gen.emit.Emitter;
import org.rdma4j.gen.emit.unsupported.DeclarationOrigins;
import org.rdma4j.gen.layout.Layout;
import org.rdma4j.gen.layout.PartitionLayout;
import org.rdma4j.gen.metadata.MetadataWriter;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.MergedReleases;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.Skipped;
import org.rdma4j.gen.model.UnsizedTypeException;
import org.rdma4j.gen.parse.HeaderParser;
import org.rdma4j.gen.parse.ParseConfig;
import org.rdma4j.gen.parse.ParsedHeaders;
import org.rdma4j.gen.preprocess.Compiler;
import org.rdma4j.gen.preprocess.CompilerProbe;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.symbols.LinkNames;
import org.rdma4j.gen.verify.Verifier;
import org.rdma4j.gen.verify.VerifyOptions;
import org.rdma4j.gen.verify.VerifyReport;

/**
 * Turns the text of one header into metadata, Java and a verification report, as the command line does, but without
 * libraries.
 */
final class HeaderTrial {

    /** The outcome of declarations that the compiler confirms. */
    static final String VERIFIED = "right by the compiler";

    private static final String NAMESPACE = "fuzz.header";

    private final Compiler compiler;
    private final Path folder;

    /** @param folder the folder for the headers */
    HeaderTrial(Path folder) {
        this(folder, List.of("cc"));
    }

    /** Creates a trial with a compiler other than {@code cc}, given as a command with its flags. */
    HeaderTrial(Path folder, List<String> compiler) {
        this.compiler = CompilerProbe.probe(compiler);
        this.folder = folder;
    }

    /**
     * Extracts the metadata of the header, and serializes it, since serialization must not fail either.
     *
     * @throws ProblemException if the header is refused
     */
    Metadata extract(String name, String text) {
        write(name, text);
        return extract(partition(name));
    }

    /**
     * Extracts the metadata of the header, and skips unsupported declarations.
     *
     * @param name the name of the header; headers whose names begin with the same word are traversed as well
     */
    Metadata extractSupported(String name, String text) {
        write(name, text);
        return linkable(name, extract(lenient(name)));
    }

    private static PartitionConfig lenient(String name) {
        return new PartitionConfig(
                NAMESPACE,
                "",
                List.of(name),
                List.of(name.replace(".", "*.")),
                List.of(),
                List.of(),
                Optional.empty(),
                true);
    }

    /**
     * Moves functions that the linker knows under another name, or not at all, to the skipped declarations, as
     * {@code extract} does.
     */
    Metadata linkable(String header, Metadata metadata) {
        return metadata.withPartitions(
                metadata.partitions().stream().map(p -> linkable(p, header)).toList());
    }

    private Partition linkable(Partition partition, String header) {
        List<String> names = partition.functions().stream()
                .filter(f -> f.linkage() == FunctionDecl.Linkage.EXTERN)
                .map(FunctionDecl::name)
                .toList();
        LinkNames links = LinkNames.read(compiler.command(), include(header), names);
        List<Skipped> skipped = new ArrayList<>(partition.skipped());
        names.forEach(name -> links.objection(name).ifPresent(why -> skipped.add(new Skipped(name, why))));
        return new Partition(
                partition.namespace(),
                partition.library(),
                partition.soname(),
                partition.headers(),
                partition.records(),
                partition.enums(),
                partition.functions().stream()
                        .filter(f -> !names.contains(f.name())
                                || links.objection(f.name()).isEmpty())
                        .toList(),
                partition.typedefs(),
                partition.constants(),
                partition.aliases(),
                partition.opaques(),
                skipped);
    }

    /** Returns the directive that includes a header. */
    String include(String header) {
        return "#include \"" + folder.resolve(header) + "\"\n";
    }

    /** Writes a header, and the additional headers that its text contains. */
    void write(String name, String text) {
        SourceFiles.of(name, text).forEach((file, content) -> {
            try {
                Path path = folder.resolve(file);
                Files.createDirectories(path.getParent());
                Files.write(path, content.getBytes(StandardCharsets.UTF_8));
            } catch (IOException e) {
                throw ProblemException.temporaryDirectory(folder, e);
            }
        });
    }

    /** Returns the symbol that the bindings look up for a function. */
    static String symbol(FunctionDecl function) {
        return function.name();
    }

    private Metadata extract(PartitionConfig partition) {
        HeaderParser parser = new HeaderParser(compiler, folder, lookup -> new Layout(compiler.target(), lookup));
        Location config = Location.of("fuzz.toml");
        ParsedHeaders parsed =
                parser.parse(List.of(partition), new ParseConfig(config, Map.of(), Map.of(), List.of(), Map.of()));
        PartitionLayout layout = new PartitionLayout(new Layout(compiler.target(), parsed.lookup()));
        SortedMap<String, String> versions = new TreeMap<>();
        try {
            List<Partition> partitions =
                    parsed.partitions().stream().map(layout::complete).toList();
            Metadata metadata = new Metadata(
                    "fuzz", "1", compiler.target(), versions, partitions, layout.complete(parsed.foreign()));
            MetadataWriter.write(metadata);
            return metadata;
        } catch (UnsizedTypeException e) {
            // Reported as a problem, as the command line does.
            throw ProblemException.badInput(config, String.valueOf(e.getMessage()), "");
        }
    }

    /** Emits Java for the metadata, skips declarations that Java cannot express, and returns the outcome. */
    String emit(Metadata metadata) {
        Map<String, String> refused = new TreeMap<>();
        emitted(metadata, refused);
        return refused.isEmpty() ? "accepted" : "accepted and partly not expressible in Java";
    }

    static SortedMap<String, String> emitted(Metadata metadata, Map<String, String> refused) {
        List<PartitionConfig> partitions = metadata.partitions().stream()
                .map(p -> new PartitionConfig(
                        p.namespace(),
                        p.library(),
                        p.headers(),
                        p.headers(),
                        List.of(),
                        List.of(),
                        Optional.empty(),
                        true))
                .toList();
        Config config = new Config(
                Path.of("/fuzz.toml"),
                List.of(),
                new OutputConfig(
                        "fuzz",
                        Optional.empty(),
                        Optional.of("org.example"),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        "wrap_",
                        Optional.empty(),
                        Optional.of("org.rdma4j.sys.runtime"),
                        TargetsConfig.COMPILERS),
                partitions,
                List.of(),
                List.of(),
                Map.of(),
                Map.of(),
                Map.of(),
                Map.of(),
                Set.of(),
                Set.of(),
                Map.of(),
                RecordAllocation.NONE,
                Set.of(),
                Map.of(),
                Map.of(),
                Map.of());
        EmittedSources emitted = new EmittedSources();
        refused.putAll(
                Emitter.emit(MergedReleases.of(metadata), config, List.of(), DeclarationOrigins.HEADERS, emitted));
        return emitted.java();
    }

    /** Returns a configuration that is consistent with the metadata. */
    static String configText(Metadata metadata) {
        StringBuilder text =
                new StringBuilder("[output]\nname = \"fuzz\"\npackage = \"org.example\"\njava = \"java\"\n");
        metadata.partitions()
                .forEach(p -> text.append("[[partition]]\nnamespace = \"")
                        .append(p.namespace())
                        .append("\"\nheaders = [\"fuzz.h\"]\n"));
        return text.toString();
    }

    /** Verifies the metadata of a header with {@code cc}. */
    VerifyReport verify(Metadata metadata) {
        return verify(metadata, "cc");
    }

    /** Verifies the metadata of a header with another compiler. */
    VerifyReport verify(Metadata metadata, String judge) {
        return verify(metadata, List.of(judge), partition(header(metadata)));
    }

    /** Verifies metadata without unsupported declarations with the compiler of this trial. */
    VerifyReport verifySupported(Metadata metadata) {
        return verify(metadata, compiler.command(), lenient(header(metadata)));
    }

    private VerifyReport verify(Metadata metadata, List<String> judge, PartitionConfig partition) {
        return Verifier.verify(
                metadata,
                VerifyOptions.of(List.of(partition)).withCompiler(judge).withIncludePaths(List.of(folder)));
    }

    private static String header(Metadata metadata) {
        return metadata.partitions().get(0).headers().get(0);
    }

    private static PartitionConfig partition(String header) {
        return new PartitionConfig(NAMESPACE, "", List.of(header), List.of(header), List.of(), List.of());
    }
}
