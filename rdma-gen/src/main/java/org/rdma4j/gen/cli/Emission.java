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
import org.rdma4j.gen.cprint.WrapperText;
import org.rdma4j.gen.emit.Emitter;
import org.rdma4j.gen.emit.LayoutResource;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Target;
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
     * @param imported the metadata that the configuration imports, in its order
     */
    static Map<Path, String> texts(Config config, Union union, List<Metadata> imported) {
        Map<Path, String> texts = new TreeMap<>();
        Path javaFolder = Outputs.javaFolder(config);
        Emitter.emit(union, config, imported, new TreeMap<>())
                .forEach((path, text) -> texts.put(javaFolder.resolve(path), text));
        config.partitions().stream()
                .filter(p -> Wrapper.isWrapper(config, p))
                .findFirst()
                .ifPresent(wrapper -> texts.putAll(wrapperTexts(config, wrapper, union)));
        return texts;
    }

    private static Map<Path, String> wrapperTexts(Config config, PartitionConfig partition, Union union) {
        Map<Path, String> texts = new TreeMap<>();
        WrapperText wrapper = Wrapper.print(union, config);
        Path folder = config.output().wrapper().orElseThrow();
        texts.put(folder.resolve(Wrapper.HEADER), wrapper.header());
        texts.put(folder.resolve(Wrapper.SOURCE), wrapper.source());
        wrapper.stubs().forEach((name, text) -> texts.put(folder.resolve(name), text));
        config.output().resources().ifPresent(resources -> {
            Path file = resources.resolve("META-INF/native/lib" + partition.library() + ".layout");
            List<Target> targets = List.of(union.metadata().target());
            texts.put(file, LayoutResource.of(Wrapper.layout(union, config), config, targets));
        });
        return texts;
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
