package org.rdma4j.gen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.gen.dump.Dump;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.parse.Compiler;
import org.rdma4j.gen.parse.CompilerProbe;

/**
 * The fixtures once more, as far as no compiler has to run for them: what {@code ./dev mutate} can ask thousands of
 * times. That what is expected is what the compiler says is {@link FixtureTest}'s to show.
 */
class FixtureReadingTest {

    private static Compiler compiler;

    @TempDir
    private Path folder;

    /** A command that accepts every header stands for the compiler, whose macros and folders are those of the real one. */
    @BeforeAll
    static void askTheCompilerOnce() {
        Compiler real = CompilerProbe.probe(List.of("cc"));
        compiler = new Compiler(List.of("true"), real.includePaths(), real.macros(), real.target(), real.version());
    }

    static Stream<Fixture> plain() throws IOException {
        return Fixture.good()
                .filter(f -> f.expected("config.toml").isEmpty()
                        && !Files.exists(f.source().resolve("fixture.c")));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("plain")
    void givesTheSameFacts(Fixture fixture) throws IOException {
        assumeThat(compiler.target()).isEqualTo(Target.X86_64);
        Fixture.Outcome outcome = fixture.read(folder, compiler);
        assertThat(outcome.error()).isEmpty();
        assertThat(outcome.metadata().map(Dump::text)).isEqualTo(fixture.expected(Fixture.DUMP));
    }
}
