package org.rdma4j.gen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.gen.dump.Dump;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.preprocess.Compiler;

/**
 * Headers in dialects that this machine's compiler may not support, read with the keywords of a compiler that does.
 * {@code ./dev compilers} verifies their meaning with such compilers.
 */
class DialectTest {

    private static final Path FOLDER = Path.of("src", "test", "dialects");
    private static final Compiler REAL = FixtureFolder.silentCompiler();

    private static final String C23 =
            "bool true false nullptr static_assert alignas alignof thread_local constexpr typeof"
                    + " typeof_unqual _BitInt asm inline restrict";
    private static final String CLANG = "asm inline restrict typeof _BitInt _Nonnull _Nullable _Null_unspecified";

    @TempDir
    private Path folder;

    static Stream<FixtureFolder> all() throws IOException {
        try (Stream<Path> folders = Files.list(FOLDER)) {
            return folders
                    .sorted()
                    .map(path -> new FixtureFolder(path.getFileName().toString(), path))
                    .toList()
                    .stream();
        }
    }

    /** Returns this machine's compiler with the keywords of the dialect. */
    private static Compiler compiler(FixtureFolder fixture) {
        Set<String> keywords = new HashSet<>(REAL.keywords());
        keywords.removeIf(word -> !word.startsWith("_") || word.startsWith("_Float"));
        Set<String> prefixes = new HashSet<>(REAL.prefixes());
        Map<String, String> macros = new HashMap<>(REAL.macros());
        if (fixture.name().startsWith("clang")) {
            keywords.addAll(List.of(CLANG.split(" ")));
        } else if (!fixture.name().startsWith("strict")) {
            keywords.addAll(List.of(C23.split(" ")));
            prefixes.add("u8'");
            macros.put("__STDC_VERSION__", "202311L");
        }
        return new Compiler(
                REAL.command(), REAL.includePaths(), macros, keywords, prefixes, REAL.target(), REAL.version());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("all")
    void readsTheExpectedFacts(FixtureFolder fixture) throws IOException {
        assumeTrue(REAL.target().equals(Target.X86_64), "expectations are written for x86-64");
        FixtureFolder.Outcome outcome = fixture.read(Files.createTempDirectory(folder, "dialect"), compiler(fixture));
        assertThat(outcome.error()).isEmpty();
        if (Boolean.getBoolean("fixtures.rewrite")) {
            fixture.expect(FixtureFolder.DUMP, outcome.metadata().map(Dump::text));
            return;
        }
        assertThat(outcome.metadata().map(Dump::text)).isEqualTo(fixture.expected(FixtureFolder.DUMP));
    }
}
