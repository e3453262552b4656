package org.rdma4j.gen.fuzz;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The texts that are damaged: the fixtures' headers and metadata, and the configurations of this repository. */
final class SeedTexts {

    private static final Path FIXTURES = Path.of("src", "test", "fixtures");
    private static final Path HEADER_SETS = Path.of("src", "test", "headersets");
    private static final Path ROOT = Path.of("..");

    private SeedTexts() {}

    /** Small headers, one construct each; not those that the compiler contradicts, which the gate alone refuses. */
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

    /** Configurations: short ones and the long ones of the project. */
    static List<String> configurations() throws IOException {
        List<String> texts = new ArrayList<>(ending(HEADER_SETS, ".toml"));
        texts.addAll(ending(FIXTURES, "config.toml"));
        for (String name : List.of("rdma.toml", "posix.toml", "linux.toml")) {
            texts.add(read(ROOT.resolve(name)));
        }
        return texts;
    }

    /** Metadata: of one construct each, and one of the project's. */
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

    /** Any byte is a character: one fixture is not UTF-8. */
    private static String read(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    }
}
