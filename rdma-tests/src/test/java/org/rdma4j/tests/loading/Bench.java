package org.rdma4j.tests.loading;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.rdma4j.sys.NativeLibrary;
import org.rdma4j.tests.support.C;

/**
 * What the situations are made of.
 *
 * @param directory to write to
 * @param built what was built
 * @param jar the same as a file
 */
record Bench(Path directory, SysJar built, Path jar) {
    static final String VERBS = "-Dorg.rdma4j.ibverbs.path=";
    static final String CM = "-Dorg.rdma4j.rdmacm.path=";
    static final String WRAPPER = "-Dorg.rdma4j.wrapper.path=";
    static final String TMPDIR = "-Dorg.rdma4j.tmpdir=";
    static final String SONAME = "libibverbs.so.1";

    static Bench in(Path directory) {
        SysJar built = SysJar.built();
        return new Bench(
                directory, built, built.write(Host.directory(directory, "jar").resolve("rdma-sys.jar")));
    }

    /** A JVM with the jar as built. */
    ChildJar java(String... options) {
        return ChildJar.of(jar, options);
    }

    /** A JVM with a changed jar. */
    ChildJar java(SysJar changed, String... options) {
        return ChildJar.of(changed.write(directory.resolve("jar/changed.jar")), options);
    }

    /** The host's libibverbs. */
    static Path verbs() {
        return Path.of(NativeLibrary.IBVERBS.location().orElseThrow());
    }

    static Path cm() {
        return Path.of(NativeLibrary.RDMACM.location().orElseThrow());
    }

    /** A fresh directory for one situation. */
    Path directory(String name) {
        return Host.directory(directory, name);
    }

    /** A file in a directory of its own. */
    Path file(String directoryName, String name, byte[] content) {
        try {
            return Files.write(directory(directoryName).resolve(name), content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A libibverbs of rdma-core 33.2, as far as names and exports go. */
    Path olderVerbs() {
        Path library = C.library("stub_verbs", "-Wl,-soname," + SONAME, version("stub_verbs"));
        return file("older", "libibverbs.so.1.11.33.2", bytes(library));
    }

    /** The same of 34.0, to link with. */
    static Path newerVerbs() {
        return C.library("stub_verbs", "-DNEWER", "-Wl,-soname," + SONAME, version("stub_verbs_newer"));
    }

    private static String version(String name) {
        return "-Wl,--version-script=src/test/c/" + name + ".map";
    }

    /** What was printed, without what differs between machines and runs. */
    String shown(String printed) {
        String text = printed.replace(directory.toString(), "/directory")
                .replaceAll("/rdma4j-\\d+/", "/rdma4j-N/")
                .replaceAll("on Linux (amd64|aarch64)\\.", "on Linux amd64.")
                .replaceAll("The user \\S+ does", "The user NAME does")
                .stripTrailing();
        // As on x86_64, wherever this runs.
        return Host.isArm()
                ? text.replace("aarch64", "?")
                        .replace("aarch_64", "??")
                        .replace("x86_64", "aarch64")
                        .replace("??", "x86_64")
                        .replace("?", "x86_64")
                : text;
    }
}
