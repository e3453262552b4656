package org.rdma4j.safety;

import java.io.File;
import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.verbs.Device;

/**
 * Runs a {@code main} of the tests in a JVM of its own, which an attack may end, or whose options it needs. Native memory that
 * is freed is overwritten, and large blocks are unmapped.
 */
public final class ChildJvm {
    private static final int LIMIT_SECONDS = 240;
    private static final String LIBRARY = "org.rdma4j.ibverbs.path";

    private ChildJvm() {}

    /**
     * Result of a child JVM.
     *
     * @param exit exit code; 134 if the JVM crashed
     * @param output combined output of stdout and stderr
     */
    public record Ended(int exit, String output) {}

    /** Returns the folders or jars with the classes of rdma-io, of rdma-sys and of the tests. */
    static List<Path> classes() {
        return List.of(placeOf(Device.class), placeOf(Ibverbs.class), placeOf(LoopDevice.class));
    }

    private static Path placeOf(Class<?> type) {
        String name = "/" + type.getName().replace('.', '/') + ".class";
        URL file = Objects.requireNonNull(type.getResource(name), name);
        try {
            if (file.openConnection() instanceof JarURLConnection jar) {
                return Path.of(jar.getJarFileURL().toURI());
            }
            Path folder = Path.of(file.toURI());
            for (int i = name.split("/").length - 1; i > 0; i--) {
                folder = Objects.requireNonNull(folder.getParent());
            }
            return folder;
        } catch (IOException | URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Runs a class on the class path, and waits until it has ended. */
    public static Ended run(Class<?> main, List<String> options, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-XX:-CreateCoredumpOnCrash", "-XX:+UseSerialGC"));
        command.addAll(options);
        command.add("-D" + LIBRARY + "=" + System.getProperty(LIBRARY));
        command.add("-cp");
        command.add(classes().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
        command.add(main.getName());
        command.addAll(List.of(arguments));
        Path folder = Files.createTempDirectory("rdma4j-child");
        Path output = folder.resolve("output");
        try {
            ProcessBuilder builder = new ProcessBuilder(command);
            builder.environment().putAll(Map.of("MALLOC_PERTURB_", "165", "MALLOC_MMAP_THRESHOLD_", "65536"));
            Process child = builder.directory(folder.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(output.toFile())
                    .start();
            if (!child.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
                child.destroyForcibly().waitFor();
            }
            return new Ended(child.exitValue(), Files.readString(output));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } finally {
            try (var files = Files.list(folder)) {
                for (Path file : files.toList()) {
                    Files.delete(file);
                }
            }
            Files.delete(folder);
        }
    }
}
