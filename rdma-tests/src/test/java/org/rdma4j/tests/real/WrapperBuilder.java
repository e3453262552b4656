package org.rdma4j.tests.real;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.rdma4j.tests.support.Run;

/**
 * Builds the wrapper library in a separate folder, from other headers than those of this machine or from modified
 * sources.
 */
final class WrapperBuilder {
    private final Path folder;

    /**
     * @param folder an empty folder
     */
    WrapperBuilder(Path folder) {
        this.folder = folder;
    }

    /** Returns the library that scripts/build-wrapper builds with the given headers. */
    Path build(List<String> includes, int release) {
        return build(EmittedBindings.root(), includes, Map.of("RDMA_CORE_RELEASE", Integer.toString(release)));
    }

    /**
     * Returns the library built with the headers of this machine, with a text in one of them replaced.
     *
     * @param header relative path, for example {@code infiniband/verbs.h}
     */
    Path withHeader(String header, String words, String replacement) {
        return library(withHeaders(header, words, replacement).expectOk());
    }

    /** Runs the build with a modified header, which may fail. */
    Run withHeaders(String header, String words, String replacement) {
        try {
            Path include = Files.createDirectories(folder.resolve("include"));
            Path copy = include.resolve(header);
            Files.createDirectories(copy.getParent());
            String text = Files.readString(Path.of("/usr/include", header));
            Files.writeString(copy, replaced(text, words, replacement));
            return run(EmittedBindings.root(), List.of("-I" + include), Map.of());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the library built from a modified wrapper.c. */
    Path withSource(String words, String replacement) {
        try {
            Path root = folder.resolve("root");
            for (String name :
                    List.of("scripts", "rdma-sys/wrapper", "rdma-gen/src/main/resources/org/rdma4j/gen/model")) {
                Path to = Files.createDirectories(root.resolve(name));
                try (Stream<Path> files = Files.list(EmittedBindings.root().resolve(name))) {
                    for (Path file : files.filter(Files::isRegularFile).toList()) {
                        Files.copy(file, to.resolve(file.getFileName()));
                    }
                }
            }
            Path source = root.resolve("rdma-sys/wrapper/wrapper.c");
            Files.writeString(source, replaced(Files.readString(source), words, replacement));
            return build(root, List.of(), Map.of());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String replaced(String text, String words, String replacement) {
        if (!text.contains(words)) {
            throw new AssertionError("no \"" + words + "\"");
        }
        return text.replace(words, replacement);
    }

    private Path build(Path root, List<String> includes, Map<String, String> more) {
        return library(run(root, includes, more).expectOk());
    }

    private Run run(Path root, List<String> includes, Map<String, String> more) {
        Map<String, String> environment = new HashMap<>(more);
        environment.put("CPPFLAGS", String.join(" ", includes));
        environment.put("LC_ALL", "C");
        return Run.of(
                List.of(
                        root.resolve("scripts/build-wrapper").toString(),
                        folder.resolve("out").toString()),
                environment);
    }

    private static Path library(Run built) {
        try (Stream<Path> files = Files.list(Path.of(built.command().get(1)))) {
            return files.findFirst().orElseThrow();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
