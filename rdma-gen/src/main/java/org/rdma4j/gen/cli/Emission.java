package org.rdma4j.gen.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.PartitionConfig;
import org.rdma4j.gen.cprint.LayoutTable;
import org.rdma4j.gen.cprint.WrapperText;
import org.rdma4j.gen.emit.Emitter;
import org.rdma4j.gen.emit.KnownLayouts;
import org.rdma4j.gen.emit.SourceSink;
import org.rdma4j.gen.emit.refusal.Origins;
import org.rdma4j.gen.emit.resource.LayoutResource;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.Union;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/** From metadata to Java, wrapper.h and wrapper.c. Needs neither headers nor a compiler. */
final class Emission {

    private static final String JAVA = ".java";

    private Emission() {}

    /**
     * Makes every file for several releases.
     *
     * @param union of the releases
     * @param releases each of them
     * @param imported the metadata that the configuration imports, in its order
     * @param origins where the declarations were read
     * @param sink takes each file with the path that it belongs at
     */
    static void run(
            Config config,
            Union union,
            List<Metadata> releases,
            List<Metadata> imported,
            Origins origins,
            FileSink sink) {
        Path javaFolder = Outputs.javaFolder(config);
        Optional<Path> nativeImage = config.output().nativeImage();
        Emitter.emit(union, config, imported, origins, new SourceSink() {
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
                .filter(p -> Wrapper.isWrapper(config, p))
                .findFirst()
                .ifPresent(wrapper -> wrapper(config, wrapper, union, releases, sink));
    }

    private static void wrapper(
            Config config, PartitionConfig partition, Union union, List<Metadata> releases, FileSink sink) {
        WrapperText wrapper = Wrapper.print(union, config);
        Path folder = config.output().wrapper().orElseThrow();
        sink.add(folder.resolve(Wrapper.SOURCE), wrapper.source());
        sink.add(folder.resolve(Wrapper.HEADER), wrapper.header());
        wrapper.stubs().forEach((name, text) -> sink.add(folder.resolve(name), text));
        config.output().resources().ifPresent(resources -> {
            Path file = resources.resolve("META-INF/native/lib" + partition.library() + ".layout");
            List<Metadata> each = union.metadata().each();
            List<LayoutTable> tables = each.stream()
                    .map(metadata -> Wrapper.layout(new Union(metadata, union.history()), config))
                    .toList();
            sink.add(
                    file,
                    LayoutResource.of(
                            tables, config, each.stream().map(Metadata::target).toList()));
            Path javaFolder = Outputs.javaFolder(config);
            Partition functions = union.metadata().partitions().stream()
                    .filter(p -> p.namespace().equals(partition.namespace()))
                    .findFirst()
                    .orElseThrow();
            knownLayouts(config, union, releases)
                    .java(config, functions)
                    .forEach((path, text) -> sink.add(javaFolder.resolve(path), text));
        });
    }

    private static KnownLayouts knownLayouts(Config config, Union union, List<Metadata> releases) {
        KnownLayouts known = new KnownLayouts();
        for (Metadata all : union.metadata().each()) {
            LayoutTable table = Wrapper.layout(new Union(all, union.history()), config);
            for (Metadata release : releases) {
                release.on(all.target())
                        .ifPresent(alone -> known.add(
                                alone.release(), alone.target(), table, Wrapper.layout(Union.of(alone), config)));
            }
        }
        return known;
    }

    /** Java files that stand where these files belong and are none of them: the generator owns those folders. */
    static Set<Path> obsolete(Set<Path> made) {
        Set<Path> folders = new TreeSet<>();
        made.stream().filter(Emission::isJava).forEach(p -> folders.add(p.getParent()));
        Set<Path> obsolete = new TreeSet<>();
        for (Path folder : folders) {
            if (Files.isDirectory(folder)) {
                try (Stream<Path> files = Files.list(folder)) {
                    files.filter(Emission::isJava)
                            .filter(p -> !made.contains(p))
                            .forEach(obsolete::add);
                } catch (IOException e) {
                    throw ProblemException.unreadable(Location.of(folder.toString()), e);
                }
            }
        }
        return obsolete;
    }

    private static boolean isJava(Path path) {
        return path.toString().endsWith(JAVA);
    }
}
