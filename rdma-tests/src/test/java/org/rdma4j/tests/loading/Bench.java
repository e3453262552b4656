package org.rdma4j.tests.loading;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.rdma4j.sys.NativeLibrary;
import org.rdma4j.tests.support.C;

/**
 * The resources of a situation: a directory, the jar, and libraries.
 *
 * @param directory the directory for files
 * @param built the jar in memory
 * @param jar the jar as a file
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

    /** Returns a JVM with the unchanged jar. */
    ChildJar java(String... options) {
        return ChildJar.of(jar, options);
    }

    /** Returns a JVM with a modified jar. */
    ChildJar java(SysJar changed, String... options) {
        return ChildJar.of(changed.write(directory.resolve("jar/changed.jar")), options);
    }

    /** Returns the path of the host's libibverbs. */
    static Path verbs() {
        return Path.of(NativeLibrary.IBVERBS.location().orElseThrow());
    }

    static Path cm() {
        return Path.of(NativeLibrary.RDMACM.location().orElseThrow());
    }

    /** Creates a directory for one situation. */
    Path directory(String name) {
        return Host.directory(directory, name);
    }

    /** Creates a file in a new directory. */
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

    /** Creates a stub of libibverbs with the file name and the exports of rdma-core 33.2. */
    Path olderVerbs() {
        Path library = C.library("stub_verbs", "-Wl,-soname," + SONAME, version("stub_verbs"));
        return file("older", "libibverbs.so.1.11.33.2", bytes(library));
    }

    /** Creates a stub of libibverbs with the exports of rdma-core 34.0, to link against. */
    static Path newerVerbs() {
        return C.library("stub_verbs", "-DNEWER", "-Wl,-soname," + SONAME, version("stub_verbs_newer"));
    }

    private static String version(String name) {
        return "-Wl,--version-script=src/test/c/" + name + ".map";
    }

    /** Returns printed text without the parts that differ between machines and runs. */
    String shown(String printed) {
        String text = printed.replace(directory.toString(), "/directory")
                .replaceAll("/rdma4j-\\d+/", "/rdma4j-N/")
                .replaceAll("on Linux (amd64|aarch64)\\.", "on Linux amd64.")
                .replaceAll("The user \\S+ does", "The user NAME does")
                .stripTrailing();
        // On aarch64, swaps the names of the architectures, so that the text is that on x86_64.
        return Host.isArm()
                ? text.replace("aarch64", "?")
                        .replace("aarch_64", "??")
                        .replace("x86_64", "aarch64")
                        .replace("??", "x86_64")
                        .replace("?", "x86_64")
                : text;
    }
}
