package org.rdma4j.tests.commands;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.rdma4j.tests.support.Run;

/**
 * A copy of the commands in a tree where nothing has been built, and a host that lacks programs, space or the right to
 * write. Packages cannot be installed: apt-get is always hidden.
 */
final class RestrictedHost implements AutoCloseable {
    private static final Path ROOT = Path.of(System.getProperty("rdma4j.tests.root", ".."));

    /** Performs the mounts named by the first two arguments, then runs the remaining ones as a command. */
    private static final String MOUNT = """
            if [ -n "$1" ]; then
                mount -t tmpfs -o size=64k tmpfs "$1" && ! cat /dev/zero > "$1/full" 2> /dev/null || exit 99
            fi
            if [ -n "$2" ]; then
                mount --bind "$2" "$2" && mount -o remount,ro,bind "$2" || exit 99
            fi
            shift 2
            exec "$@"
            """;

    private final Path folder;
    private final Path tree;
    private final Path programs;
    private final Set<String> hidden = new TreeSet<>(Set.of("apt-get"));
    private final Map<String, String> environment = new HashMap<>();
    private String full = "";
    private String readOnly = "";
    private boolean linked;

    /**
     * Creates a copy of the commands.
     *
     * @param folder the parent folder of the tree and the programs
     * @param name the name of the tree's folder
     */
    RestrictedHost(Path folder, String name) throws IOException {
        this.folder = folder;
        this.tree = folder.resolve(name);
        this.programs = Files.createDirectory(folder.resolve("programs"));
        copy("dev");
        copy("rdma-gen/src/main/resources/org/rdma4j/gen/model/targets.properties");
        copy("rdma-examples/src/main/java/org/rdma4j/examples/quickstart/ListDevices.java");
        try (Stream<Path> files = Files.walk(ROOT.resolve("scripts"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                copy(ROOT.relativize(file).toString());
            }
        }
        environment.put("NO_COLOR", "1");
        environment.put("RDMA4J_VM_CACHE", folder.resolve("cache").toString());
        environment.put("XDG_CACHE_HOME", folder.resolve("cache").toString());
    }

    private void copy(String file) throws IOException {
        Path copy = tree.resolve(file);
        Files.createDirectories(copy.getParent());
        Files.copy(ROOT.resolve(file), copy);
    }

    /** Returns the folder with the copy of the commands. */
    Path tree() {
        return tree;
    }

    /** Hides programs. */
    RestrictedHost without(String... names) {
        hidden.addAll(List.of(names));
        return this;
    }

    /** Adds or replaces a program by a script of these lines. */
    RestrictedHost with(String name, String lines) throws IOException {
        Path file = Files.writeString(programs.resolve(name), "#!/bin/bash\n" + lines);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
        return this;
    }

    /** Sets a variable of the environment. */
    RestrictedHost with(Map<String, String> variables) {
        environment.putAll(variables);
        return this;
    }

    /** Fills the folder for temporary files, and returns its path. */
    Path fillTemporaryFolder() throws IOException {
        Path temporary = Files.createDirectories(folder.resolve("temporary"));
        full = temporary.toString();
        environment.put("TMPDIR", full);
        return temporary;
    }

    /** Mounts the tree read-only. */
    RestrictedHost withReadOnlyTree() {
        readOnly = tree.toString();
        return this;
    }

    /** Runs a command of {@code ./dev}. */
    Run dev(String... words) throws IOException {
        link();
        environment.put("PATH", programs.toString());
        List<String> command = new ArrayList<>(List.of("env", "--unset=JAVA_HOME"));
        if (!full.isEmpty() || !readOnly.isEmpty()) {
            command.addAll(
                    0, List.of("unshare", "--map-root-user", "--mount", "bash", "-c", MOUNT, "bash", full, readOnly));
        }
        command.add(tree.resolve("dev").toString());
        command.addAll(List.of(words));
        Run run = Run.of(command, environment);
        assumeTrue(run.exit() != 99 && !run.err().startsWith("unshare: "), "this user may not mount: " + run.err());
        return run;
    }

    /** Removes the links: the deletion of a temporary folder logs a warning for each. */
    @Override
    public void close() throws IOException {
        try (Stream<Path> files = Files.list(programs)) {
            for (Path link : files.filter(Files::isSymbolicLink).toList()) {
                Files.delete(link);
            }
        }
    }

    /** Links the programs of this host that are not hidden, before the first run. */
    private void link() throws IOException {
        if (linked) {
            return;
        }
        linked = true;
        for (String directory : System.getenv("PATH").split(":")) {
            if (!Files.isDirectory(Path.of(directory))) {
                continue;
            }
            try (Stream<Path> files = Files.list(Path.of(directory))) {
                for (Path program : files.toList()) {
                    String name = program.getFileName().toString();
                    if (!hidden.contains(name)) {
                        try {
                            Files.createSymbolicLink(programs.resolve(name), program);
                        } catch (FileAlreadyExistsException e) {
                            // The first program on the PATH takes precedence.
                        }
                    }
                }
            }
        }
    }
}
