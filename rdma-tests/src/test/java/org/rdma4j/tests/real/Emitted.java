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

/** The checked-in metadata and emitted source that the tests compare with what is compiled. */
final class Emitted {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** This JVM's machine, as the metadata calls it. */
    private static final String TARGET = KnownTargets.here();

    private Emitted() {}

    /** The repository's root. */
    static Path root() {
        return Path.of(System.getProperty("rdma4j.tests.root", ".."));
    }

    static Path source() {
        return root().resolve("rdma-sys/src/generated/java/org/rdma4j/sys");
    }

    /** Every partition that is bound: rdma-core's, of the newest release, whose layouts are emitted, and those of libc. */
    static List<JsonNode> partitions() {
        return partitions(MetadataFiles.newest(root()));
    }

    /** The file that rdma-core's are from. */
    static Path newest() {
        return MetadataFiles.newest(root());
    }

    /** The same of the release that this host has: what it declares must be there. */
    static List<JsonNode> partitionsOfHost() {
        return partitions(MetadataFiles.ofHost(root()));
    }

    /** The same for each release, oldest first. */
    static List<List<JsonNode>> releases() {
        return MetadataFiles.all(root()).stream().map(Emitted::partitions).toList();
    }

    /** The same of one of rdma-core's files. */
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

    /** A value of the metadata: one for all machines, or an object with this machine's. */
    static JsonNode here(JsonNode value) {
        return value.isObject() ? value.path(TARGET) : value;
    }

    /** The source of a partition's handles. */
    static Path handles(JsonNode partition) {
        return source().resolve(packageName(partition)).resolve(functionsName(partition) + "Handles.java");
    }

    /** The class that has a partition's functions. */
    static Class<?> functions(JsonNode partition) throws ClassNotFoundException {
        return Class.forName("org.rdma4j.sys." + packageName(partition) + "." + functionsName(partition));
    }

    private static String functionsName(JsonNode partition) {
        String last = packageName(partition);
        return last.substring(0, 1).toUpperCase(Locale.ROOT) + last.substring(1);
    }

    /** The last part of a partition's Java package. */
    static String packageName(JsonNode partition) {
        String namespace = partition.path("namespace").asString();
        return namespace.substring(namespace.lastIndexOf('.') + 1);
    }

    /** The names of all emitted classes that stand in a file of their own. */
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
