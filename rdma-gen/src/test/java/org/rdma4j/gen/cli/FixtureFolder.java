package org.rdma4j.gen.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.ConfigReader;
import org.rdma4j.gen.config.TypeImport;
import org.rdma4j.gen.layout.Layout;
import org.rdma4j.gen.layout.PartitionLayout;
import org.rdma4j.gen.metadata.MetadataWriter;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.UnsizedTypeException;
import org.rdma4j.gen.parse.HeaderParser;
import org.rdma4j.gen.parse.ParseConfig;
import org.rdma4j.gen.parse.ParsedHeaders;
import org.rdma4j.gen.pipeline.CompilerGate;
import org.rdma4j.gen.pipeline.ExtractOptions;
import org.rdma4j.gen.pipeline.Extraction;
import org.rdma4j.gen.pipeline.ImportedMetadata;
import org.rdma4j.gen.preprocess.Compiler;
import org.rdma4j.gen.preprocess.CompilerProbe;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.Command;
import org.rdma4j.gen.process.CommandResult;
import org.rdma4j.gen.verify.VerifyOptions;

/**
 * One folder of {@code src/test/fixtures}: a header with one construct, and the expected metadata or error.
 *
 * <p>The optional file {@code config.toml} contains lines that are appended to a configuration of one partition with
 * one header; if it has an {@code [output]} table, it is the entire configuration. The optional file {@code fixture.c}
 * is compiled to the library that exports the functions.
 *
 * @param name the name of the folder
 * @param source the path of the folder
 */
record FixtureFolder(String name, Path source) {

    static final String JSON = "expected.json";
    static final String DUMP = "expected.dump";
    static final String ERROR = "expected.error";
    static final String REFUSAL = "expected.refusal";

    /** {@code -Dfixtures.only=REGEX} selects fixtures by name. */
    private static final String ONLY = System.getProperty("fixtures.only", ".*");

    private static final Path FOLDER = Path.of("src", "test", "fixtures");
    private static final String CONFIG = "config.toml";
    private static final String LIBRARY = "libfixture.so";

    /** Returns all fixtures in alphabetical order. */
    static Stream<FixtureFolder> all() throws IOException {
        List<FixtureFolder> fixtures = new ArrayList<>();
        try (Stream<Path> folders = Files.list(FOLDER)) {
            folders.filter(Files::isDirectory)
                    .filter(folder -> folder.getFileName().toString().matches(ONLY))
                    .sorted()
                    .forEach(folder ->
                            fixtures.add(new FixtureFolder(folder.getFileName().toString(), folder)));
        }
        return fixtures.stream();
    }

    /** Returns the fixtures that have no expected error. */
    static Stream<FixtureFolder> withMetadata() throws IOException {
        return all().filter(fixture -> fixture.expected(ERROR).isEmpty());
    }

    @Override
    public String toString() {
        return name;
    }

    /** Returns the text of a file in this folder, if it exists. */
    Optional<String> expected(String file) {
        Path path = source.resolve(file);
        return Files.exists(path) ? Optional.of(read(path)) : Optional.empty();
    }

    /**
     * Returns the expected dump for a target: from the file for this target if there is one, otherwise from the common
     * file.
     */
    String expectedOn(Target target) {
        return expected(dumpOn(target)).or(() -> expected(DUMP)).orElseThrow();
    }

    /** Writes the expected dump for a target if it differs from the common one, otherwise deletes it. */
    void expectOn(Target target, String dump) throws IOException {
        expect(
                dumpOn(target),
                Optional.of(dump).filter(d -> !d.equals(expected(DUMP).orElseThrow())));
    }

    /** Returns {@code true} if a target has its own expected dump. */
    boolean differsByTarget() {
        return Target.ALL.stream().anyMatch(t -> expected(dumpOn(t)).isPresent());
    }

    private static String dumpOn(Target target) {
        return "expected." + target.triple() + ".dump";
    }

    /** Writes a file in this folder, or deletes it if the text is absent. */
    void expect(String file, Optional<String> text) throws IOException {
        Path path = source.resolve(file);
        if (text.isPresent()) {
            Files.writeString(path, text.get());
        } else {
            Files.deleteIfExists(path);
        }
    }

    /** Runs {@code extract} in an empty folder, whose path is removed from messages. */
    Outcome run(Path folder) throws IOException {
        return run(folder, "cc");
    }

    /** Runs {@code extract} with a compiler other than {@code cc}. */
    Outcome run(Path folder, String compiler) throws IOException {
        Path root = folder.toRealPath();
        prepare(root);
        try {
            Config config = ConfigReader.read(root.resolve(CONFIG));
            return new Outcome(Optional.of(extract(config, root, compiler)), Optional.of(config), "");
        } catch (ProblemException e) {
            return new Outcome(Optional.empty(), Optional.empty(), message(e, root));
        }
    }

    /** Reads the header, ignoring imports and libraries, and without comparing the result with the compiler. */
    Outcome read(Path folder, Compiler compiler) throws IOException {
        Path root = folder.toRealPath();
        copy(root);
        writeConfig(root.resolve(CONFIG), Files.exists(root.resolve("fixture.c")));
        try {
            Config config = ConfigReader.read(root.resolve(CONFIG));
            return new Outcome(Optional.of(read(config, compiler, List.of(), "1")), Optional.of(config), "");
        } catch (UnsizedTypeException e) {
            return new Outcome(Optional.empty(), Optional.empty(), e.getMessage());
        } catch (ProblemException e) {
            return new Outcome(Optional.empty(), Optional.empty(), message(e, root));
        }
    }

