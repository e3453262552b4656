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

/** From metadata to Java, wrapper.h and wrapper.c. Needs neither headers nor a compiler. */
public final class Emission {

    private static final String JAVA = ".java";

    private Emission() {}

    /**
     * Makes every file for several releases.
     *
     * @param union of the releases
     * @param imported the metadata that the configuration imports, in its order
     * @param origins where the declarations were read
     * @param sink takes each file with the path that it belongs at
     */
    public static void run(
            Config config, MergedReleases union, List<Metadata> imported, DeclarationOrigins origins, FileSink sink) {
        MergedReleases apart = new MergedReleases(NestedPartition.split(union.metadata(), config), union.history());
        Path javaFolder = OutputPaths.javaFolder(config);
        Optional<Path> nativeImage = config.output().nativeImage();
        Emitter.emit(apart, config, imported, origins, new SourceSink() {
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
                .ifPresent(wrapper -> wrapper(config, wrapper, apart, sink));
    }

    private static void wrapper(Config config, PartitionConfig partition, MergedReleases union, FileSink sink) {
        WrapperText wrapper = WrapperPartition.print(union, config);
        Path folder = config.output().wrapper().orElseThrow();
        sink.add(folder.resolve(WrapperPartition.SOURCE), wrapper.source());
        sink.add(folder.resolve(WrapperPartition.HEADER), wrapper.header());
        wrapper.stubs().forEach((name, text) -> sink.add(folder.resolve(name), text));
        if (!wrapper.build().isEmpty()) {
            Path javaFolder = OutputPaths.javaFolder(config);
            Partition functions = union.metadata().partitions().stream()
                    .filter(p -> p.namespace().equals(partition.namespace()))
                    .findFirst()
                    .orElseThrow();
            WrapperLibraryGenerator.java(
                            config,
                            functions,
                            union.metadata().each().stream()
                                    .map(Metadata::target)
                                    .toList(),
                            wrapper.build())
                    .forEach((path, text) -> sink.add(javaFolder.resolve(path), text));
        }
    }

    /** Emitted Java that stands where these files belong and is none of them. What a person wrote there stays. */
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

    /** Whether a file that begins so is one of the generator's that say so: Java and C do, JSON does not. */
    static boolean bearsNotice(String text) {
        return text.startsWith("// " + Emitter.NOTICE) || text.startsWith(WrapperPrinter.NOTICE);
    }

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
