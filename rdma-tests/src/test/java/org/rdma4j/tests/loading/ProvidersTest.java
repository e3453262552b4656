package org.rdma4j.tests.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.sys.efa.Efa;
import org.rdma4j.sys.mlx5.Mlx5;
import org.rdma4j.tests.support.C;
import org.rdma4j.tests.support.MetadataFiles;
import org.rdma4j.tests.support.Run;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The bindings of providers on this host, and their messages if a library is missing or does not match, which are
 * quoted in docs/reference/providers.md.
 */
class ProvidersTest {
    private static final Path ROOT = Path.of(System.getProperty("rdma4j.tests.root", ".."));
    private static final String MLX5 = "-Dorg.rdma4j.mlx5.path=";

    @TempDir
    private Path directory;

    private static JsonNode partition(String provider, Path ofRdmaCore) {
        String file = ofRdmaCore.getFileName().toString().replace("rdma-core", provider);
        return JsonMapper.builder()
                .build()
                .readTree(ofRdmaCore.resolveSibling(file).toFile())
                .get("partitions")
                .get(0);
    }

    private static Optional<String> problem(String provider, String function) {
        return provider.equals("mlx5") ? Mlx5.problem(function) : Efa.problem(function);
    }

    /**
     * All functions in the metadata of the host's release are available. The reason for the absence of a newer function
     * names the required release.
     */
    @ParameterizedTest
    @ValueSource(strings = {"mlx5", "efa"})
    void hostHasTheFunctionsOfItsRelease(String provider) {
        List<String> ofHost = partition(provider, MetadataFiles.ofHost(ROOT))
                .get("functions")
                .valueStream()
                .map(function -> function.get("name").stringValue())
                .toList();
        assertThat(ofHost)
                .isNotEmpty()
                .allSatisfy(function ->
                        assertThat(problem(provider, function)).as(function).isEmpty());
        partition(provider, MetadataFiles.newest(ROOT))
                .get("functions")
                .valueStream()
                .map(function -> function.get("name").stringValue())
                .filter(function -> !ofHost.contains(function))
                .forEach(function -> assertThat(problem(provider, function))
                        .as(function)
                        .hasValueSatisfying(why -> assertThat(why)
                                .startsWith(function)
                                .containsPattern("needs rdma-core [0-9]+\\.[0-9]+ or newer")));
    }

    /** Functions can be queried by the name of the method, too, if it differs from the C name. */
    @Test
    void findsAMethodByItsJavaName() {
        assertThat(Mlx5.problem("mlx5dv_create_flow")).isEqualTo(Mlx5.problem("_mlx5dv_create_flow"));
    }

    /**
     * Sizes are those in the metadata, which {@code ./dev releases verify} compares with the compilers of all targets.
     */
    @ParameterizedTest
    @ValueSource(strings = {"mlx5", "efa"})
    void recordsHaveTheSizesOfTheMetadata(String provider) {
        JsonNode records = partition(provider, MetadataFiles.newest(ROOT)).get("records");
        assertThat(records.size()).isPositive();
        records.forEach(record -> {
            String name = (record.has("struct") ? record.get("struct") : record.get("union")).stringValue();
            assertThat(sizeof("org.rdma4j.sys." + provider + "." + name))
                    .as(name)
                    .isEqualTo(record.get("size").longValue());
        });
    }

    private static Object sizeof(String type) {
        try {
            return Class.forName(type).getMethod("sizeof").invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(type, e);
        }
    }

    private static String classPath() {
        return System.getProperty("java.class.path");
    }

    private static Run probe(List<String> prefix, String classPath, List<String> options, String... functions) {
        List<String> command = new ArrayList<>(prefix);
        command.addAll(List.of(
                ChildJar.currentJava().toString(),
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                classPath));
        command.addAll(options);
        command.add(ProvidersProbe.class.getName());
        command.addAll(List.of(functions));
        return Run.of(command, Map.of()).expectOk();
    }

    private void assertDocumented(Run run) throws IOException {
        String said = run.out()
                .replace(directory.toString(), "/directory")
                .replaceAll("on Linux (amd64|aarch64)\\.", "on Linux amd64.")
                .replaceAll("for 64-bit \\S+\\)", "for 64-bit x86_64)")
                .replace("-" + Host.classifier() + ".so", "-linux-x86_64.so")
                .replaceAll("/\\S+/libibverbs\\.so\\.1: version", "/libraries/libibverbs.so.1: version")
                .stripTrailing();
        assertThat(Files.readString(ROOT.resolve("docs/reference/providers.md")))
                .contains("```text\n" + said + "\n```");
    }

    @Test
    void reportsMissingProviders() throws IOException {
        Path libraries = Path.of(
                Run.ok(List.of("cc", "-print-file-name=libmlx5.so.1")).out().strip());
        Files.createDirectories(directory.resolve("scratch"));
        String hiding =
                Host.hiding(directory.resolve("scratch"), libraries) + "rm " + libraries.getParent() + "/libefa.so*\n";
        assertDocumented(probe(
                Host.mounting(hiding),
                classPath(),
                List.of(),
                "mlx5dv_is_supported",
                "mlx5dv_ts_to_ns",
                "efadv_query_ah"));
    }

    @Test
    void reportsAProviderOfAnotherRelease() throws IOException {
        Path verbs = C.library(
                "stub_verbs",
                "-DNEWER",
                "-Wl,-soname,libibverbs.so.1",
                "-Wl,--version-script=src/test/c/stub_verbs_private.map");
        Path library = C.library("needs_symbol", verbs.toString());
        C.copy(library, directory.resolve("libmlx5.so.1"));
        assertDocumented(probe(List.of(), classPath(), List.of(MLX5 + directory), "mlx5dv_is_supported"));
    }

    @Test
    void reportsAJarWithoutItsWrapper() throws IOException {
        String without = Arrays.stream(classPath().split(File.pathSeparator))
                .map(entry -> entry.contains("rdma-sys-mlx5") ? withoutNative(Path.of(entry)) : entry)
                .collect(Collectors.joining(File.pathSeparator));
        Run run = probe(List.of(), without, List.of(), "mlx5dv_is_supported", "mlx5dv_ts_to_ns", "efadv_wc_read_sgid");
        assertDocumented(run);
    }

    private String withoutNative(Path classes) {
        Path copy = directory.resolve("classes");
        Run.ok(
                Files.isDirectory(classes)
                        ? List.of("cp", "-r", classes.toString(), copy.toString())
                        : List.of("unzip", "-q", classes.toString(), "-d", copy.toString()));
        Run.ok(List.of("rm", "-r", copy + "/META-INF/native"));
        return copy.toString();
    }
}
