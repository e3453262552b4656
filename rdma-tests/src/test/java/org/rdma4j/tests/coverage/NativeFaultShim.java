package org.rdma4j.tests.coverage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rdma4j.tests.support.C;
import org.rdma4j.tests.support.MetadataFiles;
import tools.jackson.databind.json.JsonMapper;

/**
 * Generates and compiles a shim library from src/test/c/native_faults.c. All native calls pass through it, and it makes
 * a selected call fail. The list of functions comes from the metadata, their failure results from rdma.toml.
 */
public final class NativeFaultShim {
    private static final int MAX_ARGUMENTS = 6;
    /** Symbol version of functions that have none in rdma-core: the wrapper functions and the controls of the shim. */
    private static final String OWN = "NATIVE_FAULTS";

    /**
     * Excluded: rdma_ack_cm_event rejects only NULL, and an identifier with an unacknowledged event cannot be
     * destroyed.
     */
    private static final String ACKNOWLEDGEMENT = "rdma_ack_cm_event";

    private static final Pattern NAME = Pattern.compile("(?:_*ibv|rdma|verbs)_\\w+");

    /** File with the names of the shim's functions that rdma-io calls, one per line. Written on the host as well. */
    private static final String CALLS = "native_faults.calls";

    private NativeFaultShim() {}

    /**
     * Compiles the shim on the host, where the compiler is fast.
     *
     * @param root root of the sources
     * @return the library
     */
    public static Path compile(Path root) {
        Map<String, String> versions = versions(root);
        StringBuilder faults = new StringBuilder();
        Map<String, List<String>> nodes = new TreeMap<>();
        thatCanFail(root)
                .filter(function -> versions.containsKey(function.name()))
                .forEach(function -> {
                    faults.append("FAULT(%s, %s)\n".formatted(function.name(), failed(function)));
                    nodes.computeIfAbsent(versions.get(function.name()), version -> new ArrayList<>())
                            .add(function.name());
                });
        nodes.get(OWN).add("native_faults_*");
        StringBuilder map = new StringBuilder();
        nodes.forEach(
                (version, names) -> map.append("%s { global: %s; };\n".formatted(version, String.join("; ", names))));
        try {
            Files.writeString(C.folder().resolve("native_faults.h"), faults);
            Files.writeString(C.folder().resolve("native_faults.map"), map);
            Files.write(C.folder().resolve(CALLS), calledBy(root.resolve("rdma-io/target/classes"), root));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        // Copied under its soname, like the other two libraries.
        Path wrapper = C.folder().resolve("librdma_wrapper.so");
        C.copy(root.resolve("rdma-sys/target/classes/META-INF/native").resolve(wrapperName()), wrapper);
        return C.library(
                "native_faults",
                "-I" + C.folder(),
                "-Wl,--version-script=" + C.folder().resolve("native_faults.map"),
                "-Wl,-z,now,--no-as-needed,-rpath,$ORIGIN",
                wrapper.toString(),
                "-lrdmacm",
                "-libverbs");
    }

    private static String wrapperName() {
        String machine = System.getProperty("os.arch");
        return "librdma_wrapper-linux-"
                + switch (machine) {
                    case "amd64" -> "x86_64";
                    case "aarch64" -> "aarch_64";
                    default -> machine;
                }
                + ".so";
    }

    /**
     * Returns the functions of the rdma-core release of this host that can fail, named as the bindings look them up.
     */
    private static Stream<BoundFunction> thatCanFail(Path root) {
        return BoundFunction.all(MetadataFiles.ofHost(root), root.resolve("rdma.toml")).stream()
                .filter(function -> !function.fails().equals("never")
                        && !function.fails().equals("later")
                        && !BoundFunction.unwrapped(function.name()).equals(ACKNOWLEDGEMENT));
    }

    /** Returns the symbol version of each function that takes all its arguments in registers. */
    private static Map<String, String> versions(Path root) {
        return new JsonMapper()
                .readTree(MetadataFiles.ofHost(root).toFile())
                .path("partitions")
                .valueStream()
                .flatMap(partition -> partition.path("functions").valueStream())
                .filter(function -> function.path("parameters").size() <= MAX_ARGUMENTS)
                .collect(Collectors.toMap(
                        function -> function.path("name").asString(),
                        function -> function.path("version").asString(OWN)));
    }

    private static String failed(BoundFunction function) {
        return switch (function.fails()) {
            case "code", "code but ENOENT", "eai", "eai/-1" -> "code";
            case "-code" -> "-code";
            case "-1", "errno", "negative without errno" -> "-1";
            case "null", "null without errno", "own" -> "0";
            default ->
                throw new IllegalStateException(function.name() + ": rdma.toml does not specify a failure result for "
                        + function.fails() + "?");
        };
    }

    /**
     * Returns the C names of the functions that can fail and that rdma-io calls or names.
     *
     * @param folder folder in which the shim was compiled
     */
    public static List<String> calls(Path folder) throws IOException {
        return Files.readAllLines(folder.resolve(CALLS));
    }

    private static List<String> calledBy(Path classes, Path root) {
        Set<String> known = thatCanFail(root)
                .map(function -> BoundFunction.unwrapped(function.name()))
                .collect(Collectors.toSet());
        try (Stream<Path> files = Files.walk(classes)) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .flatMap(NativeFaultShim::names)
                    .map(name -> name.replaceAll("(Checked|String)$", ""))
                    .filter(known::contains)
                    .distinct()
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the strings in a class file that have the form of a function name. */
    private static Stream<String> names(Path file) {
        try {
            return NAME.matcher(Files.readString(file, StandardCharsets.ISO_8859_1))
                    .results()
                    .map(found -> found.group());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
