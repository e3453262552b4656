package org.rdma4j.gen.pipeline;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.PartitionConfig;
import org.rdma4j.gen.cprint.WrapperPrinter;
import org.rdma4j.gen.cprint.WrapperText;
import org.rdma4j.gen.emit.Emitter;
import org.rdma4j.gen.emit.SourceSink;
import org.rdma4j.gen.emit.WrapperLibraryGenerator;
import org.rdma4j.gen.emit.unsupported.DeclarationOrigins;
import org.rdma4j.gen.model.MergedReleases;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/** Prints Java, wrapper.h and wrapper.c from metadata. Needs neither headers nor a C compiler. */
public final class Emission {

    private static final String JAVA = ".java";

    private Emission() {}

    /**
     * Prints all files of a configuration.
     *
     * @param releases the merged releases
     * @param imported the metadata that the configuration imports, in order
     * @param origins locates declarations in messages
     * @param sink receives the files
     */
    public static void run(
            Config config,
            MergedReleases releases,
            List<Metadata> imported,
            DeclarationOrigins origins,
            FileSink sink) {
        MergedReleases split =
                new MergedReleases(NestedPartition.split(releases.metadata(), config), releases.history());
        Path javaFolder = OutputPaths.javaFolder(config);
        Optional<Path> nativeImage = config.output().nativeImage();
        Emitter.emit(split, config, imported, origins, new SourceSink() {
            @Override
            public void java(String path, String text) {
                sink.add(javaFolder.resolve(path), text);
            }

            @Override
            public void nativeImage(String name, String text) {
                nativeImage.ifPresent(folder -> sink.add(folder.resolve(name), text));
            }
        });
        config.partitions().stream()
                .filter(p -> WrapperPartition.isWrapper(config, p))
                .findFirst()
                .ifPresent(wrapper -> wrapper(config, wrapper, split, sink));
    }

    private static void wrapper(Config config, PartitionConfig partition, MergedReleases releases, FileSink sink) {
        WrapperText wrapper = WrapperPartition.print(releases, config);
        Path folder = config.output().wrapper().orElseThrow();
        sink.add(folder.resolve(WrapperPartition.SOURCE), wrapper.source());
        sink.add(folder.resolve(WrapperPartition.HEADER), wrapper.header());
        wrapper.stubs().forEach((name, text) -> sink.add(folder.resolve(name), text));
        if (!wrapper.build().isEmpty()) {
            Path javaFolder = OutputPaths.javaFolder(config);
            Partition functions = releases.metadata().partitions().stream()
                    .filter(p -> p.namespace().equals(partition.namespace()))
                    .findFirst()
                    .orElseThrow();
            WrapperLibraryGenerator.java(
                            config,
                            functions,
                            releases.metadata().each().stream()
                                    .map(Metadata::target)
                                    .toList(),
                            wrapper.build())
                    .forEach((path, text) -> sink.add(javaFolder.resolve(path), text));
        }
    }

    /**
     * Returns the Java files that were emitted earlier into the folders of these files and are not among them. Files
     * without the notice of the generator are not returned.
     */
    public static Set<Path> obsolete(Set<Path> made) {
        Set<Path> folders = new TreeSet<>();
        made.stream().filter(Emission::isJava).forEach(p -> folders.add(p.getParent()));
        Set<Path> obsolete = new TreeSet<>();
        for (Path folder : folders) {
            if (Files.isDirectory(folder)) {
                try (Stream<Path> files = Files.list(folder)) {
                    files.filter(Emission::isJava)
                            .filter(p -> !made.contains(p) && isEmitted(p))
                            .forEach(obsolete::add);
                } catch (IOException e) {
                    throw ProblemException.unreadable(Location.of(folder.toString()), e);
                }
            }
        }
        return obsolete;
    }

    /**
     * Returns {@code true} if the text starts with the notice of the generator. Java and C files do, JSON files do not.
     */
    static boolean bearsNotice(String text) {
        return text.startsWith("// " + Emitter.NOTICE) || text.startsWith(WrapperPrinter.NOTICE);
    }

    /** Returns {@code true} if the file exists and {@linkplain #bearsNotice bears the notice}. */
    static boolean isEmitted(Path file) {
        if (!Files.isRegularFile(file)) {
            return false;
        }
        try (Stream<String> lines = Files.lines(file, StandardCharsets.ISO_8859_1)) {
            return bearsNotice(lines.findFirst().orElse(""));
        } catch (IOException e) {
            throw ProblemException.unreadable(Location.of(file.toString()), e);
        }
    }

    private static boolean isJava(Path path) {
        return path.toString().endsWith(JAVA);
    }
}
