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
     * A release whose metadata is checked in.
     *
     * @param number major × 100 + minor
     */
    record Release(int number) {
        /** Where it is unpacked; a test that asks is skipped where it is not. */
        Path folder() {
            List<Path> folders = here().stream()
                    .map(line -> Path.of(line[2]))
                    .filter(folder -> Files.exists(folder.resolve("usr/include/infiniband/verbs.h")))
                    .toList();
            assumeTrue(!folders.isEmpty(), "rdma-core " + this + " is not unpacked here; ./dev releases fetches it");
            return folders.get(0);
        }

        /** Suite, release and folder, for each folder that has it. */
        private List<String[]> here() {
            return lines().stream()
                    .map(line -> line.split("\t"))
                    .filter(line -> line.length == 3 && line[1].equals(toString()))
                    .toList();
        }

        /** Its libibverbs, to be called; what was put together from the source only has the exports. */
        Path code() {
            assumeTrue(
                    here().stream().noneMatch(line -> line[0].equals(toString())),
                    "rdma-core " + this + " was put together from its source here, without its code");
            return library();
        }

        /** The compiler's options for its headers. */
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

        /** Its libibverbs, to be looked at. */
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

    /** Those that the bindings are emitted from, oldest first, unpacked or not. */
    static List<Release> known() {
        return MetadataFiles.all(Emitted.root()).stream()
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
        Run run = Run.of(List.of(Emitted.root().resolve("scripts/releases").toString(), "path"), Map.of());
        return run.exit() == 0 ? run.lines() : List.of();
    }
}
