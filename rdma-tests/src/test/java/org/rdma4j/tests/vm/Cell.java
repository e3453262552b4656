package org.rdma4j.tests.vm;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.rdma4j.tests.guest.control.CPrograms;

/**
 * A guest with another distribution than the host, set with {@code -Drdma4j.cell=SUITE-ARCH[-JDK]}, for example {@code
 * sid-arm64-28}. Without the number of a JDK, the JDK of the host is used, which must be for the same architecture.
 *
 * @param suite name of the Debian suite
 * @param architecture Debian name of the architecture
 * @param jdk home folder of the JDK
 */
record Cell(String suite, String architecture, Path jdk) {
    private static final Pattern NAME = Pattern.compile("([a-z]+)-(amd64|arm64)(?:-(\\d+))?");

    /** The class folder of a module that is packed into a jar. */
    private static final Pattern LIBRARY_CLASSES =
            Pattern.compile(".*/(rdma-sys|rdma-sys-mlx5|rdma-sys-efa|rdma-io|rdma-network)/target/classes/?");

    /** Shell command that sets $release to the major version of the guest's rdma-core. */
    private static final String RELEASE =
            "release=$(ls /usr/lib/*/libibverbs.so.1.*.*" + " | sed 's/.*[.]so[.]1[.][0-9]*[.]\\([0-9]*\\).*/\\1/'); ";

    /** Returns the cell set for this run; empty for the distribution of the host. */
    static Optional<Cell> chosen() {
        return Optional.ofNullable(System.getProperty("rdma4j.cell")).map(Cell::of);
    }

    private static Cell of(String name) {
        Matcher parts = NAME.matcher(name);
        if (!parts.matches()) {
            throw new IllegalArgumentException(
                    "-Drdma4j.cell is SUITE-ARCH or SUITE-ARCH-JDK, such as sid-arm64-28, and" + " not " + name);
        }
        String jdk = parts.group(3) == null
                ? System.getProperty("java.home")
                : "/usr/lib/jvm/java-" + parts.group(3) + "-openjdk-" + parts.group(2);
        return new Cell(parts.group(1), parts.group(2), Path.of(jdk));
    }

    /** Returns the options of {@code scripts/vm} that select the cell. They precede the command. */
    List<String> system() {
        return List.of("--suite", suite, "--arch", architecture);
    }

    /**
     * Returns the options of {@code scripts/vm run} that share the folders of the host's class path and JDK with the
     * guest.
     */
    List<String> shares(String classPath) {
        Set<Path> folders = new TreeSet<>();
        for (String entry : classPath.split(":")) {
            Path path = Path.of(entry).toAbsolutePath();
            if (!path.startsWith(Vm.root()) && Files.exists(path)) {
                // Shares a repository of jars as a whole, because a guest supports only about thirty shares.
                int repository = path.toString().indexOf("/repository/");
                folders.add(
                        repository < 0
                                ? path.getParent()
                                : Path.of(path.toString().substring(0, repository + 11)));
            }
        }
        if (jdk.equals(Path.of(System.getProperty("java.home")))) {
            folders.add(jdk);
        }
        List<String> words = new ArrayList<>();
        folders.forEach(folder -> words.addAll(List.of("--share", folder.toString())));
        return words;
    }

    /** Compiles the C programs of the tests in the guest, with its own compiler, headers and libraries. */
    void compilePrograms(Path folder) {
        // Compiled individually: if one fails, the test that needs it reports the failure.
        String commands = String.join("; ", CPrograms.commands("gcc", Path.of("/tmp/out")));
        List<String> words = List.of(
                "run",
                "--device",
                "none",
                "--out",
                folder.toString(),
                "--",
                "cd rdma-tests && { " + RELEASE + commands + "; true; }");
        Vm.Result run = Vm.run(folder.resolve("compile.log"), words);
        if (run.exit() != 0) {
            throw new AssertionError("the C programs of the tests do not compile in " + suite + ":\n" + run.tail());
        }
    }

    /**
     * Returns a class path with packed jars from a folder instead of class folders.
     *
     * @throws IllegalArgumentException if a jar is missing
     */
    static String packed(String classPath, Path jars) {
        return String.join(
                ":",
                Stream.of(classPath.split(":"))
                        .map(entry -> packedEntry(entry, jars))
                        .toList());
    }

    private static String packedEntry(String entry, Path jars) {
        Matcher classes = LIBRARY_CLASSES.matcher(entry);
        if (!classes.matches()) {
            return entry;
        }
        Pattern name = Pattern.compile(classes.group(1) + "-[\\d.]+(-SNAPSHOT)?\\.jar");
        try (Stream<Path> files = Files.list(jars)) {
            return files.filter(
                            file -> name.matcher(file.getFileName().toString()).matches())
                    .findFirst()
                    .orElseThrow(
                            () -> new IllegalArgumentException(jars + " has no " + name + "; ./dev package makes it"))
                    .toString();
        } catch (IOException e) {
            throw new UncheckedIOException(jars + " cannot be read; ./dev package makes it", e);
        }
    }
}
