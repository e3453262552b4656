package org.rdma4j.tests.real;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.rdma4j.tests.support.KnownTargets;
import org.rdma4j.tests.support.MetadataFiles;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The checked-in metadata and emitted sources, which the tests compare with the compiled classes. */
final class EmittedBindings {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** The target of this JVM, as named in the metadata. */
    private static final String TARGET = KnownTargets.here();

    private EmittedBindings() {}

    /** Returns the root folder of the repository. */
    static Path root() {
        return Path.of(System.getProperty("rdma4j.tests.root", ".."));
    }

    static Path source() {
        return root().resolve("rdma-sys/src/generated/java/org/rdma4j/sys");
    }

    /**
     * Returns all bound partitions: those of the newest release of rdma-core, whose layouts are emitted, and those of
     * libc.
     */
    static List<JsonNode> partitions() {
        return partitions(MetadataFiles.newest(root()));
    }

    /** Returns the metadata file of the newest release of rdma-core. */
    static Path newest() {
        return MetadataFiles.newest(root());
    }

    /** Returns all partitions for the release of this host, whose declarations must exist on the host. */
    static List<JsonNode> partitionsOfHost() {
        return partitions(MetadataFiles.ofHost(root()));
    }

    /** Returns all partitions for each release, oldest first. */
    static List<List<JsonNode>> releases() {
        return MetadataFiles.all(root()).stream()
                .map(EmittedBindings::partitions)
                .toList();
    }

    /** Returns all partitions, with those of rdma-core from the given file. */
    static List<JsonNode> partitions(Path rdmaCore) {
        List<JsonNode> partitions = new ArrayList<>();
        for (Path file : List.of(rdmaCore, root().resolve("metadata/posix.json"))) {
            JSON.readTree(file).path("partitions").forEach(partitions::add);
        }
        return partitions;
    }

    static JsonNode partition(String namespace) {
        return partitions().stream()
                .filter(p -> p.path("namespace").asString().equals(namespace))
                .findFirst()
                .orElseThrow();
    }

    /**
     * Returns a value of the metadata for this target. The value is either common to all targets or an object with one
     * value for each.
     */
    static JsonNode here(JsonNode value) {
        return value.isObject() ? value.path(TARGET) : value;
    }

    /** Returns the source file with the handles of a partition. */
    static Path handles(JsonNode partition) {
        return source().resolve(packageName(partition)).resolve(functionsName(partition) + "Handles.java");
    }

    /** Returns the class with the functions of a partition. */
    static Class<?> functions(JsonNode partition) throws ClassNotFoundException {
        return Class.forName("org.rdma4j.sys." + packageName(partition) + "." + functionsName(partition));
    }

    private static String functionsName(JsonNode partition) {
        String last = packageName(partition);
        return last.substring(0, 1).toUpperCase(Locale.ROOT) + last.substring(1);
    }

    /** Returns the last component of the Java package of a partition. */
    static String packageName(JsonNode partition) {
        String namespace = partition.path("namespace").asString();
        return namespace.substring(namespace.lastIndexOf('.') + 1);
    }

    /** Returns the names of all emitted top-level classes. */
    static List<String> classes() {
        try (Stream<Path> files = Files.walk(source())) {
            return files.map(file -> source().relativize(file).toString())
                    .filter(name -> name.endsWith(".java") && !name.endsWith("package-info.java"))
                    .map(name -> "org.rdma4j.sys." + name.replace(".java", "").replace('/', '.'))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
