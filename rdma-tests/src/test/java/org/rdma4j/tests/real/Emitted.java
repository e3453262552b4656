package org.rdma4j.tests.real;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.rdma4j.sys.HostRelease;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The checked-in metadata and emitted source that the tests compare with what is compiled. */
final class Emitted {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** This JVM's machine, as the metadata calls it. */
    private static final String TARGET =
            System.getProperty("os.arch").equals("aarch64") ? "aarch64-linux-gnu" : "x86_64-linux-gnu";

    private Emitted() {}

    /** The repository's root. */
    static Path root() {
        return Path.of(System.getProperty("rdma4j.tests.root", ".."));
    }

    static Path source() {
        return root().resolve("rdma-sys/src/generated/java/org/rdma4j/sys");
    }

    /** Every partition that is bound: rdma-core's, of the release that the bindings were emitted from, and those of libc. */
    static List<JsonNode> partitions() {
        return partitions(files());
    }

    /** The files that have those partitions. */
    static List<Path> files() {
        return List.of(rdmaCore(), root().resolve("metadata/posix.json"));
    }

    /** Every partition of these files. */
    static List<JsonNode> partitions(List<Path> files) {
        List<JsonNode> partitions = new ArrayList<>();
        for (Path file : files) {
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

    private static Path rdmaCore() {
        Path metadata = root().resolve("metadata");
        Path ofHost = metadata.resolve("rdma-core-" + HostRelease.current() + ".json");
        if (Files.exists(ofHost)) {
            return ofHost;
        }
        try (Stream<Path> files = Files.list(metadata)) {
            List<Path> all = files.filter(file -> file.getFileName().toString().matches("rdma-core-.*\\.json"))
                    .toList();
            if (all.size() != 1) {
                throw new AssertionError("which of these were the bindings emitted from? " + all);
            }
            return all.get(0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
