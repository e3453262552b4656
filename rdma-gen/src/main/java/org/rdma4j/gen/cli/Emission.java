package org.rdma4j.gen.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.PartitionConfig;
import org.rdma4j.gen.cprint.LayoutTable;
import org.rdma4j.gen.cprint.WrapperText;
import org.rdma4j.gen.emit.Emitted;
import org.rdma4j.gen.emit.Emitter;
import org.rdma4j.gen.emit.KnownLayouts;
import org.rdma4j.gen.emit.LayoutResource;
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
     * Every file's text by the path that it belongs at, for several releases.
     *
     * @param union of the releases
     * @param releases each of them
     * @param imported the metadata that the configuration imports, in its order
     */
    static Map<Path, String> texts(Config config, Union union, List<Metadata> releases, List<Metadata> imported) {
        Map<Path, String> texts = new TreeMap<>();
        Path javaFolder = Outputs.javaFolder(config);
        Emitted emitted = Emitter.emitAll(union, config, imported, new TreeMap<>());
        emitted.java().forEach((path, text) -> texts.put(javaFolder.resolve(path), text));
        config.output()
                .nativeImage()
                .ifPresent(
                        folder -> emitted.nativeImage().forEach((name, text) -> texts.put(folder.resolve(name), text)));
        config.partitions().stream()
                .filter(p -> Wrapper.isWrapper(config, p))
                .findFirst()
                .ifPresent(wrapper -> texts.putAll(wrapperTexts(config, wrapper, union, releases)));
        return texts;
    }

    private static Map<Path, String> wrapperTexts(
            Config config, PartitionConfig partition, Union union, List<Metadata> releases) {
        Map<Path, String> texts = new TreeMap<>();
        WrapperText wrapper = Wrapper.print(union, config);
        Path folder = config.output().wrapper().orElseThrow();
        texts.put(folder.resolve(Wrapper.HEADER), wrapper.header());
        texts.put(folder.resolve(Wrapper.SOURCE), wrapper.source());
        wrapper.stubs().forEach((name, text) -> texts.put(folder.resolve(name), text));
        config.output().resources().ifPresent(resources -> {
            Path file = resources.resolve("META-INF/native/lib" + partition.library() + ".layout");
            List<Metadata> each = union.metadata().each();
            List<LayoutTable> tables = each.stream()
                    .map(metadata -> Wrapper.layout(new Union(metadata, union.history()), config))
                    .toList();
            texts.put(
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
                    .forEach((path, text) -> texts.put(javaFolder.resolve(path), text));
        });
        return texts;
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

    /** Java files that stand where these texts are written and are none of them: the generator owns those folders. */
    static Set<Path> obsolete(Map<Path, String> texts) {
        Set<Path> folders = new TreeSet<>();
        texts.keySet().stream().filter(Emission::isJava).forEach(p -> folders.add(p.getParent()));
        Set<Path> obsolete = new TreeSet<>();
        for (Path folder : folders) {
            if (Files.isDirectory(folder)) {
                try (Stream<Path> files = Files.list(folder)) {
                    files.filter(Emission::isJava)
                            .filter(p -> !texts.containsKey(p))
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
