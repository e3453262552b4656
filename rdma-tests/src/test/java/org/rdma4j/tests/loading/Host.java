package org.rdma4j.tests.loading;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.rdma4j.tests.support.KnownTargets;
import org.rdma4j.tests.support.Run;

/**
 * The facilities of this machine that situations require: other users, and mounts that are visible to a single process.
 */
final class Host {
    private static final String NOBODY = "65534";

    private Host() {}

    static boolean isArm() {
        return System.getProperty("os.arch").equals("aarch64");
    }

    /** Returns the name of this platform in the names of bundled libraries. */
    static String classifier() {
        return KnownTargets.property(KnownTargets.here(), "bundled");
    }

    static boolean isRoot() {
        return "root".equals(System.getProperty("user.name"));
    }

    /**
     * Returns a command prefix that runs a command as an unprivileged user: as the current user, unless that is root.
     */
    static List<String> asNobody() {
        if (!isRoot()) {
            return List.of();
        }
        List<String> prefix = List.of("setpriv", "--reuid=" + NOBODY, "--regid=" + NOBODY, "--clear-groups");
        List<String> trial = new ArrayList<>(prefix);
        trial.addAll(List.of(ChildJar.currentJava().toString(), "-version"));
        Assumptions.assumeTrue(Run.of(trial, Map.of()).exit() == 0, "nobody cannot run java here: " + trial);
        return prefix;
    }

    /**
     * Returns a command prefix that runs a command in a private mount namespace.
     *
     * @param script a shell script, run before the command
     */
    static List<String> mounting(String script) {
        List<String> unshare = isRoot() ? List.of("unshare", "-m") : List.of("unshare", "-rm");
        List<String> prefix = new ArrayList<>(unshare);
        prefix.addAll(List.of("sh", "-ec", script + "\nexec \"$@\"", "sh"));
        List<String> trial = new ArrayList<>(prefix);
        trial.add("true");
        Run run = Run.of(trial, Map.of());
        Assumptions.assumeTrue(run.exit() == 0, "this machine does not let a process mount for itself: " + run.err());
        return prefix;
    }

    /** Returns a script that hides library files with overlay mounts on their directories. */
    static String hiding(Path scratch, Path... libraries) {
        StringBuilder script = new StringBuilder("mount -t tmpfs none " + scratch + "\n");
        for (int i = 0; i < libraries.length; i++) {
            Path directory = libraries[i].getParent();
            String name = libraries[i].getFileName().toString().replaceFirst("\\.so.*", ".so");
            String upper = scratch + "/upper" + i;
            String work = scratch + "/work" + i;
            script.append("mkdir ").append(upper).append(' ').append(work).append('\n');
            script.append("mount -t overlay overlay -o lowerdir=" + directory + ",upperdir=" + upper + ",workdir="
                    + work + " " + directory + "\n");
            script.append("rm " + directory + "/" + name + "*\n");
        }
        return script.toString();
    }

    /** Creates a directory for one situation, which every user may enter. */
    static Path directory(Path parent, String name) {
        try {
            Path directory = Files.createDirectories(parent.resolve(name));
            Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwxr-xr-x"));
            return directory;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
