package org.rdma4j.gen.emit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.ConfigReader;
import org.rdma4j.gen.metadata.MetadataReader;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;

/** Nobody has to guess how a function fails: each one bound has the fact, from its manual page. */
class FunctionFactsTest {

    private static final Path ROOT = Path.of("..");

    static Stream<Path> metadata() throws IOException {
        try (Stream<Path> files = Files.list(ROOT.resolve("metadata"))) {
            List<Path> found = files.filter(f -> f.toString().endsWith(".json"))
                    .filter(f -> !f.toString().endsWith(".schema.json"))
                    .filter(f -> !f.toString().endsWith(".history.json"))
                    .sorted()
                    .toList();
            assertThat(found).isNotEmpty();
            return found.stream();
        }
    }

    private static Config config(Path file) {
        String name = file.getFileName().toString();
        String config = name.startsWith("rdma-core-") ? "rdma.toml" : name.replace(".json", ".toml");
        return ConfigReader.read(ROOT.resolve(config));
    }

    @ParameterizedTest
    @MethodSource("metadata")
    void everyFunctionHasAWayToFail(Path file) {
        Config config = config(file);
        Metadata metadata = MetadataReader.read(file);
        Set<String> without = new TreeSet<>();
        for (Partition partition : metadata.partitions()) {
            for (FunctionDecl function : partition.functions()) {
                String name = function.name();
                String prefix = config.output().wrapperPrefix();
                boolean own = config.sequences().names().contains(name);
                boolean wrapper = !prefix.isEmpty() && name.startsWith(prefix) && !own;
                String known = wrapper ? name.substring(prefix.length()) : name;
                boolean stated = config.functions().containsKey(known)
                        && config.functions().get(known).fails().isPresent();
                if (!stated && !config.skip().containsKey(name)) {
                    without.add(name);
                }
            }
        }
        assertThat(without)
                .as("functions of %s without fails under [functions]: read their manual pages", file.getFileName())
                .isEmpty();
    }
}
