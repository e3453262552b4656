package org.rdma4j.gen.emit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.ConfigReader;
import org.rdma4j.gen.config.FunctionFact;
import org.rdma4j.gen.metadata.MetadataReader;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.process.Command;
import org.rdma4j.gen.process.CommandResult;

/** The configuration states how each bound function reports failure, according to its manual page. */
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
        String project = file.getFileName().toString().replaceFirst("(-\\d+\\.\\d+)?\\.json$", "");
        String config = project.equals("rdma-core") ? "rdma.toml" : project + ".toml";
        return ConfigReader.read(ROOT.resolve(config));
    }

    @ParameterizedTest
    @MethodSource("metadata")
    void everyFunctionDeclaresItsFailure(Path file) {
        Config config = config(file);
        Metadata metadata = MetadataReader.read(file);
        Set<String> without = new TreeSet<>();
        for (Partition partition : metadata.partitions()) {
            for (FunctionDecl function : partition.functions()) {
                String name = function.name();
                String prefix = config.output().wrapperPrefix();
                boolean wrapper = !prefix.isEmpty() && name.startsWith(prefix);
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

    /** Uses the file lists of packages if the manual pages are not installed. */
    @Test
    void everyManualPageExists() throws IOException {
        assumeThat(Path.of("/usr/bin/dpkg")).exists();
        CommandResult files = Command.run(List.of("dpkg", "-L", "libibverbs-dev", "librdmacm-dev"));
        assumeThat(files.succeeded())
                .as("libibverbs-dev and librdmacm-dev are installed")
                .isTrue();
        String version = Command.run(List.of("dpkg-query", "-W", "-f", "${Version}", "libibverbs-dev"))
                .out();
        Path metadata = ROOT.resolve("metadata/rdma-core-" + version.replaceAll("-.*", "") + ".json");
        assumeThat(metadata).as("the metadata of the release that is installed").exists();
        Config config = config(metadata);
        Set<String> absent = new TreeSet<>();
        for (Partition partition : MetadataReader.read(metadata).partitions()) {
            for (FunctionDecl function : partition.functions()) {
                FunctionFact fact = config.functions().get(function.name());
                String page = fact == null ? "" : fact.page();
                String file = page.replaceAll("(.*)\\((\\d)\\)", "/man$2/$1.$2.gz");
                if (!page.isEmpty() && !files.out().contains(file + "\n")) {
                    absent.add(function.name() + ": " + page);
                }
            }
        }
        assertThat(absent)
                .as("functions whose manual page is in no package; name another with page, or \"none\"")
                .isEmpty();
    }
}
