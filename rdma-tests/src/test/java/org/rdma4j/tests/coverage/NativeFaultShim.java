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
 * Writes and builds the library of src/test/c/native_faults.c, through which all native calls go and which makes one fail: which
 * functions it has is taken from the metadata, and how each fails from rdma.toml.
 */
public final class NativeFaultShim {
    private static final int MOST_ARGUMENTS = 6;
    /** Of what has no version: the functions of the wrapper, and what tells this library what to do. */
    private static final String OWN = "NATIVE_FAULTS";

    /** It refuses NULL only; and while it did not happen, the identifier's end would wait for it. */
    private static final String ACKNOWLEDGEMENT = "rdma_ack_cm_event";

    private static final Pattern NAME = Pattern.compile("(?:_*ibv|rdma|verbs)_\\w+");

    /** What rdma-io calls of that, a name a line: found out on the host, too. */
    private static final String CALLS = "native_faults.calls";

    private NativeFaultShim() {}

    /**
     * Compiles it on the host, where there is a quick compiler.
     *
     * @param root of the sources
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
        // By its soname, as the other two.
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

    /** The functions of this host's release that can fail, under the names that the bindings look for. */
    private static Stream<BoundFunction> thatCanFail(Path root) {
        return BoundFunction.all(MetadataFiles.ofHost(root), root.resolve("rdma.toml")).stream()
                .filter(function -> !function.fails().equals("never")
                        && !function.fails().equals("later")
                        && !BoundFunction.unwrapped(function.name()).equals(ACKNOWLEDGEMENT));
    }

    /** The version nodes that functions are looked for in, of those whose arguments come in registers. */
    private static Map<String, String> versions(Path root) {
        return new JsonMapper()
                .readTree(MetadataFiles.ofHost(root).toFile())
                .path("partitions")
                .valueStream()
                .flatMap(partition -> partition.path("functions").valueStream())
                .filter(function -> function.path("parameters").size() <= MOST_ARGUMENTS)
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
                throw new IllegalStateException(
                        function.name() + ": how does it fail, where it fails as " + function.fails() + "?");
        };
    }

    /**
     * The functions that rdma-io calls, or names, of those that can fail; in C's names.
     *
     * @param folder where the library was compiled
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

    /** The words in a class file that look like names of functions. */
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
