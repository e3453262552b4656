package org.rdma4j.gen.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.ConfigReader;
import org.rdma4j.gen.emit.EmittedSources;
import org.rdma4j.gen.emit.Emitter;
import org.rdma4j.gen.emit.unsupported.DeclarationOrigins;
import org.rdma4j.gen.layout.LayoutValidator;
import org.rdma4j.gen.metadata.MetadataReader;
import org.rdma4j.gen.metadata.MetadataWriter;
import org.rdma4j.gen.model.MergedReleases;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.pipeline.CompilerGate;
import org.rdma4j.gen.pipeline.ExtractOptions;
import org.rdma4j.gen.pipeline.Extraction;
import org.rdma4j.gen.verify.Verifier;
import org.rdma4j.gen.verify.VerifyOptions;
import org.rdma4j.gen.verify.VerifyReport;

/**
 * A library other than rdma-core, bound with a configuration in {@code src/test/headersets}.
 *
 * @param name the name of the configuration file without its extension
 * @param file the configuration; its first line names the Debian package with the headers
 */
record HeaderSet(String name, Path file) {

    private static final Path FOLDER = Path.of("src", "test", "headersets");
    private static final String ENDING = ".toml";
    private static final String NEEDS = "# needs: ";

    /** The result of a run. */
    record Outcome(VerifyReport report, SortedMap<String, String> skipped, SortedMap<String, String> java) {}

    /** Returns all header sets in alphabetical order. */
    static List<HeaderSet> all() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(f -> f.toString().endsWith(ENDING))
                    .sorted()
                    .map(f -> new HeaderSet(f.getFileName().toString().replace(ENDING, ""), f))
                    .toList();
        }
    }

    /** Returns the name of the Debian package that contains the headers. */
    String needs() {
        String first;
        try {
            first = Files.readAllLines(file).get(0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (!first.startsWith(NEEDS)) {
            throw new IllegalStateException(file + " does not begin with '" + NEEDS + "'");
        }
        return first.substring(NEEDS.length());
    }

    /** Extracts the metadata, writes it and reads it back, verifies it, and emits Java. */
    Outcome run() {
        Config config = ConfigReader.read(file);
        ExtractOptions options =
                new ExtractOptions(List.of("cc"), List.of(), List.of(), Optional.of("1"), Optional.empty());
        Metadata extracted;
        // The gate is not asked: the verification below covers its checks.
        try (CompilerGate gate = new CompilerGate()) {
            extracted = new Extraction(config, options, gate).run(List.of());
        }
        Metadata metadata = MetadataReader.parse(name + ".json", MetadataWriter.write(extracted));
        LayoutValidator.find(metadata).ifPresent(wrong -> {
            throw new AssertionError(name + ": " + wrong);
        });
        VerifyReport report = Verifier.verify(metadata, VerifyOptions.of(config));
        SortedMap<String, String> skipped = new TreeMap<>();
        metadata.partitions().forEach(p -> p.skipped().forEach(s -> skipped.put(s.name(), s.reason())));
        EmittedSources emitted = new EmittedSources();
        skipped.putAll(
                Emitter.emit(MergedReleases.of(metadata), config, List.of(), DeclarationOrigins.HEADERS, emitted));
        return new Outcome(report, skipped, emitted.java());
    }

    @Override
    public String toString() {
        return name;
    }
}
