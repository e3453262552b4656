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
 * Another system than the host's for the machine of the tests: {@code -Drdma4j.cell=SUITE-ARCH[-JDK]}, such as {@code
 * sid-arm64-28}; without a JDK's number the host's own runs there, which has to be for that architecture.
 *
 * @param suite the name of Debian's suite
 * @param architecture as Debian names it
 * @param jdk the home of the JDK
 */
record Cell(String suite, String architecture, Path jdk) {
    private static final Pattern NAME = Pattern.compile("([a-z]+)-(amd64|arm64)(?:-(\\d+))?");

    /** The classes of a library that is packed. */
    private static final Pattern LIBRARY_CLASSES =
            Pattern.compile(".*/(rdma-sys|rdma-sys-mlx5|rdma-sys-efa|rdma-io|rdma-network)/target/classes/?");

    /** A line for the shell, after which $release is the number of the machine's rdma-core before its dot. */
    private static final String RELEASE =
            "release=$(ls /usr/lib/*/libibverbs.so.1.*.*" + " | sed 's/.*[.]so[.]1[.][0-9]*[.]\\([0-9]*\\).*/\\1/'); ";

    /** The one that this run is for; none where it is for the host's system. */
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

    /** The options of {@code scripts/vm} that choose it; they come before the command. */
    List<String> system() {
        return List.of("--suite", suite, "--arch", architecture);
    }

    /** The options of its {@code run} by which the machine sees what the host's class path and JDK are made of. */
    List<String> shares(String classPath) {
        Set<Path> folders = new TreeSet<>();
        for (String entry : classPath.split(":")) {
            Path path = Path.of(entry).toAbsolutePath();
            if (!path.startsWith(Vm.root()) && Files.exists(path)) {
                // One share for a whole repository of jars: a machine takes some thirty.
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

    /** Compiles the C programs of the tests in the machine, with its own compiler, headers and libraries. */
    void compilePrograms(Path folder) {
        // Each for itself: what does not compile is told by the test that needs it.
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
     * A class path with the packed jars of that folder in place of the classes that they are made of.
     *
     * @throws IllegalArgumentException if one is missing: the classes would be tested instead
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