    /** Reads the headers of a configuration for the target of a compiler, without reading libraries. */
    static Metadata read(Config config, Compiler compiler, List<Metadata> imported, String release) {
        Location file = Location.of(config.file().toString());
        HeaderParser parser =
                new HeaderParser(compiler, config.file().getParent(), lookup -> new Layout(compiler.target(), lookup));
        ParseConfig binding = new ParseConfig(
                file, config.skip(), config.shadow(), config.injected(), Extraction.importedTypes(config, imported));
        ParsedHeaders parsed = parser.parse(config.partitions(), binding);
        PartitionLayout layout = new PartitionLayout(new Layout(compiler.target(), parsed.lookup()));
        return new Metadata(
                config.output().name(),
                release,
                compiler.target(),
                new TreeMap<>(),
                parsed.partitions().stream().map(layout::complete).toList(),
                layout.complete(parsed.foreign()));
    }

    /** Returns this machine's compiler, which preprocesses headers but accepts every text that it is to check. */
    static Compiler silentCompiler() {
        Compiler real = CompilerProbe.probe(List.of("cc"));
        List<String> accepting = List.of("sh", "-c", "case $* in *-fsyntax-only*) ;; *) exec cc \"$@\" ;; esac", "cc");
        return new Compiler(
                accepting,
                real.includePaths(),
                real.macros(),
                real.keywords(),
                real.prefixes(),
                real.target(),
                real.version());
    }

    /** Returns a copy of the compiler with another target. */
    static Compiler on(Compiler compiler, Target target) {
        return new Compiler(
                compiler.command(),
                compiler.includePaths(),
                compiler.macros(),
                compiler.keywords(),
                compiler.prefixes(),
                target,
                compiler.version());
    }

    private static String message(ProblemException e, Path root) {
        return e.getMessage().replace(root + "/", "").replace(root.toString(), ".") + '\n';
    }

    private void copy(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(source)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = root.resolve(source.relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
    }

    private void prepare(Path root) throws IOException {
        copy(root);
        boolean hasLibrary = Files.exists(root.resolve("fixture.c"));
        if (hasLibrary) {
            buildLibrary(root);
        }
        writeConfig(root.resolve(CONFIG), hasLibrary);
    }

    /** Returns the options with which {@code verify} compares the metadata. */
    VerifyOptions verifyOptions(Config config, Path folder) {
        return VerifyOptions.of(config.partitions())
                .withIncludePaths(List.of(folder))
                .withLibraries(List.of(folder), java.util.Set.of())
                .withSkip(config.skip());
    }

    private static void buildLibrary(Path root) {
        CommandResult built = Command.of(
                        "cc",
                        "-std=gnu11",
                        "-w",
                        "-shared",
                        "-fPIC",
                        "-Wl,-soname," + LIBRARY,
                        "-o",
                        root.resolve(LIBRARY).toString(),
                        root.resolve("fixture.c").toString())
                .run();
        if (!built.succeeded()) {
            throw new AssertionError("fixture.c does not compile:\n" + built.err());
        }
    }

    private void writeConfig(Path file, boolean hasLibrary) throws IOException {
        String lines = Files.exists(file) ? read(file) : "";
        if (lines.contains("[output]")) {
            return;
        }
        String head = "[output]\nname = \"fixture\"\npackage = \"fixture." + name
                + "\"\nruntime = \"org.rdma4j.sys.runtime\"\n[[partition]]\nnamespace = \"test.fixture\"\n"
                + "headers = [\"fixture.h\"]\n";
        Files.writeString(file, head + (hasLibrary ? "library = \"fixture\"\n" : "") + lines);
    }

    /** Extracts the metadata of a configuration, after writing that of its imports. */
    private static Metadata extract(Config config, Path root, String compiler) throws IOException {
        for (TypeImport entry : config.imports()) {
            if (entry.config().isPresent()) {
                Metadata imported = extract(ConfigReader.read(entry.config().get()), root, compiler);
                Files.writeString(entry.metadata(), MetadataWriter.write(imported));
            }
        }
        ExtractOptions options =
                new ExtractOptions(List.of(compiler), List.of(), List.of(root), Optional.empty(), Optional.empty());
        try (CompilerGate gate = new CompilerGate()) {
            Metadata metadata = new Extraction(config, options, gate).run(ImportedMetadata.read(config, () -> ""));
            gate.pass();
            return withoutVersions(metadata);
        }
    }

    /** Removes the versions of libc and the compiler, which depend on the machine. */
    private static Metadata withoutVersions(Metadata m) {
        return new Metadata(m.name(), m.release(), m.target(), new TreeMap<>(), m.partitions(), m.foreign());
    }

    private static String read(Path path) {
        try {
            return Files.readString(path, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The result for the headers: metadata, or a one-line error.
     *
     * @param metadata absent if the headers are rejected
     * @param config absent if the headers are rejected
     * @param error the line with its terminator; empty if there is metadata
     */
    record Outcome(Optional<Metadata> metadata, Optional<Config> config, String error) {}
}
