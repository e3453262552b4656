package org.rdma4j.gen.fuzz;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The valid texts that a mutator damages: the headers and metadata of the fixtures, and the configurations of this
 * repository.
 */
final class SeedTexts {

    private static final Path FIXTURES = Path.of("src", "test", "fixtures");
    private static final Path HEADER_SETS = Path.of("src", "test", "headersets");
    private static final Path ROOT = Path.of("..");

    private SeedTexts() {}

    /**
     * Returns small headers with one construct each, without those that only the comparison with the compiler refuses.
     */
    static List<String> headers() throws IOException {
        List<String> texts = new ArrayList<>(ending(FIXTURES, "fixture.h"));
        try (Stream<Path> errors = Files.walk(FIXTURES)) {
            for (Path error : errors.filter(f -> f.endsWith("expected.error")).toList()) {
                if (read(error).contains(" according to rdma-gen, but ")) {
                    texts.remove(read(error.resolveSibling("fixture.h")));
                }
            }
        }
        return texts;
    }

    /** Returns the configurations of fixtures and of the project. */
    static List<String> configurations() throws IOException {
        List<String> texts = new ArrayList<>(ending(HEADER_SETS, ".toml"));
        texts.addAll(ending(FIXTURES, "config.toml"));
        for (String name : List.of("rdma.toml", "posix.toml", "linux.toml")) {
            texts.add(read(ROOT.resolve(name)));
        }
        return texts;
    }

    /** Returns the metadata of fixtures and one file of the project. */
    static List<String> metadata() throws IOException {
        List<String> texts = new ArrayList<>(ending(FIXTURES, "expected.json"));
        texts.add(read(ROOT.resolve("metadata/linux.json")));
        return texts;
    }

    private static List<String> ending(Path folder, String name) throws IOException {
        List<String> texts = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(f -> f.toString().endsWith(name)).sorted().toList()) {
                texts.add(read(file));
            }
        }
        return texts;
    }

    /** Decodes as ISO 8859-1, because one fixture is not UTF-8. */
    private static String read(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    }
}
