package org.rdma4j.tests.nativeimage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.efa.Efa;
import org.rdma4j.sys.mlx5.Mlx5;
import org.rdma4j.tests.coverage.AgentJar;
import org.rdma4j.tests.support.ChildJvm;

/**
 * The metadata for GraalVM's native-image lists every call and lookup of rdma-sys and of the providers, and no others.
 */
class NativeImageTest {
    private static final String FILE = "reachability-metadata.json";

    @TempDir
    static Path folder;

    @BeforeAll
    static void agent() throws IOException {
        AgentJar.write(folder.resolve("agent.jar"), RecordingAgent.class);
    }

    private static Path location(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    /**
     * Returns the recorded calls and lookups: with all symbols present, without critical calls, and with a missing
     * library.
     */
    private static SortedSet<String> recorded(Path classes, String packageName) {
        String findAll = "-javaagent:" + folder.resolve("agent.jar") + "=" + RecordingAgent.FIND_ALL;
        SortedSet<String> lines = new TreeSet<>();
        for (List<String> options : List.of(
                List.of(findAll),
                List.of(findAll, "-Dorg.rdma4j.critical=false"),
                List.of("-javaagent:" + folder.resolve("agent.jar"), "-Dorg.rdma4j.ibverbs.path=/nonexistent"))) {
            lines.addAll(ChildJvm.run(LinkEverything.class, options, classes.toString(), packageName)
                    .expectOk()
                    .lines());
        }
        return lines;
    }

    private static List<String> without(SortedSet<String> lines, String kind) {
        return lines.stream().filter(line -> !line.startsWith(kind)).toList();
    }

    /** Visits the jar of rdma-sys, or the folder that the class path has for it. */
    private static void inRdmaSys(Visitor visitor) throws IOException, URISyntaxException {
        inArtifactOf(Errno.class, visitor);
    }

    private static void inArtifactOf(Class<?> type, Visitor visitor) throws IOException, URISyntaxException {
        Path location = location(type);
        if (Files.isDirectory(location)) {
            visitor.visit(location);
            return;
        }
        try (FileSystem jar = FileSystems.newFileSystem(URI.create("jar:" + location.toUri()), Map.of())) {
            visitor.visit(jar.getPath("/"));
        }
    }

    private interface Visitor {
        void visit(Path root) throws IOException;
    }

    private static ReachabilityMetadata describedByRdmaSys() throws IOException, URISyntaxException {
        // Metadata of the runtime, of rdma-core and of libc.
        return describedBy(Errno.class, "rdma-sys", 3);
    }

    private static ReachabilityMetadata describedBy(Class<?> type, String artifact, int number)
            throws IOException, URISyntaxException {
        ReachabilityMetadata described = new ReachabilityMetadata();
        List<Path> files = new ArrayList<>();
        inArtifactOf(type, root -> {
            try (Stream<Path> all = Files.walk(root.resolve("META-INF/native-image/org.rdma4j/" + artifact))) {
                all.filter(file -> file.endsWith(FILE)).forEach(files::add);
            }
            files.forEach(described::read);
        });
        assertThat(files).hasSize(number);
        return described;
    }

    @Test
    void everyCallAndLookupOfTheBindingsIsDescribed() throws IOException, URISyntaxException {
        SortedSet<String> recorded = recorded(location(Errno.class), "org.rdma4j.sys");
        assertThat(recorded)
                .as("sample of recorded calls")
                .contains(
                        "downcall void*(void*, jint)",
                        "downcall jint(void*, void*, void*) critical=false",
                        "upcall jint(void*, void*)",
                        "method org.rdma4j.sys.runtime.loading.UnavailableReason.newThrowable()");
        assertThat(describedByRdmaSys().lines()).containsExactlyElementsOf(without(recorded, "resource "));
    }

    @Test
    void recordsByValueUnionsAndVariadicFunctionsAreDescribed() throws IOException, URISyntaxException {
        Path values = Path.of(System.getProperty("org.rdma4j.values.path")).resolveSibling(FILE);
        SortedSet<String> recorded = recorded(location(getClass()), "org.rdma4j.tests.values");
        assertThat(recorded)
                .anyMatch(line -> line.contains("struct("))
                .anyMatch(line -> line.contains("firstVariadic"));
        SortedSet<String> described = new ReachabilityMetadata().read(values).lines();
        isExactly(described, recorded);
    }

    private static void isExactly(SortedSet<String> described, SortedSet<String> recorded)
            throws IOException, URISyntaxException {
        assertThat(recorded).containsAll(described);
        // Entries of the runtime are in the metadata of rdma-sys.
        SortedSet<String> ofRdmaSys = describedByRdmaSys().lines();
        assertThat(without(recorded, "resource ").stream().filter(line -> !ofRdmaSys.contains(line)))
                .isSubsetOf(described);
    }

    private enum Provider {
        MLX5("rdma-sys-mlx5", Mlx5.class),
        EFA("rdma-sys-efa", Efa.class);

        private final String artifact;
        private final Class<?> functions;

        Provider(String artifact, Class<?> functions) {
            this.artifact = artifact;
            this.functions = functions;
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyCallOfAProvidersBindingsIsDescribed(Provider provider) throws IOException, URISyntaxException {
        SortedSet<String> recorded = recorded(location(provider.functions), "org.rdma4j.sys");
        assertThat(recorded)
                .as("sample of recorded calls of the provider")
                .anyMatch(line -> line.startsWith("downcall ") && line.contains("critical"));
        isExactly(describedBy(provider.functions, provider.artifact, 1).lines(), recorded);
    }

    /**
     * An image contains the jars of the provider and of rdma-sys. The metadata of rdma-sys covers the resources of
     * both.
     */
    @ParameterizedTest
    @EnumSource
    void providerWrapperIsIncluded(Provider provider) throws IOException, URISyntaxException {
        List<String> globs = describedByRdmaSys().globs();
        inArtifactOf(provider.functions, root -> {
            try (Stream<Path> all = Files.list(root.resolve("META-INF/native"))) {
                assertThat(all.map(file -> root.relativize(file).toString()))
                        .isNotEmpty()
                        .allMatch(name -> globs.stream().anyMatch(glob -> matches(glob, name)));
            }
        });
    }

    @Test
    void everyRequestedResourceIsIncluded() throws IOException, URISyntaxException {
        List<String> asked = recorded(location(Errno.class), "org.rdma4j.sys.runtime").stream()
                .filter(line -> line.startsWith("resource /"))
                .map(line -> line.substring("resource /".length()))
                .toList();
        assertThat(asked).anyMatch(name -> name.startsWith("META-INF/native/librdma_wrapper-"));
        List<String> globs = describedByRdmaSys().globs();
        inRdmaSys(root -> {
            for (String name : asked) {
                if (Files.exists(root.resolve(name))) {
                    assertThat(globs)
                            .as("globs that match the requested resource %s", name)
                            .anyMatch(glob -> matches(glob, name));
                }
            }
            for (String glob : globs) {
                try (Stream<Path> all = Files.walk(root)) {
                    assertThat(all.map(file -> root.relativize(file).toString()))
                            .as("resources that match %s", glob)
                            .anyMatch(name -> matches(glob, name));
                }
            }
        });
    }

    private static boolean matches(String glob, String name) {
        PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + glob);
        return matcher.matches(Path.of(name));
    }
}
