package org.rdma4j.tests.real;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.rdma4j.tests.support.MetadataFiles;
import org.rdma4j.tests.support.Run;

/** The releases of rdma-core that {@code ./dev releases} has unpacked on this machine. */
final class UnpackedReleases {
    private static final int MINORS = 100;

    private UnpackedReleases() {}

    /**
     * A release with checked-in metadata.
     *
     * @param number major × 100 + minor
     */
    record Release(int number) {
        /** Returns the folder into which the release was unpacked. Skips the test if there is none. */
        Path folder() {
            List<Path> folders = here().stream()
                    .map(line -> Path.of(line[2]))
                    .filter(folder -> Files.exists(folder.resolve("usr/include/infiniband/verbs.h")))
                    .toList();
            assumeTrue(
                    !folders.isEmpty(), "rdma-core " + this + " is not unpacked on this machine; run ./dev releases");
            return folders.get(0);
        }

        /** Returns suite, release and folder for each folder that contains this release. */
        private List<String[]> here() {
            return lines().stream()
                    .map(line -> line.split("\t"))
                    .filter(line -> line.length == 3 && line[1].equals(toString()))
                    .toList();
        }

        /** Returns a libibverbs that can be called. A library assembled from the sources contains only the exports. */
        Path code() {
            assumeTrue(
                    here().stream().noneMatch(line -> line[0].equals(toString())),
                    "rdma-core " + this + " was assembled from its sources, without code");
            return library();
        }

        /** Returns the compiler options for its headers. */
        List<String> includes() {
            List<String> options = new ArrayList<>();
            try (Stream<Path> triplets = Files.list(folder().resolve("usr/include"))) {
                options.add("-I" + folder().resolve("usr/include"));
                triplets.filter(path -> path.getFileName().toString().endsWith("-linux-gnu"))
                        .sorted()
                        .forEach(path -> options.add("-I" + path));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return options;
        }

        /** Returns its libibverbs for inspection. */
        Path library() {
            try (Stream<Path> files = Files.walk(folder().resolve("usr/lib"))) {
                return files.filter(path -> path.getFileName().toString().equals("libibverbs.so.1"))
                        .findFirst()
                        .orElseThrow()
                        .toRealPath();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public String toString() {
            return number / MINORS + "." + number % MINORS;
        }
    }

    /** Returns the releases from which the bindings are emitted, oldest first, whether or not they are unpacked. */
    static List<Release> known() {
        return MetadataFiles.all(EmittedBindings.root()).stream()
                .map(file -> new Release(MetadataFiles.release(file)))
                .toList();
    }

    static Release oldest() {
        return known().get(0);
    }

    static Release newest() {
        return known().get(known().size() - 1);
    }

    private static List<String> lines() {
        Run run = Run.of(
                List.of(EmittedBindings.root().resolve("scripts/releases").toString(), "path"), Map.of());
        return run.exit() == 0 ? run.lines() : List.of();
    }
}
